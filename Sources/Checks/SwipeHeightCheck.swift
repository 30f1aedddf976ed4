import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `swipe-height-mismatch`: an action in a colour of its own stands above or below the card.
enum SwipeHeightCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped, let card = subject.frame(of: .card) else { return [] }
    let surfaces = subject.stage.surfaces
    var findings: [Finding] = []
    for action in subject.shownSurfaces where !action.isCustomPainted && action.color != surfaces.cell {
      guard let frame = subject.frame(ofAction: action.id) else { continue }
      let above = max(0, card.y - frame.y)
      let below = max(0, frame.maxY - card.maxY)
      guard above > 0.01 || below > 0.01 else { continue }
      findings.append(
        Finding(
          rule: .swipeHeightMismatch,
          message:
            "action \"\(action.id)\" is \(Points.text(frame.height)) pt high, the card \(Points.text(card.height)): "
            + "it stands \(Points.sides(above: above, below: below))",
          span: subject.cardSpan, outlines: [frame, card]))
    }
    return findings
  }
}
