import Graphics
import Testing
import UIKitRules

/// Expected values are those of Xcode's stored frames and of published measurements, typed anew.
@Suite struct AccessoryRulesTests {
  /// What the contentView loses to disclosure, checkmark, detail and detail disclosure, at scale 2.
  @Test(arguments: [
    (System.ios8, 16.0, [33.0, 39, 47, 67]), (.ios10, 20, [33, 39, 47, 67]),
    (.ios11Xcode8, 16, [33, 39, 47, 67]),
    (.ios11, 16, [34, 40, 48, 68]), (.ios12, 20, [38, 44, 52, 72]),
    (.ios13, 16, [27, 40, 40, 59]), (.ios14, 20, [31, 44, 44, 63]), (.ios15, 16, [27, 40, 40, 59]),
    (.ios16, 20, [30.5, 44, 44, 62.5]), (.ios18, 16, [26.5, 40, 40, 58.5]),
    (.ios26, 16, [26.5, 40, 40, 58.5]),
  ])
  func reserved(_ system: System, _ margin: Double, _ expected: [Double]) {
    var facts = FactSet()
    let rules = SystemRules.of(system).accessories
    let edge = rules.edge(cellMargin: margin, facts: &facts)
    let kinds = [
      rules.disclosureIndicator, rules.checkmark, rules.detailButton, rules.detailDisclosureButton,
    ]
    #expect(kinds.map { edge + $0.reserved.value[2] } == expected)
  }

  @Test(arguments: [(System.ios13, 31.333), (.ios15, 31.333), (.ios18, 30.333)])
  func disclosureAtScale3(_ system: System, _ expected: Double) {
    let reserved = SystemRules.of(system).accessories.disclosureIndicator.reserved.value[3]
    #expect(abs(20 + reserved - expected) < 0.001)
  }

  /// About 20 from the edge up to 12; 26 at margin 16 from 13 on.
  @Test(arguments: [(System.ios8, 20.0), (.ios12, 20), (.ios13, 26), (.ios18, 26)])
  func checkmarkCentres(_ system: System, _ fromEdge: Double) throws {
    var facts = FactSet()
    let rules = SystemRules.of(system).accessories
    let glyph = try #require(rules.checkmark.glyphs.first)
    #expect(rules.edge(cellMargin: 16, facts: &facts) + facts.take(glyph.centre)[2] == fromEdge)
    #expect(facts.contains(FactMark(id: .accessoryCentre, trust: .reported)))
  }

  /// A chevron's widths measured on iOS 26 at scale 2 and published: XXXL 14, AX2 20.
  @Test(arguments: [
    (ContentSize.large, 10.5), (.extraExtraExtraLarge, 14), (.accessibilityLarge, 20),
  ])
  func symbolsGrow(_ size: ContentSize, _ width: Double) {
    let rules = SystemRules.of(.ios26).accessories
    let reserved = rules.disclosureIndicator.reserved.value[2]
    #expect(rules.growth.value.length(reserved, size, scale: 2) == width)
    #expect(SystemRules.of(.ios12).accessories.growth.value.length(8, size, scale: 2) == 8)
  }

  @Test func glyphsStayInsideWhatIsReserved() {
    for system in System.allCases {
      let rules = SystemRules.of(system).accessories
      for kind in [rules.disclosureIndicator, rules.detailButton, rules.detailDisclosureButton] {
        for scale in 2...3 {
          for glyph in kind.glyphs {
            let half = glyph.size.value[scale].width / 2
            #expect(glyph.centre.value[scale] - half >= -1e-9)
            #expect(glyph.centre.value[scale] + half <= kind.reserved.value[scale] + 1e-9)
          }
        }
      }
    }
  }

  @Test(arguments: [
    (System.ios12, "#C7C7CC", Glyph.classicChevron), (.ios13, "#3C3C434C", .chevron),
    (.ios26, "#3C3C434C", .chevron),
  ])
  func chevrons(_ system: System, _ colour: String, _ glyph: Glyph) throws {
    let chevron = try #require(SystemRules.of(system).accessories.disclosureIndicator.glyphs.first)
    #expect(chevron.glyph == glyph)
    #expect(chevron.color.value.color(in: system, .light, tint: .black).hex == colour)
    #expect(chevron.glyph.isDirectional)
  }
}

@Suite struct EditingRulesTests {
  /// 38 up to 12; 40 at margin 16 and 44 at 20 later; 55 at AX2.
  @Test(arguments: [
    (System.ios8, 16.0, ContentSize.large, 38.0), (.ios12, 20, .large, 38), (.ios13, 16, .large, 40),
    (.ios18, 20, .large, 44), (.ios26, 16, .large, 40), (.ios26, 16, .accessibilityLarge, 55),
  ])
  func contentX(_ system: System, _ margin: Double, _ size: ContentSize, _ x: Double) {
    var facts = FactSet()
    #expect(SystemRules.of(system).editing.contentX(cellMargin: margin, size, scale: 2, facts: &facts) == x)
  }

