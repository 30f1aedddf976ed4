/// A bound that a system ran into: it is refused, and its frames mean nothing.
package enum LayoutLimit: Hashable, Sendable {
  /// It is too large to keep.
  case size
  /// Multipliers grow beyond what can be calculated with.
  case overflow
  /// No end was found within the steps allowed.
  case steps

  static let greatestCoefficient = 1e12
  static let greatestValue = 1e15
  static let greatestTermCount = 1 << 22
  static let greatestCellCount = 1 << 24

  /// The steps allowed for a block: many times what any layout needs, fewer where each one is long.
  static func stepCount(_ block: TableauBlock) -> Int {
    min(64 * (block.rows + block.columns) + 1024, 1024 + (1 << 36) / max(1, block.rows * block.columns))
  }
}
