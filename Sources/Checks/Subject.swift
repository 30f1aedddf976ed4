import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// What the rules look at: a stage beside the design it came from.
struct Subject {
  let stage: Stage
  let preview: Preview
  let cell: Cell
  let table: Table
  /// The views of the cell itself: every role that a rule asks for stands here, none in a content.
  var views: [StageView] { stage.views }

  init(stage: Stage, preview: Preview, cell: Cell, table: Table) {
    self.stage = stage
    self.preview = preview
    self.cell = cell
    self.table = table
  }

  var scope: Scope { preview.scope(of: cell) }

  var card: Card? { cell.card.value(in: scope) }

  /// The frame of the first view of a role in the picture.
  func frame(of role: StageView.Role) -> Rect? {
    index(of: role).map { Stage.absoluteFrame(of: $0, in: views) }
  }

  /// The frame of a shown action in the picture.
  func frame(ofAction id: String) -> Rect? {
    views.firstIndex { $0.id == id && $0.role == .action }.map { Stage.absoluteFrame(of: $0, in: views) }
  }

  func view(of role: StageView.Role) -> StageView? { index(of: role).map { views[$0] } }

  /// By index, since a view handed to a closure is copied.
  func index(of role: StageView.Role) -> Int? {
    for index in stage.views.indices where stage.views[index].role == role { return index }
    return nil
  }

  /// The actions of the side that shows.
  var actions: [Action] { cell.actions(shownIn: preview.state).actions }

  /// Where the card's place is set.
  var cardSpan: Span { card.map { $0.insets.span ?? $0.span } ?? cell.span }
}
