import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `corner-mismatch`: a card with round corners moves beside an action with square ones.
///
/// Only where the action is seen as a block: one that is painted in the cell's colour has no corners. From iOS 26 on an
/// action stands by itself as a capsule.
enum CornerMismatchCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped, subject.rules.swipe.capsule == nil, let card = subject.card,
      let cardFrame = subject.frame(of: .card), !cardFrame.isEmpty, let view = subject.view(of: .card),
      let (surface, frame) = subject.actionBesideCell, surface.color != subject.stage.surfaces.cell,
      let action = subject.index(ofAction: surface.id)
    else { return [] }
    // Seen only where the card differs from what shows in its corners, or has a line around it.
    let fill = (view.backgroundColor ?? .clear).composited(over: subject.stage.surfaces.cell)
    guard fill != subject.stage.surfaces.cell || view.layer.borderWidth > 0 else { return [] }
    let radius = min(view.layer.cornerRadius, min(cardFrame.width, cardFrame.height) / 2)
    let other = subject.views[action].layer.cornerRadius
    // Less than a point is not seen as another shape.
    guard abs(radius - other) >= 1 else { return [] }
    // From where the card's corners begin to where the action does: an outline of either would lie on them.
    let left = subject.actionsLieRight ? cardFrame.maxX - radius : frame.maxX
    let right = subject.actionsLieRight ? frame.x : cardFrame.x + radius
    let joint = Rect(x: left, y: cardFrame.y, width: max(1, right - left), height: cardFrame.height)
    let words = other == 0 ? "square" : "rounded by \(Points.text(other)) pt"
    return [
      Finding(
        rule: .cornerMismatch,
        message:
          "the card's corners are rounded by \(Points.text(radius)) pt, those of action \"\(surface.id)\" beside it are \(words)",
        span: card.cornerRadius.span ?? card.span, outlines: [joint])
    ]
  }
}
