/// What is happening to a cell; the raw value is the name in design files and ids.
package enum CellState: String, CaseIterable, Sendable {
  case normal
  case highlighted
  case selected
  case disabled
  case focused
  case swiping
  case swiped
  case swipedLeading
  case fullSwipe
  case fullSwipeLeading
  case editing
  case editingSelected
  case confirming
  case reordering

  /// Whether swipe actions are shown.
  package var isSwiped: Bool {
    switch self {
    case .swiping, .swiped, .swipedLeading, .fullSwipe, .fullSwipeLeading, .confirming: true
    default: false
    }
  }

  /// Whether the leading actions are the ones shown.
  package var showsLeadingActions: Bool { self == .swipedLeading || self == .fullSwipeLeading }

  /// Whether the first action covers the others.
  package var isFullSwipe: Bool { self == .fullSwipe || self == .fullSwipeLeading }

  /// Whether the table is in editing mode.
  package var isEditing: Bool {
    switch self {
    case .editing, .editingSelected, .confirming, .reordering: true
    default: false
    }
  }

  /// Whether the cell shows its selected background.
  package var isSelected: Bool { self == .highlighted || self == .selected || self == .editingSelected }
}