  /// On 26 at 375: control at 15, 26 square; reorder control at 332, so the contentView is 292 wide.
  @Test func boxesOf26() {
    var facts = FactSet()
    let rules = SystemRules.of(.ios26).editing
    #expect(
      rules.control.frame(cellMargin: 16, row: 52, .large, scale: 2, facts: &facts)
        == Rect(x: 15, y: 13, width: 26, height: 26))
    let reserved = rules.reorder.reserved(cellMargin: 16, .large, scale: 2, facts: &facts)
    #expect(375 - reserved == 332)
    #expect(375 - reserved - rules.contentX(cellMargin: 16, .large, scale: 2, facts: &facts) == 292)
    #expect(facts.isEmpty)
  }

  /// At AX2 the control is 39 wide and 38 high at 16, the reorder control 41 wide.
  @Test func boxesOf26AtAnAccessibilitySize() {
    var facts = FactSet()
    let rules = SystemRules.of(.ios26).editing
    let size = ContentSize.accessibilityLarge
    let frame = rules.control.frame(cellMargin: 16, row: 104, size, scale: 2, facts: &facts)
    #expect(frame == Rect(x: 16, y: 33, width: 39, height: 38))
    #expect(rules.control.glyphFrame(in: frame.size, facts: &facts).width == 38)
    #expect(rules.reorder.reserved(cellMargin: 16, size, scale: 2, facts: &facts) == 16 + 41)
    #expect(rules.reorder.glyphFrame(in: Size(width: 41, height: 104), facts: &facts).width == 41)
    #expect(facts.isEmpty)
  }

  /// Between and beyond the measured sizes the symbols follow body, one symbol scale smaller from AX1 and from AX3 on;
  /// such lengths are marked.
  @Test(arguments: System.allCases) func growth(_ system: System) {
    let rules = SystemRules.of(system).editing
    let bodySizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    for (size, points) in zip(ContentSize.allCases, bodySizes) {
      var facts = FactSet()
      let width = facts.take(rules.reorder.width, size, scale: 2)
      let isSymbol = system >= .ios13
      switch size {
      case .large: #expect(width == (isSymbol ? 27 : 52))
      case .accessibilityLarge: #expect(width == (isSymbol ? 41 : 52))
      case _ where !isSymbol: #expect(width == 52)
      case _ where !size.isAccessibility: #expect(abs(width - 27 * points / 17) <= 0.5)
      case .accessibilityMedium: #expect(abs(width - 41 * points / 33) <= 0.5)
      // Not as much as the letters, and one step below the scale before.
      default: #expect(width < 41 * points / 33 && width > 27)
      }
      let isMeasured = size == .large || size == .accessibilityLarge
      if isSymbol {
        #expect(
          facts.contains(FactMark(id: .reorderControl, trust: .inferred)) == (!isMeasured || system < .ios26))
      }
    }
  }

  @Test func controlOf12FillsTheRow() {
    var facts = FactSet()
    let control = SystemRules.of(.ios12).editing.control
    let frame = control.frame(cellMargin: 16, row: 176, .large, scale: 2, facts: &facts)
    #expect(frame == Rect(x: 0, y: 0, width: 47, height: 176))
    #expect(control.glyphFrame(in: frame.size, facts: &facts) == Rect(x: 15, y: 77, width: 22, height: 22))
  }

  @Test(arguments: System.allCases) func indentation(_ system: System) {
    #expect(SystemRules.of(system).editing.indentation.value == 10)
  }
}

@Suite struct ControlRulesTests {
  @Test(arguments: [
    (System.ios8, 51.0, 31.0, 29.0, 29.0, 2.0, 30.0), (.ios12, 51, 31, 29, 29, 2, 30),
    (.ios13, 51, 31, 32, 32, 2, 34), (.ios14, 51, 31, 32, 32, 4, 34), (.ios26, 63, 28, 32, 32, 4, 34),
  ])
  func sizes(
    _ system: System, _ toggleWidth: Double, _ toggleHeight: Double, _ segmented: Double, _ stepper: Double,
    _ progress: Double, _ field: Double
  ) {
    let rules = SystemRules.of(system).controls
    #expect(rules.toggle.value.width == toggleWidth)
    #expect(rules.toggle.value.height == toggleHeight)
    #expect(rules.toggle.value.alignmentInsets.right == 2)
    #expect(rules.segmentedControl.value.height == segmented)
    #expect(rules.stepper.value.height == stepper)
    #expect(rules.stepper.value.width == 94)
    #expect(rules.progress.value.height == progress)
    #expect(rules.roundedTextField.value.height == field)
    #expect(rules.activityIndicator.value.width == 20)
    #expect(rules.largeActivityIndicator.value.height == 37)
  }

  /// Heights that Xcode stored: 15 pt gives 30, 17 pt 33 (its label 20.5, rounded to 21).
  @Test func buttons() {
    var facts = FactSet()
    let button = SystemRules.of(.ios18).controls.button
    #expect(button.size(title: Size(width: 22, height: 18), facts: &facts) == Size(width: 30, height: 30))
    #expect(button.size(title: Size(width: 80, height: 21), facts: &facts) == Size(width: 80, height: 33))
  }
}

@Suite struct SectionRulesTests {
  @Test(arguments: [
    (System.ios12, 28.0, TextStyle.footnote, true), (.ios14, 28, .footnote, true),
    (.ios15, 50, .footnote, true),
    (.ios18, 50, .footnote, true), (.ios26, 28, .body, false),
  ])
  func headers(_ system: System, _ plain: Double, _ style: TextStyle, _ isUppercase: Bool) {
    let rules = SystemRules.of(system).sections
    #expect(rules.plainHeader.firstHeight.value[2] == plain)
    #expect(rules.groupedHeader.font.value.style == style)
    #expect(rules.groupedHeader.font.value.isUppercase == isUppercase)
    #expect(abs(rules.groupedHeader.firstHeight.value[3] - 55.333) < 0.001)
    #expect(rules.firstSectionTop.value == 35)
    #expect(rules.tableTop.value == 20)
  }
}
