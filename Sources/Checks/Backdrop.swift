import Graphics

/// What was painted so far, in drawing order: asked for the colour behind something.
struct Backdrop {
  /// The colours of one place.
  struct Look {
    /// What shows of the ink there.
    var ink: Color
    /// What shows without it.
    var ground: Color
    /// Whether the design, not UIKit, has a part in the ground.
    var isDesigned: Bool
  }

  private enum Patch {
    case fill(Figure, Color, isDesigned: Bool)
    /// An image or a pattern: its colours are many.
    case picture(Rect)
    /// Views that are blended together with what lies below.
    case open(alpha: Double)
    case close
  }

  /// A rectangle with round corners.
  private struct Figure {
    var rect: Rect
    var visible: Rect
    var radius: Double

    func contains(_ point: Point) -> Bool {
      guard visible.contains(point) else { return false }
      let radius = min(radius, min(rect.width, rect.height) / 2)
      if radius <= 0 { return true }
      let x = max(rect.x + radius - point.x, point.x - (rect.maxX - radius), 0)
      let y = max(rect.y + radius - point.y, point.y - (rect.maxY - radius), 0)
      return x * x + y * y <= radius * radius
    }
  }

  /// One level of views that are blended together.
  private struct Layer {
    var color: Color
    var alpha = 1.0
    var isPicture = false
    var isDesigned = false

    mutating func lay(_ color: Color, isPicture: Bool, isDesigned: Bool) {
      if color.isOpaque {
        self.isPicture = isPicture
        self.isDesigned = isDesigned
      } else {
        self.isPicture = self.isPicture || isPicture
        self.isDesigned = self.isDesigned || isDesigned
      }
      self.color = color.composited(over: self.color)
    }
  }

  private let base: Color
  private var patches: [Patch] = []
  private var hasGroups = false

  /// `base` lies behind everything.
  init(base: Color) { self.base = base }

  mutating func fill(_ rect: Rect, in clip: Rect, radius: Double = 0, _ color: Color, isDesigned: Bool) {
    guard !color.isClear, let visible = rect.intersection(clip) else { return }
    patches.append(
      .fill(Figure(rect: rect, visible: visible, radius: radius), color, isDesigned: isDesigned))
  }

  mutating func addPicture(_ rect: Rect, in clip: Rect) {
    if let visible = rect.intersection(clip) { patches.append(.picture(visible)) }
  }

  mutating func open(alpha: Double) {
    hasGroups = true
    patches.append(.open(alpha: alpha))
  }

  mutating func close() { patches.append(.close) }

  /// What ink laid on everything so far looks like at a point; nil where a picture shows behind it.
  func look(at point: Point, ink: Color) -> Look? {
    var layers = [Layer(color: base)]
    for patch in patches[firstThatCounts(at: point)...] {
      let top = layers.count - 1
      switch patch {
      case .fill(let figure, let color, let isDesigned):
        if figure.contains(point) { layers[top].lay(color, isPicture: false, isDesigned: isDesigned) }
      case .picture(let rect):
        if rect.contains(point) { layers[top].isPicture = true }
      case .open(let alpha): layers.append(Layer(color: .clear, alpha: alpha))
      case .close: Backdrop.closeLast(&layers)
      }
    }
    if layers.contains(where: \.isPicture) { return nil }
    var inked = layers
    inked[inked.count - 1].lay(ink, isPicture: false, isDesigned: false)
    while layers.count > 1 {
      Backdrop.closeLast(&layers)
      Backdrop.closeLast(&inked)
    }
    return Look(ink: inked[0].color, ground: layers[0].color, isDesigned: layers[0].isDesigned)
  }

  /// The last patch that hides all below it; the first where groups make that hard to tell.
  private func firstThatCounts(at point: Point) -> Int {
    if hasGroups { return 0 }
    for index in patches.indices.reversed() {
      if case .fill(let figure, let color, _) = patches[index], color.isOpaque, figure.contains(point) {
        return index
      }
    }
    return 0
  }

  private static func closeLast(_ layers: inout [Layer]) {
    let layer = layers.removeLast()
    if layer.color.isClear, !layer.isPicture { return }
    layers[layers.count - 1].lay(
      layer.color.multiplyingAlpha(by: layer.alpha), isPicture: layer.isPicture, isDesigned: layer.isDesigned)
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
