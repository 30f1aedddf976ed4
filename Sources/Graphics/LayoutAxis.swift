/// A direction of layout.
package enum LayoutAxis: Int, CaseIterable, Hashable, Sendable {
  case horizontal
  case vertical

  /// The other one.
  package var crossed: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
