import Graphics
import Testing
import UIKitRules

/// Expected values are the guidelines' table and published dumps of UIKit, typed anew.
@Suite struct TextStyleTests {
  /// Point sizes at XS, S, M, L, XL, XXL, XXXL, AX1 to AX5.
  static let sizes: [(TextStyle, [Double])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: sizes) func pointSizes(_ style: TextStyle, _ expected: [Double]) {
    var facts = FactSet()
    for system in System.allCases where system >= .ios11Xcode8 {
      #expect(ContentSize.allCases.map { style.font($0, in: system, facts: &facts).pointSize } == expected)
    }
    #expect(facts.isEmpty)
  }

  @Test(arguments: [
    (TextStyle.largeTitle, 41.0), (.title1, 34), (.title2, 28), (.title3, 25), (.headline, 22), (.body, 22),
    (.callout, 21), (.subheadline, 20), (.footnote, 18), (.caption1, 16), (.caption2, 13),
  ])
  func leadingAtLarge(_ style: TextStyle, _ expected: Double) {
    var facts = FactSet()
    #expect(style.font(.large, in: .ios18, facts: &facts).leading == expected)
  }

  @Test func bodyLeadings() {
    var facts = FactSet()
    #expect(
      ContentSize.allCases.map { TextStyle.body.font($0, in: .ios18, facts: &facts).leading }
        == [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])
  }

  @Test func upTo10OnlyBodyGrowsAtAccessibilitySizes() {
    var facts = FactSet()
    let largest = ContentSize.accessibilityExtraExtraExtraLarge
    #expect(TextStyle.body.font(largest, in: .ios10, facts: &facts).pointSize == 53)
    #expect(facts.isEmpty)
    for (style, size) in [(TextStyle.headline, 23.0), (.subheadline, 21), (.footnote, 19), (.caption1, 18)] {
      for accessibility in ContentSize.allCases where accessibility.isAccessibility {
        #expect(style.font(accessibility, in: .ios10, facts: &facts).pointSize == size)
      }
    }
    #expect(facts.marks == [FactMark(id: .textStyleSize, trust: .reported)])
  }

  @Test func weights() {
    var facts = FactSet()
    #expect(TextStyle.headline.font(.large, in: .ios18, facts: &facts).weight == .semibold)
    #expect(TextStyle.body.font(.large, in: .ios18, facts: &facts).weight == .regular)
    #expect(TextStyle.title1.font(.large, in: .ios18, facts: &facts).weight == .regular)
    #expect(facts.isEmpty)
    #expect(TextStyle.title1.font(.large, in: .ios10, facts: &facts).weight == .light)
    #expect(TextStyle.largeTitle.emphasizedWeight == .bold)
    #expect(TextStyle.body.emphasizedWeight == .semibold)
  }

  @Test func boldTextIsHeavier() {
    var facts = FactSet()
    let bold = TextStyle.body.font(.large, in: .ios18, legibilityWeight: .bold, facts: &facts)
    #expect(bold.weight == .semibold)
    #expect(facts.marks == [FactMark(id: .boldText, trust: .unverified)])
  }

  @Test(arguments: [
    (TextStyle.largeTitle, System.ios10, System.ios11Xcode8), (.title2, .ios8, .ios9),
    (.callout, .ios8, .ios9),
  ])
  func availability(_ style: TextStyle, _ without: System, _ with: System) {
    #expect(!style.isAvailable(in: without))
    #expect(style.isAvailable(in: with))
  }
}

/// Expected values: a published dump of UIFontMetrics on iOS 26 at scale 3
/// (github.com/Vercantez/openuikit, Sources/OpenUIKit/Resources/dynamic_type.json).
@Suite struct FontMetricsTests {
  static let bases: [Double] = [8, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 26, 28, 34, 40, 48, 64]

