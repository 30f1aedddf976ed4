package import Assets
package import Graphics
package import Typesetting

/// Something a view draws, in the view's own coordinates.
package enum Item: Sendable {
  case shape(Shape)
  case text(TextItem)
  case picture(PictureItem)
  case icon(IconItem)
  /// A symbol that may not be shipped: a box of its size with its name.
  case placeholder(name: String, rect: Rect, color: Color)
}

/// A filled or stroked rounded rectangle: the parts of a control.
package struct Shape: Sendable {
  package var rect: Rect
  package var cornerRadius: Double
  package var fill: Color?
  package var stroke: Color?
  package var strokeWidth: Double

  package init(
    rect: Rect, cornerRadius: Double = 0, fill: Color? = nil, stroke: Color? = nil, strokeWidth: Double = 0
  ) {
    self.rect = rect
    self.cornerRadius = cornerRadius
    self.fill = fill
    self.stroke = stroke
    self.strokeWidth = strokeWidth
  }
}

/// Lines of text; the lines' places are relative to `origin`.
package struct TextItem: Sendable {
  package var layout: TextLayout
  package var origin: Point
  package var color: Color
  package var weight = FontWeight.regular

  package init(layout: TextLayout, origin: Point, color: Color) {
    self.layout = layout
    self.origin = origin
    self.color = color
  }

  /// Whether a label is so low that its bounds cut letters: UILabel draws nothing outside them. A pixel or so less than
  /// the lines, as Interface Builder likes to store, takes only blank space.
  package func isCut(at height: Double) -> Bool { height < 0.95 * layout.size.height }
}

/// A picture scaled into a rectangle.
package struct PictureItem: Sendable {
  package var picture: PictureID
  /// Where the whole picture goes, already by content mode.
  package var rect: Rect
  /// Drawn as a template in this colour; nil keeps the picture's own.
  package var tint: Color?
  /// Mirrored in right-to-left layout.
  package var isFlipped: Bool

  package init(picture: PictureID, rect: Rect, tint: Color?, isFlipped: Bool = false) {
    self.picture = picture
    self.rect = rect
    self.tint = tint
    self.isFlipped = isFlipped
  }
}

/// One of our own glyphs (Resources/Icons).
package struct IconItem: Sendable {
  package var name: String
  package var rect: Rect
  package var color: Color
  /// Mirrored in right-to-left layout.
  package var isFlipped: Bool

  package init(name: String, rect: Rect, color: Color, isFlipped: Bool = false) {
    self.name = name
    self.rect = rect
    self.color = color
    self.isFlipped = isFlipped
  }
}
