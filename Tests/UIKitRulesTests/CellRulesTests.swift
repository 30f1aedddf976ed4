import Graphics
import Testing
import UIKitRules

/// Expected values are those of the published tables of UIKit and of Xcode's stored frames, typed anew.
@Suite struct CellRulesTests {
  @Test(arguments: [(System.ios8, 44.0), (.ios12, 44), (.ios13, 44), (.ios18, 44), (.ios26, 52)])
  func defaultRowHeights(_ system: System, _ height: Double) {
    #expect(SystemRules.of(system).rows.defaultHeight.value == height)
  }

  @Test(arguments: [
    (System.ios12, 2, ContentSize.large, 0.5), (.ios12, 3, .accessibilityMedium, 0.333),
    (.ios18, 3, .large, 0.333), (.ios18, 3, .accessibilityMedium, 1), (.ios26, 2, .large, 1),
    (.ios26, 3, .large, 1), (.ios12, 1, .large, 1),
  ])
  func separators(_ system: System, _ scale: Int, _ size: ContentSize, _ thickness: Double) {
    var facts = FactSet()
    let points = SystemRules.of(system).rows.separator.thickness(scale: scale, size, facts: &facts)
    #expect(abs(points - thickness) < 0.001)
  }

  /// 44 at L and 58 at XXXL and beyond; 52 and 59 on 26.
  @Test(arguments: [
    (System.ios18, ContentSize.large, 44.0), (.ios18, .extraExtraExtraLarge, 58),
    (.ios18, .accessibilityLarge, 58), (.ios26, .large, 52), (.ios26, .extraExtraExtraLarge, 59),
    (.ios26, .accessibilityExtraExtraExtraLarge, 59),
  ])
  func listRows(_ system: System, _ size: ContentSize, _ height: Double) {
    #expect(SystemRules.of(system).rows.minimumHeight.value.height(size) == height)
  }

  /// Measured on 26: 52 at L, 59 at XXXL, 80 at AX2.
  @Test(arguments: [
    (System.ios26, ContentSize.large, 52.0), (.ios26, .extraExtraExtraLarge, 59),
    (.ios26, .accessibilityLarge, 80),
    (.ios18, .extraSmall, 44), (.ios18, .accessibilityLarge, 80), (.ios10, .accessibilityLarge, 80),
  ])
  func builtInRows(_ system: System, _ size: ContentSize, _ height: Double) {
    #expect(SystemRules.of(system).rows.minimumHeight.value.builtInStyleHeight(size) == height)
  }

  @Test func contentViewLeavesOutTheSeparatorUpTo12() {
    for system in System.allCases {
      var facts = FactSet()
      let rows = SystemRules.of(system).rows
      let height = rows.contentViewHeight(row: 44, separator: 0.5, facts: &facts)
      #expect(height == (system <= .ios12 ? 43.5 : 44))
      #expect(rows.contentViewHeight(row: 176, separator: 0, facts: &facts) == 176)
    }
  }

  /// 16 for 320 and 375; 20 from 390 on and on iPads.
  @Test(arguments: [
    ("iPhone 5s", 16.0), ("iPhone 8", 16), ("iPhone SE", 16), ("iPhone 13 mini", 16), ("iPhone X", 16),
    ("iPhone 14", 20), ("iPhone 16", 20), ("iPhone 17", 20), ("iPhone 11", 20), ("iPhone Air", 20),
    ("iPhone 14 Plus", 20), ("iPhone 16 Plus", 20), ("iPhone 17 Pro Max", 20), ("iPad 10.2-inch", 20),
  ])
  func margins(_ name: String, _ margin: Double) throws {
    let device = try #require(Device.named(name))
    for system in System.allCases {
      var facts = FactSet()
      #expect(SystemRules.of(system).margins.cellMargin(on: device, facts: &facts) == margin)
    }
  }

