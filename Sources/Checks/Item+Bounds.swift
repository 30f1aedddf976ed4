import Graphics
import Staging
import Typesetting

extension Item {
  /// Where it draws, in its view; nil where it takes no room.
  var bounds: Rect? {
    let rect: Rect
    switch self {
    case .shape(let shape): rect = shape.rect
    case .picture(let picture): rect = picture.rect
    case .icon(let icon): rect = icon.rect
    case .placeholder(_, let place, _): rect = place
    case .text(let text):
      // Lines begin where their alignment has them.
      let left = text.layout.lines.map(\.x).min() ?? 0
      let right = text.layout.lines.map { $0.x + $0.width }.max() ?? 0
      rect = Rect(
        x: text.origin.x + left, y: text.origin.y, width: right - left, height: text.layout.size.height)
    }
    return rect.isEmpty ? nil : rect
  }
}
