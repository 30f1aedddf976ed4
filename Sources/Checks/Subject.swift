import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// What the rules look at: a stage beside the design it came from.
struct Subject {
  /// Below this alpha UIKit takes a view for hidden: it gets no touches (UIView.hitTest, as documented).
  static let leastAlpha = 0.01

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
    index(ofAction: id).map { Stage.absoluteFrame(of: $0, in: views) }
  }

  /// Where the view of an action that the stage has stands in `views`.
  func index(ofAction id: String) -> Int? {
    for index in stage.views.indices where stage.views[index].role == .action && stage.views[index].id == id {
      return index
    }
    return nil
  }

  func view(of role: StageView.Role) -> StageView? { index(of: role).map { views[$0] } }

  /// By index, since a view handed to a closure is copied.
  func index(of role: StageView.Role) -> Int? {
    for index in stage.views.indices where stage.views[index].role == role { return index }
    return nil
  }

  /// The actions of the side that shows, in UIKit's order: past a full swipe the first covers the others.
  var actions: [Action] {
    let all = cell.actions(shownIn: preview.state).actions
    return preview.state.isFullSwipe ? Array(all.prefix(1)) : all
  }

  /// What shows of these actions, or of UIKit's own Delete.
  var shownSurfaces: [Surfaces.ActionSurface] {
    let all = stage.surfaces.actions
    return preview.state.isFullSwipe ? Array(all.prefix(1)) : all
  }

  /// Where the card's place is set.
  var cardSpan: Span { card.map { $0.insets.span ?? $0.span } ?? cell.span }
}