  /// Top, leading, bottom, trailing of the contentView's margins at cell margin 16 over a half-point separator.
  @Test(arguments: [
    (System.ios10, false, [8.0, 8, 8, 8]), (.ios11, false, [11, 16, 10.5, 16]),
    (.ios12, true, [11, 16, 10.5, 8]),
    (.ios13, false, [11, 16, 11, 16]), (.ios18, true, [11, 16, 11, 8]), (.ios26, false, [15, 16, 15, 16]),
    (.ios26, true, [15, 16, 15, 8]),
  ])
  func contentMargins(_ system: System, _ hasAccessory: Bool, _ expected: [Double]) {
    var facts = FactSet()
    let margins = SystemRules.of(system).margins.contentMargins(
      cellMargin: 16, hasAccessory: hasAccessory, separator: 0.5, facts: &facts)
    #expect([margins.top, margins.leading, margins.bottom, margins.trailing] == expected)
    #expect(facts.isEmpty)
  }

  @Test func separatorInsets() {
    var facts = FactSet()
    let old = SystemRules.of(.ios18).rows.separator
    let new = SystemRules.of(.ios26).rows.separator
    #expect(
      old.inset(cellMargin: 20, isInsetGrouped: false, facts: &facts)
        == DirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0))
    #expect(new.inset(cellMargin: 20, isInsetGrouped: false, facts: &facts).trailing == 20)
    #expect(new.inset(cellMargin: 16, isInsetGrouped: true, facts: &facts).trailing == 16)
  }

  @Test func groups() {
    #expect(SystemRules.of(.ios12).surfaces.group == nil)
    #expect(SystemRules.of(.ios13).surfaces.group?.radius.value == 10)
    #expect(SystemRules.of(.ios18).surfaces.group?.curve.value == .continuous)
    #expect(SystemRules.of(.ios26).surfaces.group?.radius.value == 26)
    #expect(SystemRules.of(.ios18).surfaces.swipedCell == nil)
    #expect(SystemRules.of(.ios26).surfaces.swipedCell?.radius.value == 26)
  }

  /// Table and cell of a plain and of a grouped table.
  @Test(arguments: [
    (System.ios12, Appearance.light, ["#FFFFFF", "#FFFFFF", "#EFEFF4", "#FFFFFF"]),
    (.ios13, .light, ["#FFFFFF", "#FFFFFF", "#F2F2F7", "#FFFFFF"]),
    (.ios18, .dark, ["#000000", "#000000", "#000000", "#1C1C1E"]),
    (.ios26, .dark, ["#000000", "#000000", "#000000", "#1C1C1E"]),
  ])
  func backgrounds(_ system: System, _ appearance: Appearance, _ expected: [String]) {
    var facts = FactSet()
    let surfaces = SystemRules.of(system).surfaces
    let rules = [
      surfaces.table(isGrouped: false, facts: &facts), surfaces.cell(isGrouped: false, facts: &facts),
      surfaces.table(isGrouped: true, facts: &facts), surfaces.cell(isGrouped: true, facts: &facts),
    ]
    #expect(rules.map { $0.color(in: system, appearance, tint: .black).hex } == expected)
  }

  @Test(arguments: [
    (System.ios8, Appearance.light, "#D9D9D9"), (.ios12, .light, "#D9D9D9"), (.ios13, .light, "#D1D1D6"),
    (.ios18, .dark, "#3A3A3C"), (.ios26, .light, "#D1D1D6"),
  ])
  func selectionFills(_ system: System, _ appearance: Appearance, _ expected: String) {
    let fill = SystemRules.of(system).selection.fill.value
    #expect(fill.color(in: system, appearance, tint: .black).hex == expected)
  }

  @Test func selectionClearsSubviewsUpTo12() {
    for system in System.allCases {
      let clears = SystemRules.of(system).selection.clearsSubviewBackgrounds
      #expect(clears.value == (system <= .ios12))
      #expect(!clears.trust.isMarked)
    }
  }
}
