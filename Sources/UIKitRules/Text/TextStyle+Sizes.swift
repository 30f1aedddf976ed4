/// A text style's figures at one text size, in points.
struct TextStyleSize: Hashable, Sendable {
  let pointSize: Double
  let leading: Double
}

extension TextStyle {
  /// The figures of iOS 11 and later (Human Interface Guidelines, Typography).
  func size(_ contentSize: ContentSize) -> TextStyleSize {
    let row = row
    return TextStyleSize(
      pointSize: row.points[contentSize.ordinal], leading: row.leading[contentSize.ordinal])
  }

  private var row: TextStyleRow {
    switch self {
    case .largeTitle: .largeTitle
    case .title1: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline, .body: .body
    case .callout: .callout
    case .subheadline: .subheadline
    case .footnote: .footnote
    case .caption1: .caption1
    case .caption2: .caption2
    }
  }
}

/// A text style at every text size.
private struct TextStyleRow: Sendable {
  let points: [Double]
  let leading: [Double]

  // One entry for each case of ContentSize: XS, S, M, L, XL, XXL, XXXL, then AX1 to AX5.

  static let largeTitle = TextStyleRow(
    points: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    leading: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70])

  static let title1 = TextStyleRow(
    points: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    leading: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68])

  static let title2 = TextStyleRow(
    points: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    leading: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66])

  static let title3 = TextStyleRow(
    points: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    leading: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65])

  static let body = TextStyleRow(
    points: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    leading: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  static let callout = TextStyleRow(
    points: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    leading: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60])

  static let subheadline = TextStyleRow(
    points: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    leading: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58])

  static let footnote = TextStyleRow(
    points: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    leading: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52])

  static let caption1 = TextStyleRow(
    points: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    leading: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51])

  static let caption2 = TextStyleRow(
    points: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    leading: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48])
}
