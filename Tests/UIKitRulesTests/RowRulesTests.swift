import Graphics
import Testing
import UIKitRules

/// Figures of the rows that UIKit makes itself, typed anew from the published tables and Xcode's stored frames.
@Suite struct RowRulesTests {
  @Test(arguments: System.allCases) func listContentExistsFrom14(_ system: System) {
    #expect((SystemRules.of(system).listContent != nil) == (system >= .ios14))
    #expect(system.has(.contentConfigurations) == (system >= .ios14))
  }

  @Test func listContent() throws {
    let old = try #require(SystemRules.of(.ios18).listContent)
    let new = try #require(SystemRules.of(.ios26).listContent)
    #expect(old.verticalMargin.value == 11)
    #expect(new.verticalMargin.value == 15)
    #expect(new.subtitleVerticalMargin.value == PerScale(15))
    for list in [old, new] {
      #expect(list.leastMargins.value.leading == 16)
      #expect(list.leastMargins.value.trailing == 8)
      #expect(list.image.toText.value == 16)
      #expect(list.sideBySideGap.value == 8)
    }
    #expect(old.stackedGap.value == 3)
    #expect(new.stackedGap.value == 4)
    #expect(new.subtitleStackedGap.value == 0)
    #expect(old.subtitleText.style.value == .caption1)
    #expect(old.subtitleText.color.value == .system(.label))
    #expect(new.subtitleText.style.value == .subheadline)
    #expect(new.subtitleText.color.value == .system(.secondaryLabel))
  }

  /// UIFontMetrics of 24 by body's leadings: 22 at Large, 29, 34 and 62; 28.67 was measured on 26 at three pixels a point.
  @Test(arguments: [
    (System.ios18, ContentSize.large, 2, 24.0), (.ios18, .extraExtraExtraLarge, 2, 31.5),
    (.ios18, .accessibilityMedium, 3, 37), (.ios18, .accessibilityExtraExtraExtraLarge, 2, 67.5),
    (.ios26, .large, 3, 28 + 2.0 / 3),
  ])
  func reservedWidth(_ system: System, _ size: ContentSize, _ scale: Int, _ width: Double) throws {
    var facts = FactSet()
    let image = try #require(SystemRules.of(system).listContent).image
    #expect(abs(image.reservedWidth(size, scale: scale, facts: &facts) - width) < 0.01)
  }

  /// As high as body's leading; large, from accessibilityMedium on medium, from accessibilityExtraLarge on small.
  @Test func symbols() throws {
    var facts = FactSet()
    let image = try #require(SystemRules.of(.ios18).listContent).image
    #expect(image.symbolHeight(.large) == 22)
    #expect(image.symbolHeight(.accessibilityExtraExtraExtraLarge) == 62)
    let sizes: [ContentSize] = [
      .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    ]
    let shares = sizes.map { size -> Double in
      let side = image.symbolSide(size, scale: 3, facts: &facts)
      return side / TextStyle.body.font(size, in: .ios18, facts: &facts).pointSize
    }
    #expect(abs(shares[0] - shares[1]) < 0.02)
    #expect(shares[2] < 0.9 * shares[1])
    #expect(abs(shares[2] - shares[3]) < 0.02)
    #expect(shares[4] < 0.9 * shares[3])
  }

  /// Stored by Xcode at 43.5, 55.5, 57.5, 63.5 and 75.5 with texts of 35, 35, 35, 41 and 35.
  @Test(arguments: [(8.5, 0.0), (20.5, 1), (22.5, 3), (22.5, 3), (40.5, 3)])
  func subtitleGaps(_ spare: Double, _ gap: Double) {
    for system in System.allCases {
      let rule = SystemRules.of(system).cellStyles.subtitleGap.value
      #expect(rule.points(spare: spare) == (system < .ios11 ? 0 : gap))
    }
  }

  /// Beside an accessory a style's text ends 2, 1 and 8 before the contentView.
  @Test(arguments: [
    (System.ios10, 2.0), (.ios11Xcode8, 2), (.ios11, 1), (.ios12, 1), (.ios13, 8), (.ios26, 8),
  ])
  func besideAccessories(_ system: System, _ margin: Double) {
    #expect(SystemRules.of(system).cellStyles.besideAccessory.value == margin)
  }
}
