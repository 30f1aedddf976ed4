import Graphics

/// A font of the system, as it stands in lists.
struct SystemFont: Comparable, Sendable {
  var family: String
  /// On fontconfig's scale: 80 is regular, 200 bold.
  var weight: Int
  var isItalic: Bool
  /// In hundredths of the usual.
  var width: Int
  var isMonospaced: Bool
  var isColored: Bool
  var file: String
  /// Which of the file's fonts it is.
  var index: Int
  /// Whether it lies in a folder that was named for its fonts.
  var isNamed = false

  /// By family first; of two files with the same font the first by path comes first.
  static func < (left: SystemFont, right: SystemFont) -> Bool {
    if left.family != right.family { return left.family.utf8.lexicographicallyPrecedes(right.family.utf8) }
    if left.weight != right.weight { return left.weight < right.weight }
    if left.isItalic != right.isItalic { return right.isItalic }
    if left.width != right.width { return left.width < right.width }
    if left.file != right.file { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return left.index < right.index
  }

  /// How little it is of a style: upright and of the usual width if it may, then the nearest weight.
  func distance(from style: FaceStyle) -> Int {
    (isItalic == style.isItalic ? 0 : 10_000) + abs(width - 100) * 10
      + abs(weight - style.weight.systemWeight)
  }
}

extension FontWeight {
  /// On fontconfig's scale.
  var systemWeight: Int {
    switch self {
    case .ultraLight: 0
    case .thin: 40
    case .light: 50
    case .regular: 80
    case .medium: 100
    case .semibold: 180
    case .bold: 200
    case .heavy: 205
    case .black: 210
    }
  }
}
