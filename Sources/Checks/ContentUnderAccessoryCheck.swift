import Designs
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// `content-under-accessory`: a label, an image or a control reaches under the accessory or the reorder control.
enum ContentUnderAccessoryCheck {
  static func findings(_ subject: Subject) -> [Finding] {
    let obstacles = subject.coveringViews.filter { $0.role != .editControl }
    guard !obstacles.isEmpty, let cell = subject.cellContents else { return [] }
    var findings: [Finding] = []
    subject.forEachContentView { place, views, index, frame, clip in
      guard place != .accessory, let rect = extent(of: index, in: views, frame)?.intersection(clip),
        let obstacle = obstacles.first(where: { rect.overlap(with: $0.frame) != nil }),
        !isBackground(rect, of: cell, under: obstacle.frame)
      else { return }
      let reach =
        subject.isRightToLeft ? obstacle.frame.maxX - rect.x : rect.maxX - obstacle.frame.x
      findings.append(
        Finding(
          rule: .contentUnderAccessory,
          message: "\(Quotation.quoted(views[index].id)) reaches \(Points.text(min(reach, rect.width))) pt "
            + "under the \(obstacle.words)",
          span: views[index].span ?? subject.cell.span, outlines: [frame, obstacle.frame]))
    }
    return findings
  }

  /// The place that a view has for what it shows: lines as long as they may get; nil where it shows nothing.
  private static func extent(of index: Int, in views: [StageView], _ frame: Rect) -> Rect? {
    guard let drawn = views.drawn(by: index, at: frame.origin) else { return nil }
    guard case .text? = views[index].items.first else {
      if case .shape? = views[index].items.first { return frame }
      return drawn
    }
    return Rect(x: frame.x, y: drawn.y, width: frame.width, height: drawn.height)
  }

  /// A picture behind all of a row is one that things may lie on.
  private static func isBackground(_ rect: Rect, of cell: Rect, under obstacle: Rect) -> Bool {
    rect.contains(obstacle) && rect.width >= cell.width / 2 && rect.height >= cell.height / 2
  }
}
