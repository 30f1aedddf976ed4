/// Why an asked preview is not drawn; the words stand in the report.
package enum SkipReason: Hashable, Sendable {
  case missing(Feature)
  case noTrailingActions
  case noLeadingActions
  /// `performsFirstActionWithFullSwipe` is false on that side.
  case fullSwipeOff
  case noReorderControl

  package var words: String {
    switch self {
    case .missing(let feature): feature.skipReason
    case .noTrailingActions: "the cell has no trailing actions"
    case .noLeadingActions: "the cell has no leading actions"
    case .fullSwipeOff: "performsFirstActionWithFullSwipe is false on that side"
    case .noReorderControl: "the cell does not show a reorder control"
    }
  }
}
