package import UIKitRules

extension Cell {
  /// The actions of the side that a state shows; the trailing ones where it shows none.
  package func actions(shownIn state: CellState) -> SwipeActionsConfiguration {
    state.showsLeadingActions ? leadingActions : trailingActions
  }
}
