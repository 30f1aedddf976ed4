import Graphics
import Testing
import UIKitRules

/// Expected values are those of the published tables of UIKit, typed anew.
@Suite struct SwipeRulesTests {
  /// What published code counts blanks by: spaces in 15 pt less 2 x 20, hair spaces in 14 pt less 30, 1.1 for drift.
  @Test(arguments: System.allCases) func blanks(_ system: System) {
    let rules = SystemRules.of(system).swipe.blanks
    let figures = [
      rules.spaceFontSize, rules.spaceReserve, rules.hairSpaceFontSize, rules.leastWidth, rules.drift,
    ]
    #expect(figures.map(\.value) == [15, 40, 14, 30, 1.1])
    #expect(figures.allSatisfy { $0.trust == .reported && $0.id == .blankTitleCount })
  }

  /// Title font, padding, least and most width, the width of a blank title (0: its own).
  @Test(arguments: [
    (System.ios8, 18.0, 15.0, 30.0, Double.infinity, 0.0),
    (.ios10, 18, 15, 30, .infinity, 0),
    (.ios11Xcode8, 15, 6, 74, 120, 74),
    (.ios11, 15, 6, 74, 120, 74),
    (.ios13, 15, 6, 74, 120, 74),
    (.ios18, 15, 6, 74, 120, 74),
    (.ios26, 13, 12, 0, .infinity, 74),
  ])
  func titles(
    _ system: System, _ size: Double, _ padding: Double, _ minimum: Double, _ maximum: Double, _ blank: Double
  ) {
    let rules = SystemRules.of(system).swipe
    #expect(rules.title.size.value == size)
    #expect(rules.width.padding.value == padding)
    #expect(rules.width.minimum.value == minimum)
    #expect(rules.width.maximum.value == maximum)
    #expect((rules.width.blank.value ?? 0) == blank)
  }

