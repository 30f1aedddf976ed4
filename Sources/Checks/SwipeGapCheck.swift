import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `swipe-gap`: the space between cards lies in the cell, more of it on one side, so that actions stand off the card's
/// middle.
enum SwipeGapCheck {
  /// From here on two middles are seen to differ, in points.
  private static let limit = 2.0

  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped, let card = subject.frame(of: .card), !card.isEmpty,
      let cell = subject.frame(of: .cell),
      // One in the cell's own colour is drawn to fit the card.
      let action = subject.shownSurfaces.first(where: {
        !$0.isCustomPainted && $0.color != subject.stage.surfaces.cell
      }), let frame = subject.frame(ofAction: action.id)
    else { return [] }
    let off = frame.midY - card.midY
    guard abs(off) >= limit else { return [] }
    let above = Points.text(card.y - cell.y)
    let below = Points.text(cell.maxY - card.maxY)
    return [
      Finding(
        rule: .swipeGap,
        message:
          "the cell holds the space around the card, \(above) pt above and \(below) pt below it: the middle of action "
          + "\"\(action.id)\" is \(Points.text(abs(off))) pt \(off > 0 ? "below" : "above") the card's",
        span: subject.cardSpan, outlines: [frame, card])
    ]
  }
}
