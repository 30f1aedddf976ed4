package import UIKitRules

/// A number of points, or one that follows the user's text size.
package struct Length: Hashable, Sendable {
  /// At the text size Large.
  package var value: Double
  /// The style whose metrics scale it (UIFontMetrics.scaledValue); nil does not scale.
  package var relativeTo: TextStyle?

  package init(_ value: Double, relativeTo: TextStyle? = nil) {
    self.value = value
    self.relativeTo = relativeTo
  }

  package static let zero = Length(0)

  /// Points under some traits.
  package func points(in traits: Traits, facts: inout FactSet) -> Double {
    guard let relativeTo else { return value }
    return facts.take(
      FontMetrics(relativeTo).scaledValue(
        value, traits.contentSize, in: traits.system, scale: traits.device.scale))
  }
}
