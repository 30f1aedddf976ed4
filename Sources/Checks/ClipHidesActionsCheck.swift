import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `clip-hides-actions`: the cell clips to its bounds where the actions are its own subviews, beside them.
///
/// From iOS 11 on the actions lie beside the cell in another view. Up to iOS 10 they show only because a swipe moves
/// the bounds, which no source confirms: a device must tell.
enum ClipHidesActionsCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped, subject.rules.hierarchy == .deleteConfirmation,
      subject.cell.clipsToBounds.value(in: subject.scope), let cell = subject.cellContents,
      let pull = subject.frame(of: .pullView), !cell.contains(pull), let shown = subject.frame(of: .cell)
    else { return [] }
    return [
      Finding(
        rule: .clipHidesActions,
        message:
          "the cell clips to its \(Points.text(cell.width)) pt, and up to iOS 10 the actions are its subviews beside them: "
          + "they show only if the bounds move with the swipe; look on a device",
        span: subject.cell.clipsToBounds.span ?? subject.cell.span, outlines: [pull, shown])
    ]
  }
}
