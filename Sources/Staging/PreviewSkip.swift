package import Designs
package import UIKitRules

/// Why a preview cannot be: what its system does not have.
package enum PreviewSkip {
  /// The reason that a state of a row of a cell has no picture under some traits; nil where it has one.
  package static func reason(state: CellState, of cell: Cell, row: Int, in traits: Traits) -> String? {
    let scope = Scope(traits: traits, state: state, row: row, values: cell.rows[row])
    let system = traits.system
    if let feature = traits.appearance.feature, !system.has(feature) { return feature.skipReason }
    if !system.has(.contentConfigurations), cell.contentConfiguration.value(in: scope) != nil {
      return Feature.contentConfigurations.skipReason
    }
    if state == .reordering {
      return cell.showsReorderControl.value(in: scope) ? nil : "the cell has no reorder control"
    }
    guard state.isSwiped else { return nil }
    if state.showsLeadingActions, !system.has(.leadingActions) { return Feature.leadingActions.skipReason }
    if state.isFullSwipe, !system.has(.fullSwipe) { return Feature.fullSwipe.skipReason }
    if state == .confirming { return nil }
    let side = cell.actions(shownIn: state)
    let words = state.showsLeadingActions ? "leading" : "trailing"
    if side.actions.isEmpty { return "the cell has no \(words) actions" }
    if !system.has(.contextualActions), side.actions.allSatisfy({ $0.api == .contextualAction }) {
      return Feature.contextualActions.skipReason
    }
    if state.isFullSwipe, !side.performsFirstActionWithFullSwipe.value(in: scope) {
      return "performsFirstActionWithFullSwipe is false"
    }
    return nil
  }

  /// The reason that a table of a style has no picture on a system.
  package static func reason(style: Table.Style, in traits: Traits) -> String? {
    style == .insetGrouped && !traits.system.has(.insetGrouped) ? Feature.insetGrouped.skipReason : nil
  }
}
