package import Designs
import Graphics
package import Staging
package import UIKitRules

/// What a page's script needs to move a swiped cell as UIKit does; lengths in points of the picture.
///
/// The script holds no figures of UIKit's: each comes from here, and from `UIKitRules` before.
package struct LiveSwipe: Sendable {
  /// At which edge of the picture the actions lie.
  package enum Edge: String, Sendable {
    case left
    case right
  }

  var edge: Edge
  var openWidth: Double
  /// How far a full swipe goes; nil where there is none.
  var fullDistance: Double?
  /// Travel before the swipe starts.
  var hysteresis: Double
  /// Points a second that open or close it whatever the travel.
  var releaseSpeed: Double
  /// The share of the open width from which a slow finger leaves it open.
  var releaseShare: Double
  /// Beyond the limit the cell moves by overshoot to this power.
  var overdragExponent: Double
  /// The corner radius of capsules, which scale as they open; nil for bars, which widen.
  var capsuleRadius: Double?
  /// Outside the first action and the last.
  var edgeGap: Double
  /// The frames of the open actions in the picture, in UIKit's order.
  var actions: [Rect]
  /// The words for the first action, which a full swipe performs.
  var firstAction: String

  /// nil where the state is not that of a swiped cell at rest.
  package init?(_ stage: Stage, _ preview: Preview, of cell: Cell, facts: inout FactSet) {
    guard preview.state == .swiped || preview.state == .swipedLeading, stage.openWidth > 0 else { return nil }
    let isLeading = preview.state.showsLeadingActions
    let traits = preview.traits
    let rules = SystemRules.of(traits.system).swipe
    edge = isLeading == traits.direction.isRightToLeft ? .right : .left
    openWidth = stage.openWidth
    hysteresis = facts.take(rules.gesture.hysteresis)
    releaseSpeed = facts.take(rules.gesture.releaseSpeed)
    releaseShare = facts.take(rules.gesture.releaseShare)
    overdragExponent = facts.take(rules.gesture.overdragExponent)
    edgeGap = facts.take(rules.width.edgeGap)
    actions = []
    firstAction = ""
    var width = stage.size.width
    for (index, view) in stage.views.enumerated() {
      if view.role == .cell { width = view.frame.width }
      guard view.role == .action else { continue }
      if actions.isEmpty {
        firstAction = view.accessibilityLabel ?? view.title ?? view.id
        if rules.capsule != nil { capsuleRadius = Self.capsuleRadius(of: index, in: stage.views) }
      }
      actions.append(Stage.absoluteFrame(of: index, in: stage.views))
    }
    let side = isLeading ? cell.leadingActions : cell.trailingActions
    let scope = Scope(
      traits: traits, state: preview.state, row: preview.row, values: cell.rows[preview.row])
    if let full = rules.fullSwipe, let first = side.actions.first,
      side.performsFirstActionWithFullSwipe.value(in: scope)
    {
      fullDistance = full.distance(
        isDestructive: first.style.value(in: scope) == .destructive, isLeading: isLeading, cellWidth: width,
        safeInset: 0, openWidth: openWidth, facts: &facts)
    }
  }

  /// The corner radius of an action's capsule: with its title below it is a part of the action's view.
  private static func capsuleRadius(of action: Int, in views: [StageView]) -> Double {
    let part = views.first { $0.parent == action && $0.role == .actionPart && $0.layer.cornerRadius > 0 }
    return (part ?? views[action]).layer.cornerRadius
  }

  /// Appends the figures as attributes of the picture's `<figure>`, each behind a blank.
  func appendAttributes(to out: inout [UInt8]) {
    out.append(" data-swipe=\"")
    out.append(raw: edge.rawValue)
    out.append("\"")
    out.append(data: "open", openWidth)
    if let fullDistance { out.append(data: "full", fullDistance) }
    out.append(data: "hysteresis", hysteresis)
    out.append(data: "speed", releaseSpeed)
    out.append(data: "share", releaseShare)
    out.append(data: "exponent", overdragExponent)
    if let capsuleRadius { out.append(data: "radius", capsuleRadius) }
    out.append(data: "gap", edgeGap)
    out.append(" data-actions=\"")
    for (index, frame) in actions.enumerated() {
      if index > 0 { out.append(" ") }
      out.append(points: frame.x)
      out.append(" ")
      out.append(points: frame.width)
    }
    out.append("\" data-first=\"")
    out.append(attribute: firstAction)
    out.append("\"")
  }
}

extension [UInt8] {
  fileprivate mutating func append(data name: StaticString, _ value: Double) {
    append(" data-")
    append(name)
    append("=\"")
    append(points: value)
    append("\"")
  }
}
