import Designs
import Graphics
import Markup
import UIKitRules

extension ElementFields {
  /// An image: its name in an attribute, or an element of its own where more is said of it.
  ///
  /// `catalog` names the attribute that tells a symbol from an image of the project.
  mutating func image(_ key: String, catalog: String? = nil) -> InterfaceImage? {
    if let reference = child("imageReference", key: key) {
      return read(reference) { fields in
        guard let name = fields.string("image") else { return nil }
        return InterfaceImage(
          name, isSymbol: fields.string("catalog") == "system",
          symbolScale: fields.symbolScale("symbolScale"), renderingMode: fields.renderingMode())
      }
    }
    guard let name = string(key) else { return nil }
    return InterfaceImage(name, isSymbol: catalog.flatMap { string($0) } == "system")
  }

  mutating func symbolConfiguration(_ key: String) -> SymbolConfiguration? {
    read(child("preferredSymbolConfiguration", key: key)) { fields in
      // Which of the others counts follows from those that are there.
      _ = fields.string("configurationType")
      return SymbolConfiguration(
        scale: fields.symbolScale("scale"), weight: fields.symbolWeight(),
        pointSize: fields.number("pointSize"),
        font: fields.font("fontDescription"))
    }
  }

  private mutating func symbolScale(_ name: String) -> SymbolRules.Scale? {
    choice(name, words: { SymbolRules.Scale.fileNames }, read: { SymbolRules.Scale(fileName: $0) })
  }

  private mutating func renderingMode() -> ImageValue.RenderingMode? {
    choice(
      "renderingMode", words: { ImageValue.RenderingMode.fileNames },
      read: { ImageValue.RenderingMode(fileName: $0) })
  }

  private mutating func symbolWeight() -> FontWeight? {
    guard string("weight") != "unspecified" else { return nil }
    return optionalChoice("weight")
  }
}
