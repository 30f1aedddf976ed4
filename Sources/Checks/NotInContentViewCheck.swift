import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `not-in-content-view`: a view was added to the cell itself, so it stays where it is when editing or an accessory
/// moves and narrows the contentView, and UIKit's controls or the content come to lie on it.
enum NotInContentViewCheck {
  /// What a view beside the contentView shows, with the view in the cell that holds it.
  private struct Beside {
    var root: Int
    var rect: Rect
    /// A fill without anything on it, which others may lie on.
    var isPlain: Bool
  }

  static func findings(_ subject: Subject) -> [Finding] {
    guard subject.views.contains(where: { $0.role == .content }) else { return [] }
    var beside: [Beside] = []
    var content: [(id: String, rect: Rect)] = []
    subject.forEachContentView { place, views, index, frame, clip in
      let drawn = views.drawn(by: index, at: frame.origin)
      let isFilled = views[index].backgroundColor?.isClear == false
      guard place != .accessory, let rect = (drawn ?? (isFilled ? frame : nil))?.intersection(clip) else {
        return
      }
      if place == .cell {
        beside.append(Beside(root: root(of: index, in: views), rect: rect, isPlain: drawn == nil))
      } else if drawn != nil {
        content.append((views[index].id, rect))
      }
    }
    let covering = subject.coveringViews
    var findings: [Finding] = []
    var told: Set<Int> = []
    for view in beside where !told.contains(view.root) {
      guard
        let fault = covered(view, by: covering) ?? crossed(view, by: content, subject)
      else { continue }
      told.insert(view.root)
      let root = subject.views[view.root]
      findings.append(
        Finding(
          rule: .notInContentView,
          message: "\(Quotation.quoted(root.id)) is in the cell and does not follow its contentView: "
            + fault.words,
          span: root.span ?? subject.cell.span, outlines: [view.rect, fault.rect]))
    }
    return findings
  }

  private static func covered(_ view: Beside, by covering: [CoveringView]) -> (words: String, rect: Rect)? {
    for other in covering {
      guard let overlap = view.rect.overlap(with: other.drawn),
        !(view.isPlain && view.rect.contains(other.drawn))
      else { continue }
      return ("the \(other.words) lies over \(Points.text(overlap.width)) pt of it", other.drawn)
    }
    return nil
  }

  /// Content that editing has moved over or under the view; what lay there before is meant to.
  private static func crossed(
    _ view: Beside, by content: [(id: String, rect: Rect)], _ subject: Subject
  ) -> (words: String, rect: Rect)? {
    guard !view.isPlain, subject.preview.state.isEditing, let frame = subject.frame(of: .contentView),
      let cell = subject.cellContents
    else { return nil }
    let shift = subject.isRightToLeft ? frame.maxX - cell.maxX : frame.x - cell.x
    guard abs(shift) >= 1 else { return nil }
    for other in content {
      // What stands at the trailing edge does not move.
      let isLeading = (other.rect.midX < frame.midX) != subject.isRightToLeft
      let before = other.rect.offset(by: Point(x: -shift, y: 0))
      guard isLeading, let overlap = view.rect.overlap(with: other.rect),
        view.rect.overlap(with: before) == nil
      else { continue }
      return (
        "moved \(Points.text(abs(shift))) pt, \(Quotation.quoted(other.id)) meets "
          + "\(Points.text(overlap.width)) pt of it", other.rect
      )
    }
    return nil
  }

  /// The view right in the cell that holds another.
  private static func root(of index: Int, in views: [StageView]) -> Int {
    var root = index
    while views[root].parent >= 0, views[views[root].parent].role == .content { root = views[root].parent }
    return root
  }
}
