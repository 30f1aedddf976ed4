import Assets
import Designs
import Graphics
import UIKitRules

extension ImageBox.Source {
  /// What draws an image and its natural size in points; nil for a file that could not be loaded.
  static func find(
    _ image: ImageValue, in pictures: PictureLibrary, scale: Int, rules: SystemRules, facts: inout FactSet
  ) -> (source: ImageBox.Source, size: Size)? {
    switch image.source {
    case .named(let name):
      return pictures.picture(name, scale: scale).map { (.picture($0), pictures[$0].size) }
    case .symbol(let name):
      if let id = pictures.symbol(name) { return (.icon(name), pictures[id].size) }
      let side = facts.take(rules.controls.symbolSide)
      return (.placeholder(name), Size(width: side, height: side))
    }
  }

  /// The item that draws it in a rectangle; `tint` makes a picture a template, the others take `color`.
  func item(in rect: Rect, tint: Color?, color: Color) -> Item {
    switch self {
    case .picture(let id): .picture(PictureItem(picture: id, rect: rect, tint: tint))
    case .icon(let name): .icon(IconItem(name: name, rect: rect, color: tint ?? color))
    case .placeholder(let name): .placeholder(name: name, rect: rect, color: tint ?? color)
    }
  }
}
