import Graphics

extension AccessoryRules {
  /// Up to 10, and 11 with an old SDK: bitmaps that end 15 from the edge, 10 after the contentView.
  static let upTo10 = legacy(edge: .fixed(15), checkmarkCentre: 5)

  /// 11 and 12: the same bitmaps at the cell margin.
  static let from11 = legacy(edge: .cellMargin, checkmarkCentre: 4)

  /// 13 and 14: symbols that the contentView touches.
  static let from13 = symbols(chevron: PerScale(11, at3x: 11 + 1.0 / 3), source: .xcode)

  /// 15: the chevron of 13. The 9.5 that Xcode stored stands on a canvas of the smallest text size.
  static let from15 = symbols(chevron: PerScale(11, at3x: 11 + 1.0 / 3), source: .inferred)

  /// 16 to 18.
  static let from16 = symbols(chevron: PerScale(10.5, at3x: 10 + 1.0 / 3), source: .xcode)

  static let from26 = symbols(
    chevron: PerScale(10.5, at3x: 10 + 1.0 / 3), source: .o26,
    checkmark: Accessory(
      reserved: Fact(PerScale(24), .accessoryReserve, .xcode),
      glyphs: [
        AccessoryGlyph(
          glyph: .checkmark,
          size: Fact(
            PerScale(Size(width: 19, height: 18), at3x: Size(width: 19, height: 17 + 1.0 / 3)),
            .accessoryGlyph, .o26),
          // Half the box, and 2.5 more trailing.
          centre: Fact(PerScale(12), .accessoryCentre, .o26),
          color: Fact(.tint, .accessoryTint, .reported))
      ]))

  private static func legacy(edge: AccessoryEdge, checkmarkCentre: Double) -> AccessoryRules {
    let info = AccessoryGlyph(
      glyph: .classicInfo,
      size: Fact(PerScale(Size(width: 22, height: 22)), .accessoryGlyph, .xcode),
      centre: Fact(PerScale(11), .accessoryCentre, .inferred),
      color: Fact(.tint, .accessoryTint, .memory))
    let chevron = AccessoryGlyph(
      glyph: .classicChevron,
      size: Fact(PerScale(Size(width: 8, height: 13)), .accessoryGlyph, .memory),
      centre: Fact(PerScale(4), .accessoryCentre, .inferred),
      color: Fact(.rgb(0xC7C7CC), .accessoryTint, .reported))
    let checkmark = AccessoryGlyph(
      glyph: .classicCheckmark,
      size: Fact(PerScale(Size(width: 14, height: 11)), .accessoryGlyph, .memory),
      // About 20 from the cell's edge.
      centre: Fact(PerScale(checkmarkCentre), .accessoryCentre, .reported, sure: 80),
      color: Fact(.tint, .accessoryTint, .memory))
    return AccessoryRules(
      edge: Fact(edge, .accessoryCentre, .xcode),
      disclosureIndicator: Accessory(
        reserved: Fact(PerScale(18), .accessoryReserve, .xcode), glyphs: [chevron]),
      checkmark: Accessory(
        reserved: Fact(PerScale(24), .accessoryReserve, .xcode), glyphs: [checkmark]),
      detailButton: Accessory(
        reserved: Fact(PerScale(32), .accessoryReserve, .xcode), glyphs: [info]),
      // 22 for the button, 12 between, 8 for the chevron, 10 before.
      detailDisclosureButton: Accessory(
        reserved: Fact(PerScale(52), .accessoryReserve, .xcode),
        glyphs: [chevron, info.moved(to: PerScale(8 + 12 + 11))]),
      growth: Fact(.none, .accessoryGrowth, .inferred),
      accessoryViewGap: Fact(0, .accessoryView, .reported))
  }

  /// 13 and later: the contentView touches the accessory.
  private static func symbols(
    chevron width: PerScale<Double>, source: FactSource, checkmark: Accessory = .checkmark13
  ) -> AccessoryRules {
    let chevron = AccessoryGlyph(
      glyph: .chevron,
      size: Fact(
        PerScale(Size(width: width.at2x, height: 14), at3x: Size(width: width.at3x, height: 14)),
        .accessoryGlyph, source),
      centre: Fact(PerScale(width.at2x / 2, at3x: width.at3x / 2), .accessoryCentre, source),
      color: Fact(.system(.tertiaryLabel), .accessoryTint, .reported))
    let info = AccessoryGlyph(
      glyph: .info,
      size: Fact(PerScale(Size(width: 22, height: 22)), .accessoryGlyph, .inferred),
      centre: Fact(PerScale(12), .accessoryCentre, .inferred),
      color: Fact(.tint, .accessoryTint, .reported))
    // The button's 24 and 8 between it and the chevron.
    let both = PerScale(width.at2x + 8 + 24, at3x: width.at3x + 8 + 24)
    return AccessoryRules(
      edge: Fact(.cellMargin, .accessoryCentre, .xcode),
      disclosureIndicator: Accessory(reserved: Fact(width, .accessoryReserve, source), glyphs: [chevron]),
      checkmark: checkmark,
      detailButton: Accessory(reserved: Fact(PerScale(24), .accessoryReserve, .xcode), glyphs: [info]),
      detailDisclosureButton: Accessory(
        reserved: Fact(both, .accessoryReserve, .inferred),
        glyphs: [chevron, info.moved(to: PerScale(both.at2x - 12, at3x: both.at3x - 12))]),
      // Widths of the chevron measured on 26 at L, XXXL and AX2: 10.5, 14, 20.
      growth: Fact(.bodyPointSize, .accessoryGrowth, .inferred),
      accessoryViewGap: Fact(0, .accessoryView, .o26))
  }
}

extension Accessory {
  /// The tick of 13 to 18; its box is that of 26, the same symbol in the same style.
  static let checkmark13 = Accessory(
    reserved: Fact(PerScale(24), .accessoryReserve, .reported, sure: 80),
    glyphs: [
      AccessoryGlyph(
        glyph: .checkmark,
        size: Fact(
          PerScale(Size(width: 19, height: 18), at3x: Size(width: 19, height: 17 + 1.0 / 3)),
          .accessoryGlyph, .inferred),
        centre: Fact(PerScale(10), .accessoryCentre, .reported, sure: 80),
        color: Fact(.tint, .accessoryTint, .reported))
    ])
}

extension AccessoryGlyph {
  /// The same glyph with its centre elsewhere.
  fileprivate func moved(to centre: PerScale<Double>) -> AccessoryGlyph {
    AccessoryGlyph(
      glyph: glyph, size: size, centre: Fact(centre, .accessoryCentre, .inferred), color: color)
  }
}
