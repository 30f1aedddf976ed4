/// A length or size whose points depend on the screen's scale, as those do that come from whole pixels.
package struct PerScale<Value: Sendable>: Sendable {
  /// At one and two pixels a point.
  package let at2x: Value
  package let at3x: Value

  package init(_ at2x: Value, at3x: Value) {
    self.at2x = at2x
    self.at3x = at3x
  }

  /// The same at every scale.
  package init(_ value: Value) { self.init(value, at3x: value) }

  /// The value on a screen of so many pixels a point.
  package subscript(scale: Int) -> Value { scale >= 3 ? at3x : at2x }
}

extension PerScale: Equatable where Value: Equatable {}
extension PerScale: Hashable where Value: Hashable {}
