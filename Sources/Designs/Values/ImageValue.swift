package import Diagnostics
package import Graphics

/// An image as a design names it.
package struct ImageValue: Hashable, Sendable {
  /// Where the image comes from.
  package enum Source: Hashable, Sendable {
    /// A file of the design's asset folders, without its extension.
    case named(String)
    /// A symbol of the system.
    case symbol(String)
  }

  /// Whether the image keeps its colours (UIImage.RenderingMode).
  package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  package var source: Source
  package var renderingMode: RenderingMode
  /// Whether right-to-left layout mirrors it (UIImage.flipsForRightToLeftLayoutDirection).
  package var flipsForRightToLeftLayoutDirection: Bool
  /// Where the name stands.
  package var span: Span
  /// The size that is known without its file, in points; it is taken where there is no file.
  package var knownSize: Size?

  package init(
    source: Source, renderingMode: RenderingMode, flipsForRightToLeftLayoutDirection: Bool = false, span: Span
  ) {
    self.source = source
    self.renderingMode = renderingMode
    self.flipsForRightToLeftLayoutDirection = flipsForRightToLeftLayoutDirection
    self.span = span
  }
}
