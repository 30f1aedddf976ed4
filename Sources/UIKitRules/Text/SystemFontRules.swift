/// San Francisco, the system font from iOS 9 on: its lines, and what turns Inter's widths into its own.
///
/// Lengths are in em. The widths were fitted to 400 labels and buttons whose width Xcode stored; on labels that were
/// left out of the fit 97% are within a point and 88% within half a point.
package struct SystemFontRules: Sendable {
  /// Over the baseline.
  package let ascender: Fact<Double>
  /// Ascender and descender; there is no gap.
  package let lineHeight: Fact<Double>
  /// The least size in points that is set in the display cut. A jump: no width at 20 to 22 points lies between the cuts.
  package let displaySize: Fact<Double>
  /// What the display cut adds between characters at every size, to the advances of Inter's own display cut.
  package let displaySpacing: Fact<Double>
  /// By how much Inter's display cut is narrower than its text cut, a character: for the one that stands in for the
  /// other.
  package let displayNarrowing: Fact<Double>
  /// The room of an emoji, tracking left out; `small` in the text cut's sizes.
  ///
  /// Labels of 17 and 18 points are 23 and 24 wide, five emoji of 27 points 155, one of 30 at one pixel a point 36.
  package let emoji: Fact<EmojiWidth>

  /// By cut.
  package struct EmojiWidth: Hashable, Sendable {
    package let small: Double
    package let large: Double
  }

  package static let all = SystemFontRules(
    ascender: Fact(1950.0 / 2048, .systemFontLine, .o26),
    lineHeight: Fact((1950.0 + 494) / 2048, .systemFontLine, .o26),
    displaySize: Fact(20, .systemFontWidths, .xcode),
    displaySpacing: Fact(0.0076, .systemFontWidths, .xcode),
    displayNarrowing: Fact(0.05, .systemFontWidths, .xcode),
    emoji: Fact(EmojiWidth(small: 1.353, large: 1.139), .systemFontWidths, .xcode))
}