  /// A published dump of iOS 9: a title 87 wide made a button of 117. "Delete" on 26: 39.5 made 63.5.
  @Test(arguments: [
    (System.ios9, 87.0, false, 117.0), (.ios10, 71.5, true, 101.5), (.ios10, 0, true, 30),
    (.ios11, 40, false, 74), (.ios11, 71.5, true, 74), (.ios18, 80, false, 92), (.ios18, 200, false, 120),
    (.ios26, 39.5, false, 63.5), (.ios26, 71.5, true, 74),
  ])
  func widths(_ system: System, _ content: Double, _ isBlank: Bool, _ width: Double) {
    var facts = FactSet()
    #expect(
      SystemRules.of(system).swipe.width.width(content: content, isBlank: isBlank, facts: &facts) == width)
  }

  /// Measured on 26: two buttons of 63.5 open 157; a lone blank one opens 94.
  @Test(arguments: [
    (System.ios26, [63.5, 63.5], 157.0), (.ios26, [74], 94), (.ios18, [74, 92], 166),
    (.ios10, [101.5], 101.5),
    (.ios26, [], 0),
  ])
  func openWidths(_ system: System, _ widths: [Double], _ open: Double) {
    var facts = FactSet()
    #expect(SystemRules.of(system).swipe.width.openWidth(widths, facts: &facts) == open)
  }

  @Test func deleteViewBeginsAPixelOutside() {
    for system in System.allCases {
      let offset = SystemRules.of(system).swipe.deleteViewOffset.value
      #expect(offset[2] == (system <= .ios10 ? 0.5 : 0))
    }
  }

  @Test func motion() {
    for system in System.allCases {
      #expect(
        SystemRules.of(system).swipe.motion.value == (system <= .ios10 ? SwipeMotion.boundsOrigin : .frame))
    }
  }

  @Test func iconThresholds() {
    for system in System.allCases where system < .ios26 {
      let icon = SystemRules.of(system).swipe.icon
      #expect(icon.titleGap.value == 5)
      #expect(icon.withTitleFrom.value == 90)
      #expect(icon.fullSizeFrom.value == 50)
      #expect(icon.smallScale.value == 0.8)
    }
  }

  /// Full swipe: 0.525 of the width; 26 asks for open + 20 too. Destructive: all but 29 trailing, 64 leading.
  @Test(arguments: [
    (System.ios11, false, false, 74.0, 196.875), (.ios18, false, false, 300, 196.875),
    (.ios26, false, false, 94, 196.875), (.ios26, false, false, 300, 320), (.ios26, false, true, 370, 375),
    (.ios18, true, false, 74, 346), (.ios18, true, true, 74, 311), (.ios26, true, false, 94, 346),
  ])
  func fullSwipes(
    _ system: System, _ isDestructive: Bool, _ isLeading: Bool, _ open: Double, _ distance: Double
  ) throws {
    var facts = FactSet()
    let rules = try #require(SystemRules.of(system).swipe.fullSwipe)
    #expect(
      rules.distance(
        isDestructive: isDestructive, isLeading: isLeading, cellWidth: 375, safeInset: 0, openWidth: open,
        facts: &facts) == distance)
    #expect(facts.marks.map(\.id) == [isDestructive ? .fullSwipeDestructive : .fullSwipeDistance])
  }

  @Test func overdrag() {
    var facts = FactSet()
    let gesture = SystemRules.of(.ios18).swipe.gesture
    #expect(gesture.hysteresis.value == 25)
    #expect(gesture.resisted(50, limit: 74, facts: &facts) == 50)
    // 10 to the power 0.7.
    #expect(abs(gesture.resisted(84, limit: 74, facts: &facts) - 79.0118723) < 1e-6)
  }

  @Test func defaultBackgrounds() throws {
    for system in System.allCases {
      let rules = SystemRules.of(system).swipe
      func colour(_ rule: RuleColor) -> String { rule.color(in: system, .light, tint: .black).hex }
      #expect(colour(rules.destructiveBackground.value) == (system == .ios26 ? "#FF383C" : "#FF3B30"))
      #expect(colour(rules.normalBackground.value) == "#C7C7CC")
      #expect(colour(rules.titleColor.value) == "#FFFFFF")
    }
    let dark = SystemRules.of(.ios18).swipe.normalBackground.value.color(in: .ios18, .dark, tint: .black)
    #expect(dark.hex == "#48484A")
  }

  @Test(arguments: [
    (System.ios10, PullViewFill.cell), (.ios11Xcode8, .loneActionBackground), (.ios12, .loneActionBackground),
    (.ios13, .loneActionBackground), (.ios18, .loneActionBackground), (.ios26, .table),
  ])
  func pullViewFills(_ system: System, _ fill: PullViewFill) {
    let rules = SystemRules.of(system).swipe
    #expect(rules.pullViewFill.value == fill)
    #expect(rules.pullViewFill.trust.isMarked)
    let pattern = rules.patternPullViewFill.value?.color(in: system, .light, tint: .black).hex
    #expect(pattern == (fill == .loneActionBackground ? "#C7C7CC" : nil))
  }

  @Test(arguments: [
    (System.ios10, ActionImageRendering.none), (.ios11, .alwaysTemplate), (.ios12, .alwaysTemplate),
    (.ios13, .templateUnlessOriginal), (.ios26, .templateUnlessOriginal),
  ])
  func imageRendering(_ system: System, _ rendering: ActionImageRendering) {
    #expect(SystemRules.of(system).swipe.imageRendering.value == rendering)
  }

  /// 44 in a row of 52; at most 50, or 80 with text only.
  @Test(arguments: [(52.0, false, 44.0), (52, true, 44), (90, false, 50), (176, true, 80), (4, true, 0)])
  func capsuleHeights(_ row: Double, _ isTextOnly: Bool, _ height: Double) throws {
    var facts = FactSet()
    let capsule = try #require(SystemRules.of(.ios26).swipe.capsule)
    #expect(capsule.height(row: row, isTextOnly: isTextOnly, facts: &facts) == height)
  }

  @Test(arguments: [(58.0, 50.0, 50.0), (90, 50, 50), (52, 60, 44)])
  func capsuleImages(_ row: Double, _ width: Double, _ height: Double) throws {
    var facts = FactSet()
    let capsule = try #require(SystemRules.of(.ios26).swipe.capsule)
    #expect(capsule.imageSize(row: row, facts: &facts) == Size(width: width, height: height))
  }

  /// Reported for 11: a warning, and cut; of 12 and later nobody says anything.
  @Test(arguments: System.allCases)
  func rowActionPatterns(_ system: System) {
    let pattern = SystemRules.of(system).swipe.rowActionPattern
    #expect(pattern.value == (system <= .ios10 ? .painted : system <= .ios11 ? .cutWithWarning : .unknown))
    #expect(pattern.trust.isMarked == (system > .ios10))
  }

  @Test func titlesGrowAboveLargeOnly() {
    var facts = FactSet()
    let classic = SystemRules.of(.ios18).swipe.title
    #expect(classic.size(.extraSmall, facts: &facts) == 15)
    // body's leading 48 over 22 at AX3, where growth ends.
    #expect(classic.size(.accessibilityExtraLarge, facts: &facts) == 33)
    #expect(classic.size(.accessibilityExtraExtraExtraLarge, facts: &facts) == 33)
    #expect(SystemRules.of(.ios10).swipe.title.size(.accessibilityMedium, facts: &facts) == 18)
  }
}

@Suite struct DeleteTitleTests {
  @Test(arguments: [
    (nil, "Delete"), ("en", "Delete"), ("de-AT", "Löschen"), ("pt_BR", "Apagar"), ("zh-Hans", "删除"),
    ("zh-Hant-TW", "刪除"), ("xx", "Delete"), ("", "Delete"), ("-", "Delete"),
  ])
  func words(_ locale: String?, _ word: String) {
    #expect(DeleteTitle.word(locale: locale).value == word)
  }
}
