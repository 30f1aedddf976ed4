/// Which private views hold a swiped cell and its actions.
package enum SwipeHierarchy: String, CaseIterable, Sendable {
  /// Up to 10: the cell itself holds the delete confirmation view.
  case deleteConfirmation
  /// 11 built with Xcode 8: the table's wrapper holds the pull view and the cell.
  case wrapper
  /// 11 and 12: the table holds the pull view beside the cell.
  case pullView
  /// 13 to 18: a swipe container in the table holds both.
  case swipeContainer
  /// 26: the container's pull view holds capsules, each in a view of its own.
  case dynamicPullView
}

/// What a swipe moves.
package enum SwipeMotion: Sendable {
  /// The cell stays; its bounds origin moves, and everything in it.
  case boundsOrigin
  /// The cell's frame moves beside the pull view.
  case frame
}
