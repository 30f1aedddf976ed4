import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `actions-exceed-row`: the actions are as wide as the cell together, and open it is off the screen.
enum ActionsExceedRowCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard ShownAction.isAtRest(subject.preview.state), let cell = subject.frame(of: .cell), cell.width > 0,
      subject.stage.openWidth >= cell.width - tolerance
    else { return [] }
    let shown = subject.stage.surfaces.actions
    let side = subject.cell.actions(shownIn: subject.preview.state)
    return [
      Finding(
        rule: .actionsExceedRow,
        message: (shown.count == 1 ? "the action opens" : "the \(shown.count) actions open")
          + " \(Points.text(subject.stage.openWidth)) pt, the cell is \(Points.text(cell.width)) wide: "
          + "nothing of it is left to see",
        span: side.actionsSpan ?? subject.cell.span,
        outlines: shown.compactMap { subject.frame(ofAction: $0.id) })
    ]
  }

  /// Less is a rounding.
  private static let tolerance = 0.005
}
