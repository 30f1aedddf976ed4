package import Graphics

/// That constraints leave something open.
package struct LayoutAmbiguity: Hashable, Sendable {
  /// An item whose origin in its parent or whose length is not the only one, on an axis.
  package struct Place: Hashable, Sendable {
    package var item: LayoutItem.ID
    package var axis: LayoutAxis
    /// The solution in `solutions` where it is elsewhere.
    package var solution: Int
  }

  package var places: [Place] = []
  /// Frames by item, in the parents' coordinates, that satisfy all constraints as well as the ones taken.
  package var solutions: [[Rect]] = []
}
