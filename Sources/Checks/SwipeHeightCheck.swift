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
    for action in surfaces.actions where !action.isCustomPainted && action.color != surfaces.cell {
      guard let index = subject.views.firstIndex(where: { $0.id == action.id && $0.role == .action })
      else { continue }
      let frame = Stage.absoluteFrame(of: index, in: subject.views)
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

/// Lengths in messages.
enum Points {
  /// At most two decimals, none where there are none.
  static func text(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }

  /// `15 pt above and 4 pt below it`, the sides that count.
  static func sides(above: Double, below: Double) -> String {
    var parts: [String] = []
    if above > 0.01 { parts.append("\(text(above)) pt above") }
    if below > 0.01 { parts.append("\(text(below)) pt below") }
    return parts.joined(separator: " and ") + " it"
  }
}
