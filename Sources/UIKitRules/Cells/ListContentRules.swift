/// List content (UIListContentConfiguration) on one system; lengths in points.
package struct ListContentRules: Sendable {
  /// Above and below what a cell or valueCell shows.
  package let verticalMargin: Fact<Double>
  /// Above and below what a subtitleCell shows.
  package let subtitleVerticalMargin: Fact<PerScale<Double>>
  /// The least leading and trailing margin: the contentView's count where they are more.
  package let leastMargins: Fact<ListMargins>
  package let image: RowImageRules
  /// Between text and secondary text where they stand one below the other.
  package let stackedGap: Fact<Double>
  package let subtitleStackedGap: Fact<Double>
  /// Between text and secondary text where they stand side by side.
  package let sideBySideGap: Fact<Double>
  package let text: RowTextRules
  package let valueText: RowTextRules
  package let subtitleText: RowTextRules
  /// Whether the least height of a row is that of its contentView, so that the separator comes on top.
  package let separatorIsOnTop: Fact<Bool>
}

/// The horizontal margins of list content, in points.
package struct ListMargins: Hashable, Sendable {
  package let leading: Double
  package let trailing: Double
}

extension ListContentRules {
  /// 14 to 18.
  static let from14 = ListContentRules(
    verticalMargin: Fact(11, .listMargins, .reported18),
    // With the gap of 1 a row of 55.5 or 55.67 and its separator: 56.
    subtitleVerticalMargin: Fact(PerScale(9.75, at3x: 10), .rowSubtitle, .xcode, sure: 85),
    leastMargins: Fact(ListMargins(leading: 16, trailing: 8), .listMargins, .reported18),
    image: RowImageRules(
      reservedWidth: Fact(PerScale(24), .rowImage, .reported18),
      symbolSide: Fact(PerScale(24), .rowSymbol, .inferred),
      symbolScale: Fact(.shrinking, .rowSymbol, .memory), toText: Fact(16, .rowImage, .reported18)),
    stackedGap: Fact(3, .listTextGap, .reported18),
    subtitleStackedGap: Fact(1, .rowSubtitle, .xcode, sure: 85),
    sideBySideGap: Fact(8, .listTextGap, .reported18),
    text: RowTextRules(
      style: Fact(.body, .rowText, .reported18), color: Fact(.system(.label), .textColor, .doc)),
    valueText: RowTextRules(
      style: Fact(.body, .rowText, .reported18), color: Fact(.system(.secondaryLabel), .rowText, .reported18)),
    subtitleText: RowTextRules(
      style: Fact(.caption1, .rowText, .reported18), color: Fact(.system(.label), .rowText, .reported18)),
    separatorIsOnTop: Fact(false, .rowMinimum, .reported18, sure: 85))

  static let from26 = ListContentRules(
    verticalMargin: Fact(15, .listMargins, .m27),
    subtitleVerticalMargin: Fact(PerScale(15), .rowSubtitle, .m27),
    leastMargins: Fact(ListMargins(leading: 16, trailing: 8), .listMargins, .m27),
    image: RowImageRules(
      reservedWidth: Fact(PerScale(28.5, at3x: 28 + 2.0 / 3), .rowImage, .m27),
      symbolSide: Fact(PerScale(28.5, at3x: 28 + 2.0 / 3), .rowSymbol, .inferred),
      symbolScale: Fact(.shrinking, .rowSymbol, .memory), toText: Fact(16, .rowImage, .m27)),
    stackedGap: Fact(4, .listTextGap, .reported26),
    subtitleStackedGap: Fact(0, .rowSubtitle, .m27),
    sideBySideGap: Fact(8, .listTextGap, .m27),
    text: RowTextRules(style: Fact(.body, .rowText, .o26), color: Fact(.system(.label), .textColor, .doc)),
    valueText: RowTextRules(
      style: Fact(.body, .rowText, .o26), color: Fact(.system(.secondaryLabel), .rowText, .o26)),
    subtitleText: RowTextRules(
      style: Fact(.subheadline, .rowText, .o26), color: Fact(.system(.secondaryLabel), .rowText, .o26)),
    separatorIsOnTop: Fact(true, .rowMinimum, .o26))
}

extension RowSymbolScale {
  /// From large over medium to small.
  static let shrinking = RowSymbolScale(atAccessibilityLarge: 0.79, beyond: 0.62)
  static let none = RowSymbolScale(atAccessibilityLarge: 1, beyond: 1)
}
