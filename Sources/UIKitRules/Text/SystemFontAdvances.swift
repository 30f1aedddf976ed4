package import Graphics

/// By how much San Francisco's advances differ from Inter's, in em.
package enum SystemFontAdvances {
  /// Of an ASCII character in a weight; the space of the text cut, which Inter makes narrower in heavier weights, is
  /// not the display cut's.
  package static func added(to character: UInt8, weight: FontWeight, isDisplay: Bool) -> Double {
    let spacing = weights.value[weight] ?? WeightWidths()
    guard (0x20...0x7E).contains(character) else { return spacing.character }
    let place = Int(character) - 0x20
    let own = regular.value[place] + spacing.heaviness * heavy.value[place]
    let space = character == 0x20 ? (isDisplay ? spacing.displaySpace : spacing.textSpace) : 0
    return Double(own) / 10_000 + spacing.character + space
  }

  /// Of any other letter.
  package static func added(weight: FontWeight) -> Double { weights.value[weight]?.character ?? 0 }

  /// What all characters of a weight have.
  struct WeightWidths: Hashable, Sendable {
    var character = 0.0
    var textSpace = 0.0
    var displaySpace = 0.0
    /// How much of what bold characters differ by it has.
    var heaviness = 0.0
  }

  // Black and ultra-light are their neighbours'.
  static let weights = Fact<[FontWeight: WeightWidths]>(
    [
      .ultraLight: WeightWidths(character: 0.0067), .thin: WeightWidths(character: 0.0067),
      .light: WeightWidths(character: 0.0007),
      .medium: WeightWidths(character: 0.0026, textSpace: 0.0325, displaySpace: 0.0162, heaviness: 0.4),
      .semibold: WeightWidths(character: 0.0043, textSpace: 0.0524, displaySpace: 0.0194, heaviness: 0.75),
      .bold: WeightWidths(character: 0.0124, textSpace: 0.0166, displaySpace: -0.0328, heaviness: 1),
      .heavy: WeightWidths(character: 0.0223, textSpace: 0.0661, displaySpace: 0, heaviness: 1.2),
      .black: WeightWidths(character: 0.0223, textSpace: 0.0824, displaySpace: 0, heaviness: 1.2),
    ], .systemFontWidths, .xcode)

  // In ten-thousandths of an em, from the space on; the space's was held, within the fit's error, where sixteen of
  // 18 points make 71.5, as the widths of blank titles have it.

  static let regular = Fact<[Double]>(
    [
      -86, 13, 11, 41, 122, 103, 11, -5, 22, 22, 11, -61, 12, 73, 145, -40, 78, 2, 1, 21, -27, 72, 94, 24,
      87, 39, 194, 11, 32, 11, 56, 39, -23, -108, 91, -42, 104, 14, 65, 56, 13, 20, -19, 32, -8, -128, -43,
      73, -62, 14, 8, 19, -120, -23, -5, 45, 42, 9, 11, 23, 11, 23, 11, 24, 11, -82, 7, 9, -85, -81, 34,
      -9, 54, 90, 24, -43, 118, 14, 49, -51, -3, 7, 66, -37, -33, 20, -119, -289, -31, -100, 36, 71, 11,
      71, 11,
    ], .systemFontWidths, .xcode)

  /// What a bold character has more than a regular one.
  static let heavy = Fact<[Double]>(
    [
      -53, 0, 0, 0, 0, 0, 0, 0, 22, 22, 0, 0, 14, 0, -43, -93, -19, 14, -94, -48, 0, -26, 0, 0, 12, -26,
      -31, 0, 0, 0, 0, 0, -43, -2, 30, -64, 32, 0, 27, 10, 43, 34, 24, 0, 26, -93, 120, 51, 6, 18, 20, 15,
      -9, -65, -6, 30, 25, 0, 0, 26, 0, 26, 0, 0, 0, 145, 158, -84, 82, 87, 53, -13, -102, -55, 0, 129,
      -43, -39, -99, -8, 45, 0, 50, -12, 31, -37, -93, 53, -2, -9, 0, -11, 0, -11, 0,
    ], .systemFontWidths, .xcode)
}