  static let lengths: [(TextStyle, ContentSize, [Double])] = [
    (
      .body, .extraSmall,
      [
        7, 8.666667, 9.666667, 10.333333, 11.333333, 12, 13, 13.666667, 14.666667, 15.666667, 17.333333, 19,
        20.666667, 22.333333, 24.333333, 29.333333, 34.666667, 41.333333, 55.333333,
      ]
    ),
    (
      .body, .accessibilityExtraExtraExtraLarge,
      [
        22.666667, 28.333333, 31, 33.666667, 36.666667, 39.333333, 42.333333, 45, 48, 50.666667, 56.333333,
        62,
        67.666667, 73.333333, 79, 95.666667, 112.666667, 135.333333, 180.333333,
      ]
    ),
    (
      .callout, .accessibilityLarge,
      [
        15, 18.666667, 20.333333, 22.333333, 24, 26, 28, 29.666667, 31.666667, 33.333333, 37, 41, 44.666667,
        48.333333, 52, 63, 74.333333, 89, 119,
      ]
    ),
    (
      .caption1, .extraExtraLarge,
      [
        10.666667, 13, 14.333333, 15.666667, 17, 18.333333, 19.666667, 21, 22.333333, 23.666667, 26.333333,
        29,
        31.666667, 34, 36.666667, 44.666667, 52.666667, 63, 84,
      ]
    ),
    (
      .caption2, .accessibilityMedium,
      [
        15.333333, 19.333333, 21, 23, 25, 27, 29, 30.666667, 32.666667, 34.666667, 38.333333, 42.333333, 46,
        50,
        54, 65.333333, 77, 92.333333, 123,
      ]
    ),
  ]

  static let fonts: [(TextStyle, ContentSize, [Double])] = [
    (.body, .extraSmall, [7, 9, 10, 10, 11, 12, 13, 14, 15, 16, 17, 19, 21, 22, 24, 29, 35, 41, 55]),
    (
      .body, .accessibilityExtraExtraExtraLarge,
      [23, 28, 31, 34, 37, 39, 42, 45, 48, 51, 56, 62, 68, 73, 79, 96, 113, 135, 180]
    ),
    (
      .callout, .accessibilityLarge,
      [15, 19, 20, 22, 24, 26, 28, 30, 32, 33, 37, 41, 45, 48, 52, 63, 74, 89, 119]
    ),
    (
      .caption1, .extraExtraLarge,
      [11, 13, 14, 16, 17, 18, 20, 21, 22, 24, 26, 29, 32, 34, 37, 45, 53, 63, 84]
    ),
    (
      .caption2, .accessibilityMedium,
      [15, 19, 21, 23, 25, 27, 29, 31, 33, 35, 38, 42, 46, 50, 54, 65, 77, 92, 123]
    ),
  ]

  @Test(arguments: lengths) func scaledValues(_ style: TextStyle, _ size: ContentSize, _ expected: [Double]) {
    for (base, value) in zip(FontMetricsTests.bases, expected) {
      #expect(abs(FontMetrics(style).scaledValue(base, size, scale: 3) - value) < 1e-5)
    }
  }

  @Test(arguments: fonts) func scaledFonts(_ style: TextStyle, _ size: ContentSize, _ expected: [Double]) {
    #expect(FontMetricsTests.bases.map { FontMetrics(style).scaledPointSize($0, size) } == expected)
  }

  @Test(arguments: TextStyle.allCases) func nothingScalesAtLarge(_ style: TextStyle) {
    for base in FontMetricsTests.bases {
      #expect(FontMetrics(style).scaledPointSize(base, .large) == base)
      #expect(FontMetrics(style).scaledValue(base, .large, scale: 2) == base)
    }
  }

  @Test func maximum() {
    #expect(FontMetrics.body.scaledPointSize(17, .accessibilityLarge, maximum: 28) == 28)
    #expect(FontMetrics.body.scaledPointSize(17, .large, maximum: 28) == 17)
  }

  @Test func nothingScalesUpTo10() {
    #expect(FontMetrics.body.scaledPointSize(17, .accessibilityLarge, in: .ios10).value == 17)
    #expect(FontMetrics.body.scaledPointSize(17, .accessibilityLarge, in: .ios11).value == 31)
  }
}
