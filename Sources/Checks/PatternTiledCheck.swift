import Designs
import Diagnostics
import Graphics
import Staging

/// `pattern-tiled`: a pattern's picture is smaller than the action, and what it shows is there more than once.
enum PatternTiledCheck {
  static func findings(_ subject: Subject, _ actions: [ShownAction]) -> [Finding] {
    actions.compactMap { shown in
      guard let pattern = shown.pattern, repeats(pattern) else { return nil }
      let (tile, area) = (pattern.canvas.size, pattern.visible.size)
      let columns = Int((area.width / tile.width).rounded(.up))
      let rows = Int((area.height / tile.height).rounded(.up))
      return Finding(
        rule: .patternTiled,
        message:
          "action \"\(shown.action.id)\" is \(Points.text(area)), its picture \(Points.text(tile)): "
          + "\(columns) x \(rows) pieces of it show",
        span: shown.backgroundSpan,
        outlines: [pattern.visible, pattern.canvas.intersection(pattern.visible)].compactMap { $0 })
    }
  }

  /// Whether anything but a plain ground is seen a second time.
  static func repeats(_ pattern: ShownArtwork) -> Bool {
    let (canvas, visible) = (pattern.canvas, pattern.visible)
    let across = min(visible.width - canvas.width, canvas.width)
    let down = min(visible.height - canvas.height, canvas.height)
    let columns = Rect(x: canvas.x, y: canvas.y, width: across, height: canvas.height)
    let rows = Rect(x: canvas.x, y: canvas.y, width: canvas.width, height: down)
    return pattern.objects.contains { object in
      // A background that runs from edge to edge goes on without a seam.
      let isSeamlessAcross = !object.isItem && pattern.spansWidth(object.rect)
      let isSeamlessDown = !object.isItem && pattern.spansHeight(object.rect)
      return !isSeamlessAcross && overlap(object.rect, columns)
        || !isSeamlessDown && overlap(object.rect, rows)
    }
  }

  private static func overlap(_ one: Rect, _ other: Rect) -> Bool {
    guard let common = one.intersection(other) else { return false }
    // Less than a tenth of a point is no pixel on any screen.
    return common.width > 0.1 && common.height > 0.1
  }
}
