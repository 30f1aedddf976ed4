package import Graphics

/// An image that a view shows.
package struct InterfaceImage: Hashable, Sendable {
  package var name: String
  /// Whether it is one of Apple's symbols rather than an image of the project.
  package var isSymbol: Bool
  package var symbolScale: SymbolScale?
  package var renderingMode: ImageRenderingMode?

  package init(
    _ name: String, isSymbol: Bool = false, symbolScale: SymbolScale? = nil,
    renderingMode: ImageRenderingMode? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
  }
}

/// `UIImage.RenderingMode`.
package enum ImageRenderingMode: String, CaseIterable, Sendable {
  case automatic
  case original
  case template
  case hierarchical
  case palette
  case multicolor
}

/// `UIImage.SymbolScale`; the raw value is the files'.
package enum SymbolScale: String, CaseIterable, Sendable {
  case `default`
  case small
  case medium
  case large
}

/// `UIImage.SymbolConfiguration`: how large and heavy a symbol is.
package struct SymbolConfiguration: Hashable, Sendable {
  package var scale: SymbolScale?
  package var weight: FontWeight?
  /// In points.
  package var pointSize: Double?
  /// The font, or the text style, that the symbol goes with.
  package var font: InterfaceFont?
}
