import Designs
import Diagnostics
import Glibc
import Graphics
import Staging
import UIKitRules

/// `shadow-clipped`: the card's shadow ends in a straight line, for something cuts or covers it.
enum ShadowClippedCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard let view = subject.view(of: .card), let shadow = view.layer.shadow, let card = subject.card,
      let frame = subject.frame(of: .card), !frame.isEmpty, view.backgroundColor?.isClear == false,
      let cell = subject.view(of: .cell), let cellFrame = subject.frame(of: .cell)
    else { return [] }
    let cast = CastShadow(shadow, of: frame, over: subject.stage.surfaces.cell)
    let clips = cell.layer.clips
    var across: [String] = []
    var along: [String] = []
    if clips || coversNeighbours(subject) {
      across += cast.cut(.below, after: cellFrame.maxY - frame.maxY)
      across += cast.cut(.above, after: frame.y - cellFrame.y)
    }
    if clips {
      // At the table's own edge the shadow runs off the screen.
      if cellFrame.x > 0 { along += cast.cut(.left, after: frame.x - cellFrame.x) }
      if cellFrame.maxX < subject.stage.size.width {
        along += cast.cut(.right, after: cellFrame.maxX - frame.maxX)
      }
    }
    let ownsClip = subject.cell.clipsToBounds.value(in: subject.scope)
    var findings: [Finding] = []
    // Two, since a swipe changes the one only.
    for sides in [across, along] where !sides.isEmpty {
      findings.append(
        Finding(
          rule: .shadowClipped,
          message: "the cell\(ownsClip ? "'s clipsToBounds" : "") cuts the card's shadow: "
            + sides.joined(separator: ", "),
          span: (ownsClip ? subject.cell.clipsToBounds.span : nil) ?? card.shadow.span ?? card.span,
          outlines: [cast.extent, cellFrame]))
    }
    if let pull = coveringPullView(subject) {
      let besides =
        subject.actionsLieRight
        ? cast.cut(.right, after: pull.x - frame.maxX) : cast.cut(.left, after: frame.x - pull.maxX)
      if !besides.isEmpty {
        findings.append(
          Finding(
            rule: .shadowClipped, message: "the actions cover the card's shadow: " + besides.joined(),
            span: card.shadow.span ?? card.span, outlines: [cast.extent, pull]))
      }
    }
    return findings
  }

  /// Whether the rows above and below lie on what of the shadow reaches there: a lifted row lies on them, and rows whose
  /// backgrounds are clear let it show.
  private static func coversNeighbours(_ subject: Subject) -> Bool {
    guard subject.preview.state != .reordering else { return false }
    let colors = [subject.view(of: .cell), subject.view(of: .contentView)].map { $0?.backgroundColor }
    return colors.contains { $0?.isClear == false }
  }

  /// The delete view where it lies on the card: up to iOS 10 it is the cell's last subview.
  private static func coveringPullView(_ subject: Subject) -> Rect? {
    guard subject.rules.hierarchy == .deleteConfirmation else { return nil }
    return subject.frame(of: .pullView)
  }
}

/// A shadow as far as it can be seen.
private struct CastShadow {
  enum Side: String {
    case above, below, left, right
  }

  let shadow: Shadow
  let frame: Rect
  let ground: Color

  init(_ shadow: Shadow, of frame: Rect, over ground: Color) {
    self.shadow = shadow
    self.frame = frame
    self.ground = ground
  }

  /// How far the shadow is seen past a side of the card: to two standard deviations of its blur, where a fortieth is left.
  private func reach(_ side: Side) -> Double { max(0, 2 * shadow.radius + offset(to: side)) }

  private func offset(to side: Side) -> Double {
    switch side {
    case .above: -shadow.offset.y
    case .below: shadow.offset.y
    case .left: -shadow.offset.x
    case .right: shadow.offset.x
    }
  }

  /// All that can be seen of it, the card's own place included.
  var extent: Rect {
    frame.inset(
      by: EdgeInsets(
        top: -reach(.above), left: -reach(.left), bottom: -reach(.below), right: -reach(.right)))
  }

  /// `10 of its 18 pt below` where it is cut so far from the card that the line is seen; else nothing.
  func cut(_ side: Side, after room: Double) -> [String] {
    let reach = reach(side)
    guard reach - room > 0.01, isSeen(at: room - offset(to: side)) else { return [] }
    let words = side == .above || side == .below ? side.rawValue : "at the \(side.rawValue)"
    return ["\(Points.text(min(reach, reach - room))) of its \(Points.text(reach)) pt \(words)"]
  }

  /// Whether the shadow is still to be seen so far outside its own edge: a just noticeable difference is ΔE2000 1.
  private func isSeen(at distance: Double) -> Bool {
    let left =
      shadow.radius > 0
      ? 0.5 * erfc(distance / (shadow.radius * 2.0.squareRoot())) : distance < 0 ? 1 : 0
    let color = shadow.color.multiplyingAlpha(by: left).composited(over: ground)
    return color.difference(to: ground) >= 1
  }
}
