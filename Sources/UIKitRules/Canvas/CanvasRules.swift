/// Where a canvas differs from the system that it imitates; lengths in points, as Xcode stored them.
struct CanvasRules: Sendable {
  /// Of cells in tables, by the width of the table.
  let margin: Fact<MarginByWidth>
  /// Of cells in tables up to Xcode 8.2.
  let oldMargin: Fact<Double>
  /// Of cells in inset groups, Xcode 26.
  let groupMargin: Fact<Double>
  /// Of cells in tables that are one of several views, Xcode 9.2 to 11 on a device that is at most 375 wide.
  let narrowTableInView: Fact<Double>
  /// Of cells by themselves: Xcode 9.2 to 10, the same 600 wide, Xcode 11 on a device 375 wide.
  let oldLooseMargin: Fact<Double>
  let oldWideMargin: Fact<Double>
  let looseMargin13: Fact<Double>
  /// Of cells by themselves from Xcode 12 on, by their own width.
  let looseMargin: Fact<MarginByWidth>
  /// Above and below in tables that are not inset-grouped, Xcode 26.
  let verticalMargin26: Fact<Double>
  /// The versions that set text styles at the smallest text size: Xcode 13 to 14.0. Twelve of thirteen documents of
  /// theirs show it; before and behind them all are at the usual size.
  let extraSmallVersions: Fact<Range<Int>>

  static let all = CanvasRules(
    margin: Fact(MarginByWidth(narrow: 16, wide: 20, wideFrom: 390), .cellMargin, .xcode),
    oldMargin: Fact(15, .cellMargin, .xcode), groupMargin: Fact(20, .cellMargin, .xcode),
    narrowTableInView: Fact(15, .cellMargin, .xcode),
    oldLooseMargin: Fact(16, .cellMargin, .xcode),
    oldWideMargin: Fact(20, .cellMargin, .xcode), looseMargin13: Fact(15, .cellMargin, .xcode),
    looseMargin: Fact(MarginByWidth(narrow: 16, wide: 20, wideFrom: 376), .cellMargin, .xcode),
    verticalMargin26: Fact(11, .contentMargins, .xcode),
    extraSmallVersions: Fact(18_000..<21_000, .textStyleSize, .xcode))
}

/// A margin that follows a width, in points.
struct MarginByWidth: Hashable, Sendable {
  let narrow: Double
  let wide: Double
  let wideFrom: Double

  subscript(width: Double) -> Double { width >= wideFrom ? wide : narrow }
}
