package import Graphics

/// One value for each axis.
package struct PerAxis<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value along x.
  package var horizontal: Value
  /// The value along y.
  package var vertical: Value

  package init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same value for both.
  package init(_ both: Value) { self.init(horizontal: both, vertical: both) }

  /// The value for an axis.
  package subscript(axis: LayoutAxis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
