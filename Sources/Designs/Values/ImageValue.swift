package import Diagnostics

/// An image as a design names it.
package struct ImageValue: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// A file of the design's asset folders, without its extension.
    case named(String)
    /// A symbol of the system.
    case symbol(String)
  }

  package enum RenderingMode: String, CaseIterable, Hashable, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  package var source: Source
  package var renderingMode: RenderingMode
  /// Where the name stands.
  package var span: Span

  package init(source: Source, renderingMode: RenderingMode, span: Span) {
    self.source = source
    self.renderingMode = renderingMode
    self.span = span
  }
}
