package import Designs
import Diagnostics
import Graphics
package import Staging
import UIKitRules

/// Looks at one stage with every rule; pure, and in a fixed order.
package enum CellChecks {
  /// The findings of a preview, those that the design ignores among them.
  package static func findings(in stage: Stage, _ preview: Preview, of design: Design) -> [Finding] {
    let cell = design.cells[preview.cell]
    let subject = Subject(stage: stage, preview: preview, cell: cell, table: design.table)
    var findings: [Finding] = []
    findings += SwipeBackgroundCheck.findings(subject)
    findings += SwipeHeightCheck.findings(subject)
    findings += SwipeClearCellCheck.findings(subject)
    findings += SelectionChecks.findings(subject)
    findings += SeparatorCheck.findings(subject)
    findings += NoGlyphCheck.findings(subject)
    return findings
  }
}

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

  var scope: Scope {
    Scope(traits: preview.traits, state: preview.state, row: preview.row, values: cell.rows[preview.row])
  }

  var card: Card? { cell.card.value(in: scope) }

  /// The frame of the first view of a role in the picture.
  func frame(of role: StageView.Role) -> Rect? {
    index(of: role).map { Stage.absoluteFrame(of: $0, in: views) }
  }

  func view(of role: StageView.Role) -> StageView? { index(of: role).map { views[$0] } }

  /// By index, since a view handed to a closure is copied.
  private func index(of role: StageView.Role) -> Int? {
    for index in stage.views.indices where stage.views[index].role == role { return index }
    return nil
  }

  /// The actions of the side that shows.
  var actions: [Action] {
    (preview.state.showsLeadingActions ? cell.leadingActions : cell.trailingActions).actions
  }

  /// Where the card's place is set.
  var cardSpan: Span { card.map { $0.insets.span ?? $0.span } ?? cell.span }
}
