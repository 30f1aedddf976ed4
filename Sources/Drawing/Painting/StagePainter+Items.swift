import Graphics
import Staging
import Typesetting

extension StagePainter {
  /// Paints what a view draws itself; `origin` is where its bounds' (0, 0) lies in the picture.
  mutating func paintItems(_ items: [Item], at origin: Point) {
    for item in items {
      switch item {
      case .shape(let shape): paint(shape, at: origin)
      case .text(let text): paint(text, at: origin)
      case .picture(let picture):
        append(
          .picture(
            picture.picture, picture.rect.offset(by: origin), tint: picture.tint,
            isFlipped: picture.isFlipped))
      case .icon(let icon):
        append(.icon(icon.name, icon.rect.offset(by: origin), icon.color, isFlipped: icon.isFlipped))
      case .placeholder(let name, let rect, let color):
        paintPlaceholder(name, rect.offset(by: origin), color)
      }
    }
  }

  private mutating func paint(_ shape: Shape, at origin: Point) {
    let figure = Figure(shape.rect.offset(by: origin), radius: shape.cornerRadius)
    if let color = shape.fill { fill(figure, color) }
    if let color = shape.stroke, shape.strokeWidth > 0, !color.isClear {
      append(.stroke(figure, color, width: shape.strokeWidth, dash: 0))
    }
  }

  private mutating func paint(_ text: TextItem, at origin: Point) {
    guard !text.color.isClear else { return }
    let corner = origin + text.origin
    for line in text.layout.lines {
      for placed in line.runs {
        let place = Point(x: corner.x + line.x + placed.x, y: corner.y + line.baseline)
        let scale = text.layout.fontSize / Double(max(placed.run.unitsPerEm, 1))
        if !placed.run.outline.isEmpty { append(.run(placed.run, at: place, scale: scale, text.color)) }
        // Of the text's colour a picture takes the alpha.
        for one in placed.run.pictures {
          let rect = Rect(
            x: one.rect.x * scale, y: one.rect.y * scale, width: one.rect.width * scale,
            height: one.rect.height * scale)
          append(.glyph(one.picture, rect.offset(by: place), alpha: Double(text.color.alpha) / 255))
        }
      }
    }
  }

  /// A border inside the bounds: a line of its width, centred half that width from the edge.
  mutating func paintBorder(of figure: Figure, _ color: Color, width: Double) {
    guard !figure.rect.isEmpty else { return }
    if width * 2 >= min(figure.rect.width, figure.rect.height) { return fill(figure, color) }
    append(.stroke(figure.inset(by: width / 2), color, width: width, dash: 0))
  }

  /// A dashed box with the symbol's name, a line for each part between its dots.
  private mutating func paintPlaceholder(_ name: String, _ rect: Rect, _ color: Color) {
    guard !rect.isEmpty else { return }
    append(.begin(.named(name)))
    append(.stroke(Figure(rect, radius: 2).inset(by: 0.25), color, width: 0.5, dash: 2))
    append(.caption(name.split(separator: ".").prefix(4).map { String($0.prefix(24)) }, rect, color))
    append(.end)
  }
}
