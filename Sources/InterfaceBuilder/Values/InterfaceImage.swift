package import Designs
package import Graphics
package import UIKitRules

/// An image that a view shows.
package struct InterfaceImage: Hashable, Sendable {
  package var name: String
  /// Whether it is one of Apple's symbols rather than an image of the project.
  package var isSymbol: Bool
  package var symbolScale: SymbolRules.Scale?
  package var renderingMode: ImageValue.RenderingMode?

  package init(
    _ name: String, isSymbol: Bool = false, symbolScale: SymbolRules.Scale? = nil,
    renderingMode: ImageValue.RenderingMode? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.symbolScale = symbolScale
    self.renderingMode = renderingMode
  }
}

extension ImageValue.RenderingMode {
  /// The files' names.
  static let fileNames = ["automatic", "original", "template", "hierarchical", "palette", "multicolor"]

  /// The mode that a file names; those of symbols with several colours leave it to the symbol.
  init?(fileName: String) {
    switch fileName {
    case "original": self = .alwaysOriginal
    case "template": self = .alwaysTemplate
    case "automatic", "hierarchical", "palette", "multicolor": self = .automatic
    default: return nil
    }
  }
}

extension SymbolRules.Scale {
  /// The files' names.
  static let fileNames = ["default", "small", "medium", "large"]

  /// The scale that a file names; UIKit's default is the medium one.
  init?(fileName: String) {
    switch fileName {
    case "small": self = .small
    case "default", "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

/// `UIImage.SymbolConfiguration`: how large and heavy a symbol is.
package struct SymbolConfiguration: Hashable, Sendable {
  package var scale: SymbolRules.Scale?
  package var weight: FontWeight?
  /// In points.
  package var pointSize: Double?
  /// The font, or the text style, that the symbol goes with.
  package var font: InterfaceFont?
}
