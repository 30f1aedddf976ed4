/// What people need to read and to touch: the same on every system.
package struct AccessibilityRules: Sendable {
  /// The least side of what is touched, in points; it does not grow with the text size.
  package let touchTarget: Fact<Double>
  package let contrast: Fact<ContrastRules>

  static let all = AccessibilityRules(
    touchTarget: Fact(44, .touchTarget, .hig),
    contrast: Fact(
      ContrastRules(text: 4.5, largeText: 3, symbol: 3, largeSize: 18, largeBoldSize: 14), .contrast, .wcag))
}

/// The contrast ratios of WCAG 2, level AA (1.4.3 and 1.4.11).
package struct ContrastRules: Hashable, Sendable {
  package let text: Double
  package let largeText: Double
  package let symbol: Double
  /// From this size on text is large, in points.
  package let largeSize: Double
  /// The same for bold text.
  package let largeBoldSize: Double
}
