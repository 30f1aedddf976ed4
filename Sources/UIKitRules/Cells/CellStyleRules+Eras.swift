import Graphics

extension CellStyleRules {
  static let upTo10 = legacy(
    besideAccessory: 2, subtitleGap: .none,
    wraps: Fact(false, .styleAccessibility, .memory))

  /// 11 and 12.
  static let from11 = legacy(
    besideAccessory: 1, subtitleGap: .opening,
    wraps: Fact(true, .styleAccessibility, .memory))

  /// 13 to 18.
  static let from13 = CellStyleRules(
    image: .style(scale: .shrinking),
    besideAccessory: Fact(8, .accessoryMargin, .xcode),
    padding: Fact(22, .stylePadding, .reported18),
    // 35 for both texts: rows of 55.5 or 55.67 and their separator.
    subtitlePadding: Fact(20.5, .rowSubtitle, .xcode, sure: 85),
    subtitleGap: Fact(.opening, .styleTextPlaces, .xcode),
    valueGap: Fact(6, .styleTextPlaces, .inferred),
    value2: .all,
    title: RowTextRules(
      style: Fact(.body, .rowText, .xcode), color: Fact(.system(.label), .textColor, .doc)),
    subtitleDetail: RowTextRules(
      style: Fact(.caption1, .rowText, .xcode), color: Fact(.system(.label), .rowText, .reported18)),
    valueDetail: RowTextRules(
      style: Fact(.body, .rowText, .xcode), color: Fact(.system(.secondaryLabel), .rowText, .reported18)),
    value2Title: RowTextRules(
      style: Fact(.footnote, .rowText, .inferred), color: Fact(.tint, .rowText, .memory)),
    value2Detail: RowTextRules(
      style: Fact(.footnote, .rowText, .reported18), color: Fact(.system(.label), .rowText, .memory)),
    wrapsAtAccessibilitySizes: Fact(true, .styleAccessibility, .memory))

  static let from26 = CellStyleRules(
    image: .style(scale: .shrinking),
    besideAccessory: Fact(8, .accessoryMargin, .xcode),
    padding: Fact(30, .stylePadding, .o26),
    // A row of 62 was measured; with the detail in subheadline this much is left.
    subtitlePadding: Fact(22, .rowSubtitle, .inferred),
    subtitleGap: Fact(.opening, .styleTextPlaces, .xcode),
    valueGap: Fact(6, .styleTextPlaces, .o26),
    value2: .all,
    title: RowTextRules(style: Fact(.body, .rowText, .xcode), color: Fact(.system(.label), .textColor, .doc)),
    subtitleDetail: RowTextRules(
      style: Fact(.subheadline, .rowText, .inferred),
      color: Fact(.system(.secondaryLabel), .rowText, .inferred)),
    valueDetail: RowTextRules(
      style: Fact(.body, .rowText, .xcode), color: Fact(.system(.secondaryLabel), .rowText, .reported26)),
    value2Title: RowTextRules(
      style: Fact(.footnote, .rowText, .inferred), color: Fact(.tint, .rowText, .memory)),
    value2Detail: RowTextRules(
      style: Fact(.footnote, .rowText, .inferred), color: Fact(.system(.label), .rowText, .memory)),
    wrapsAtAccessibilitySizes: Fact(true, .styleAccessibility, .memory))

  private static func legacy(
    besideAccessory: Double, subtitleGap: SubtitleGap, wraps: Fact<Bool>
  ) -> CellStyleRules {
    CellStyleRules(
      image: .style(scale: .none),
      besideAccessory: Fact(besideAccessory, .accessoryMargin, .xcode),
      padding: Fact(22, .stylePadding, .inferred),
      subtitlePadding: Fact(8, .rowSubtitle, .inferred),
      subtitleGap: Fact(subtitleGap, .styleTextPlaces, .xcode),
      valueGap: Fact(6, .styleTextPlaces, .inferred),
      value2: .all,
      title: RowTextRules(
        style: Fact(.body, .rowText, .xcode), color: Fact(.fixed(.black), .textColor, .memory)),
      subtitleDetail: RowTextRules(
        style: Fact(.caption1, .rowText, .xcode), color: Fact(.fixed(.black), .rowText, .memory)),
      valueDetail: RowTextRules(
        style: Fact(.body, .rowText, .xcode), color: Fact(.rgb(0x8E8E93), .rowText, .memory)),
      value2Title: RowTextRules(
        style: Fact(.caption1, .rowText, .xcode), color: Fact(.tint, .rowText, .memory)),
      value2Detail: RowTextRules(
        style: Fact(.caption1, .rowText, .xcode), color: Fact(.fixed(.black), .rowText, .memory)),
      wrapsAtAccessibilitySizes: wraps)
  }
}

extension RowImageRules {
  /// Symbols of 18 and of 26.5 stand about the middle of 24, the text 15 behind.
  fileprivate static func style(scale: RowSymbolScale) -> RowImageRules {
    RowImageRules(
      reservedWidth: Fact(PerScale(24), .rowImage, .xcode),
      symbolSide: Fact(PerScale(24), .rowSymbol, .inferred),
      symbolScale: Fact(scale, .rowSymbol, .memory), toText: Fact(15, .rowImage, .xcode))
  }
}

extension SubtitleGap {
  /// 1 where 20.5 is left, 3 from 22.5 on.
  fileprivate static let opening = SubtitleGap(most: 3, after: 19.5)
}

extension Fact<Value2Columns> {
  /// At 106 and 112 where the margin is 16; stored by Xcode 5 and 7 alone.
  fileprivate static let all = Fact(
    Value2Columns(titleWidth: 90, gap: 6), .styleTextPlaces, .xcode, sure: 70)
}
