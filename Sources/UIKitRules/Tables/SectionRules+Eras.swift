import Graphics

extension SectionRules {
  static let upTo12 = SectionRules(
    plainHeader: HeaderRules(
      font: Fact(HeaderFont(style: .headline, weight: .semibold, isUppercase: false), .headerFont, .memory),
      color: Fact(.fixed(.black), .headerFont, .memory),
      firstHeight: Fact(PerScale(28), .headerHeight, .xcode),
      height: Fact(PerScale(28), .headerHeight, .xcode),
      topMargin: Fact(4, .headerHeight, .inferred), bottomMargin: Fact(4, .headerHeight, .inferred)),
    groupedHeader: HeaderRules(
      font: Fact(HeaderFont(style: .footnote, weight: .regular, isUppercase: true), .headerFont, .memory),
      color: Fact(.rgb(0x6D6D72), .headerFont, .memory),
      firstHeight: Fact(PerScale(55.5, at3x: 55 + 1.0 / 3), .headerHeight, .xcode),
      height: Fact(PerScale(39, at3x: 38 + 2.0 / 3), .headerHeight, .inferred),
      topMargin: Fact(17, .headerHeight, .inferred), bottomMargin: Fact(6, .headerHeight, .inferred)),
    footer: footer(color: .rgb(0x6D6D72), source: .memory, top: 6, bottom: 12),
    untitledHeight: Fact(17.5, .headerHeight, .inferred),
    firstSectionTop: Fact(35, .sectionSpacing, .xcode), tableTop: top)

  /// 13 and 14.
  static let from13 = classic(
    plain: HeaderFont(style: .headline, weight: .semibold, isUppercase: false), plainTop: 0)

  /// 15 to 18: plain headers have 22 more above.
  static let from15 = classic(
    plain: HeaderFont(style: .subheadline, weight: .semibold, isUppercase: false), plainTop: 22)

  static let from26 = SectionRules(
    plainHeader: HeaderRules(
      font: Fact(HeaderFont(style: .body, weight: .semibold, isUppercase: false), .headerFont, .reported26),
      color: Fact(.system(.label), .headerFont, .memory),
      firstHeight: Fact(PerScale(28), .headerHeight, .reported26),
      height: Fact(PerScale(28), .headerHeight, .reported26),
      topMargin: Fact(4, .headerHeight, .inferred), bottomMargin: Fact(4, .headerHeight, .inferred)),
    groupedHeader: HeaderRules(
      font: Fact(HeaderFont(style: .body, weight: .semibold, isUppercase: false), .headerFont, .reported26),
      color: Fact(.system(.secondaryLabel), .headerFont, .reported26),
      firstHeight: Fact(PerScale(55.5, at3x: 55 + 1.0 / 3), .headerHeight, .o26),
      height: Fact(PerScale(45.5, at3x: 45 + 1.0 / 3), .headerHeight, .o26),
      topMargin: Fact(10, .headerHeight, .reported26), bottomMargin: Fact(10, .headerHeight, .reported26)),
    footer: footer(color: .system(.secondaryLabel), source: .reported26, top: 8, bottom: 6),
    untitledHeight: Fact(17.5, .headerHeight, .o26),
    firstSectionTop: Fact(35, .sectionSpacing, .m27), tableTop: top)

  private static func classic(plain: HeaderFont, plainTop: Double) -> SectionRules {
    SectionRules(
      plainHeader: HeaderRules(
        font: Fact(plain, .headerFont, .reported18),
        color: Fact(.system(.label), .headerFont, .memory),
        firstHeight: Fact(PerScale(28 + plainTop), .headerHeight, .reported18),
        height: Fact(PerScale(28 + plainTop), .headerHeight, .reported18),
        topMargin: Fact(4 + plainTop, .headerHeight, .inferred),
        bottomMargin: Fact(4, .headerHeight, .inferred)),
      groupedHeader: HeaderRules(
        font: Fact(
          HeaderFont(style: .footnote, weight: .regular, isUppercase: true), .headerFont, .reported18),
        color: Fact(.system(.secondaryLabel), .headerFont, .reported18),
        // 32, the title and 6; later ones 17.
        firstHeight: Fact(PerScale(55.5, at3x: 55 + 1.0 / 3), .headerHeight, .xcode),
        height: Fact(PerScale(39, at3x: 38 + 2.0 / 3), .headerHeight, .reported18),
        topMargin: Fact(17, .headerHeight, .reported18), bottomMargin: Fact(6, .headerHeight, .reported18)),
      footer: footer(color: .system(.secondaryLabel), source: .reported18, top: 6, bottom: 12),
      untitledHeight: Fact(17.5, .headerHeight, .reported18),
      firstSectionTop: Fact(35, .sectionSpacing, .reported18), tableTop: top)
  }

  private static func footer(
    color: RuleColor, source: FactSource, top: Double, bottom: Double
  ) -> HeaderRules {
    let height = PerScale(top + 16 + bottom, at3x: top + 15 + 2.0 / 3 + bottom)
    return HeaderRules(
      font: Fact(HeaderFont(style: .footnote, weight: .regular, isUppercase: false), .footerHeight, source),
      color: Fact(color, .footerHeight, source),
      firstHeight: Fact(height, .footerHeight, source), height: Fact(height, .footerHeight, source),
      topMargin: Fact(top, .footerHeight, source), bottomMargin: Fact(bottom, .footerHeight, source))
  }

  private static let top = Fact(20.0, .tableTop, .thirdParty)
}
