import Graphics

extension ImageBox.Source {
  /// The item that draws it in a rectangle; `tint` makes a picture a template, the others take `color`.
  func item(in rect: Rect, tint: Color?, color: Color, isFlipped: Bool) -> Item {
    switch self {
    case .picture(let id): .picture(PictureItem(picture: id, rect: rect, tint: tint, isFlipped: isFlipped))
    case .icon(let name): .icon(IconItem(name: name, rect: rect, color: tint ?? color, isFlipped: isFlipped))
    case .placeholder(let name): .placeholder(name: name, rect: rect, color: tint ?? color)
    }
  }
}
