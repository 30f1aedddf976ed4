import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `accessory-off-centre`: the system's checkmark is not in the middle of the room that the design leaves it.
///
/// A design leaves room where it places a view itself and so near to the cell's edge that only the mark fits beside it.
/// What UIKit keeps clear of an accessory is UIKit's own arrangement and no fault.
enum AccessoryOffCentreCheck {
  /// From here on a mark is seen to be off, in points.
  private static let limit = 4.0

  static func findings(_ subject: Subject) -> [Finding] {
    guard let mark = checkmark(of: subject), let cell = subject.cellContents,
      let contentView = subject.frame(of: .contentView),
      let content = subject.cell.content.value(in: subject.scope)
    else { return [] }
    var placed: [Span: Span] = [:]
    for child in content.children { addPlaced(child, in: subject.scope, to: &placed) }
    addHeld(in: content, in: subject.scope, to: &placed)
    if placed.isEmpty { return [] }
    let isLeft = subject.isRightToLeft
    // Towards the accessory, whichever side it is on.
    func reach(_ x: Double) -> Double { isLeft ? cell.maxX - x : x - cell.x }
    func trailing(_ rect: Rect) -> Double { reach(isLeft ? rect.x : rect.maxX) }
    let centre = reach(mark.midX)
    // What reaches over the mark leaves it no room and is another fault.
    var end = -Double.infinity
    var span = subject.cell.span
    subject.forEachCellView { views, index, frame, _ in
      guard views[index].role == .content, !frame.isEmpty, trailing(frame) > end, trailing(frame) <= centre,
        let place = views[index].span.flatMap({ placed[$0] })
      else { return }
      end = trailing(frame)
      span = place
    }
    var facts = FactSet()
    let margin = subject.rules.margins.cellMargin(on: subject.preview.traits.device, facts: &facts)
    guard end > trailing(contentView) - margin else { return [] }
    let room = cell.width - end
    let off = abs(end + room / 2 - centre)
    guard off >= limit - 1e-6 else { return [] }
    let space = Rect(x: isLeft ? cell.x : cell.x + end, y: cell.y, width: room, height: cell.height)
    return [
      Finding(
        rule: .accessoryOffCentre,
        message:
          "the checkmark's centre is \(Points.text(cell.width - centre)) pt from the cell's edge, the middle of the "
          + "\(Points.text(room)) pt beside the content \(Points.text(room / 2)): it is \(Points.text(off)) pt off",
        span: span, outlines: [space])
    ]
  }

  /// The frame of UIKit's own mark; a chevron belongs to the edge, and a view of one's own is where one puts it.
  private static func checkmark(of subject: Subject) -> Rect? {
    let marks: Set<String> = [Glyph.checkmark.rawValue, Glyph.classicCheckmark.rawValue]
    guard let accessory = subject.view(of: .accessory),
      accessory.items.contains(where: {
        if case .icon(let icon) = $0 { return marks.contains(icon.name) }
        return false
      })
    else { return nil }
    return subject.frame(of: .accessory)
  }

  /// The views that constraints hold to an edge of the cell, and the constraint.
  private static func addHeld(in content: View, in scope: Scope, to placed: inout [Span: Span]) {
    var views: [View]?
    for list in content.constraints {
      for constraint in list.constraints.value(in: scope) {
        guard constraint.relation == .equal, let second = constraint.second else { continue }
        for (item, other) in [(constraint.first, second), (second, constraint.first)] {
          guard case .view(let place) = item.item, other.item == .cell, other.attribute.isSide else {
            continue
          }
          let all = views ?? inOrder(content)
          views = all
          if all.indices.contains(place) { placed[all[place].span] = constraint.span }
        }
      }
    }
  }

  /// A view and all in it, each before those that it holds: constraints count them so.
  private static func inOrder(_ view: View) -> [View] { [view] + view.children.flatMap(inOrder) }

  /// The views whose place along the row the design says, and where it says so: others end where UIKit lets them.
  private static func addPlaced(_ view: View, in scope: Scope, to placed: inout [Span: Span]) {
    if view.frame.value(in: scope) != nil {
      placed[view.span] = view.frame.span ?? view.span
    } else if view.width.value(in: scope) != nil,
      view.x.value(in: scope) != nil || view.centerX.value(in: scope) != nil
    {
      placed[view.span] = view.width.span ?? view.span
    }
    for child in view.children { addPlaced(child, in: scope, to: &placed) }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge at the left or the right.
  fileprivate var isSide: Bool {
    switch self {
    case .left, .right, .leading, .trailing: true
    default: false
    }
  }
}
