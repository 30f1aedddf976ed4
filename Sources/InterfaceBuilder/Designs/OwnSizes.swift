import Designs
import Graphics
import UIKitRules

/// Sizes that a view of a document has by itself and that do not follow from what a design says of it.
enum OwnSizes {
  static func size(of view: InterfaceView, on canvas: Canvas) -> IntrinsicSize {
    switch view.content {
    case .button(let button) where button.type.isGlyph:
      let side = SystemRules.of(canvas.system).controls.button.infoSide.value[canvas.device.scale]
      return IntrinsicSize(width: .points(side), height: .points(side))
    case .segments(let segments):
      let widths = segments.segments.compactMap(\.width)
      // Where each segment has a width of its own, with a line between two.
      guard !widths.isEmpty, widths.count == segments.segments.count else { return .ofContent }
      let width = widths.reduce(0, +) + Double(widths.count - 1)
      return IntrinsicSize(width: .points(width), height: .content)
    default: return .ofContent
    }
  }
}

extension ButtonType {
  /// Whether UIKit shows a glyph of its own and no title.
  fileprivate var isGlyph: Bool {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close: true
    case .custom, .system, .roundedRect: false
    }
  }
}
