package import Diagnostics
package import Graphics

/// An image that a design makes itself: a view rendered, or image and text drawn by hand.
package struct Artwork: Sendable {
  package enum Source: Sendable {
    case snapshot(View)
    case drawn(DrawnArtwork)
  }

  package var source: Source
  /// What the image is filled with before anything is drawn into it.
  package var fill: Setting<ColorValue>
  /// Of an action's image only: whether it keeps its colours where the system lets it.
  package var renderingMode: ImageValue.RenderingMode
  package var span: Span

  package init(
    source: Source, fill: Setting<ColorValue>, renderingMode: ImageValue.RenderingMode = .automatic,
    span: Span
  ) {
    self.source = source
    self.fill = fill
    self.renderingMode = renderingMode
    self.span = span
  }
}

/// Image and text drawn into one picture, centred as one block.
package struct DrawnArtwork: Sendable {
  /// Insets of which each may be left to the published rule; lengths in points.
  package struct Insets: Hashable, Sendable {
    package var top: Double?
    package var leading: Double?
    package var bottom: Double?
    package var trailing: Double?

    package init(top: Double? = nil, leading: Double? = nil, bottom: Double? = nil, trailing: Double? = nil) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Of the picture, in points.
  package var size: Setting<Size>
  package var image: Setting<ImageValue?>
  /// nil: the image's own.
  package var imageSize: Setting<Size?>
  package var title: Setting<TextTemplate>
  package var font: Setting<FontValue>
  /// nil: that of an action's title.
  package var textColor: Setting<ColorValue?>
  package var contentInsets: Setting<Insets>
  /// nil: the cell's `matchedBackground`, else clear.
  package var backgroundColor: Setting<ColorValue?>

  /// The published library's font for such a title.
  package static let font = FontValue(base: .system(size: 12))

  package init(
    size: Setting<Size>, image: Setting<ImageValue?>, imageSize: Setting<Size?>, title: Setting<TextTemplate>,
    font: Setting<FontValue>, textColor: Setting<ColorValue?>, contentInsets: Setting<Insets>,
    backgroundColor: Setting<ColorValue?>
  ) {
    self.size = size
    self.image = image
    self.imageSize = imageSize
    self.title = title
    self.font = font
    self.textColor = textColor
    self.contentInsets = contentInsets
    self.backgroundColor = backgroundColor
  }
}
