import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `accessory-over-actions`: a view reaches past the cell's edge and lies over the actions while the row is open.
enum AccessoryOverActionsCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.preview.state.isSwiped, let cell = subject.cellContents,
      // Up to iOS 10 the delete view is the cell's last subview and covers what reaches there.
      let pull = subject.index(of: .pullView), let own = subject.index(of: .cell), pull < own,
      !subject.views[own].layer.clips
    else { return [] }
    let actions = subject.shownSurfaces.compactMap { subject.frame(ofAction: $0.id) }
    var findings: [Finding] = []
    subject.forEachCellView { views, index, frame, clip in
      guard views[index].role == .content || views[index].role == .accessory, !cell.contains(frame),
        isBesideContent(views) || startsInRoom(frame, subject),
        let seen = seen(views[index], frame)?.intersection(clip),
        let action = actions.first(where: { action in
          // Less than a point is what rounding leaves.
          seen.intersection(action).map { $0.width >= 1 && $0.height >= 1 } ?? false
        })
      else { return }
      let past = subject.actionsLieRight ? seen.maxX - cell.maxX : cell.x - seen.x
      findings.append(
        Finding(
          rule: .accessoryOverActions,
          message:
            "\"\(views[index].id)\" reaches \(Points.text(past)) pt past the cell's edge: while the row is open it lies "
            + "over the actions",
          span: views[index].span ?? subject.cell.accessoryView.span ?? subject.cell.accessoryType.span
            ?? subject.cell.span,
          outlines: [frame, action]))
    }
    return findings
  }

  /// Whether the views are the cell's own: what is in its contentView or its accessory is a tree by itself.
  private static func isBesideContent(_ views: [StageView]) -> Bool { views.first?.role == .table }

  /// Whether a view begins where accessories are: behind the contentView's margin. A longer one that ends there is
  /// content that has too little room.
  private static func startsInRoom(_ frame: Rect, _ subject: Subject) -> Bool {
    guard let content = subject.frame(of: .contentView) else { return false }
    var facts = FactSet()
    let margin = subject.rules.margins.cellMargin(on: subject.preview.traits.device, facts: &facts)
    return subject.actionsLieRight
      ? frame.x >= content.maxX - margin - 0.01 : frame.maxX <= content.x + margin + 0.01
  }

  /// What of a view can be seen: its fill, or what it draws.
  private static func seen(_ view: StageView, _ frame: Rect) -> Rect? {
    if view.backgroundColor?.isClear == false { return frame }
    var seen: Rect?
    for item in view.items {
      guard let rect = item.bounds?.offset(by: frame.origin) else { continue }
      seen = seen.map { $0.union(rect) } ?? rect
    }
    return seen
  }
}
