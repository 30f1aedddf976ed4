/// The content of a cell laid out once for a row, traits and size; every state that moves it shares it.
///
/// A class, so that sharing is seen by identity: a page draws each tree once and refers to it.
package final class ContentTree: Sendable {
  /// In pre-order; -1 as parent means the view that holds the tree.
  package let views: [StageView]

  package init(views: [StageView]) { self.views = views }

  /// Whether its root is the view that holds it: a document's contentView.
  package func isRooted(in holder: StageView) -> Bool {
    holder.role == .contentView && views.first?.id == holder.id
  }
}
