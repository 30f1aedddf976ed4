/// A bound that a system ran into: it is refused, and its frames mean nothing.
package enum LayoutLimit: Hashable, Sendable {
  /// It is too large to keep.
  case size
  /// Multipliers grow beyond what can be calculated with.
  case overflow
  /// No end was found within the steps allowed.
  case steps

  static let greatestCoefficient = 1e12
  static let greatestTermCount = 1 << 22
  static let greatestCellCount = 1 << 24
}
