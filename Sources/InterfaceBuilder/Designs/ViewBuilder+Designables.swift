import Designs
import Graphics
import UIKitRules

// Labels of classes of the project's own: Interface Builder stores the size that they told it, not the font.
extension ViewBuilder {
  /// The size that a view of the project's own class told Interface Builder; nil where there is none.
  func designableSize(of source: InterfaceView) -> IntrinsicSize? {
    guard let size = source.id.flatMap({ document.designables[$0] }) else { return nil }
    let stored = IntrinsicSize(width: .init(designable: size.width), height: .init(designable: size.height))
    // That of one line, however many there are.
    return designableFont(of: source) == nil ? stored : IntrinsicSize(width: stored.width, height: .content)
  }

  /// The system's font in the size whose line is as high as the label that its class made; nil where none is known.
  func designableFont(of source: InterfaceView) -> FontValue? {
    guard case .label(let content) = source.content,
      let size = source.id.flatMap({ document.designables[$0] }), size.width > 0, size.height > 0,
      !content.text.string.contains("\n")
    else { return nil }
    var weight = FontWeight.regular
    switch content.font?.face {
    case .custom: return nil
    case .system(let own): weight = own
    default: break
    }
    // Heights are rounded up to the pixel, and sizes mostly whole.
    let scale = Double(document.canvas.device.scale)
    let lineHeight = SystemFontRules.all.lineHeight.value
    let whole = (size.height / lineHeight).rounded(.down)
    let isWhole = (whole * lineHeight * scale).rounded(.up) == (size.height * scale).rounded()
    let points = isWhole ? whole : (size.height - 0.5 / scale) / lineHeight
    return FontValue(base: .system(size: points), weight: weight)
  }
}

extension IntrinsicSize.Length {
  /// A length of a view of the project's own: -1 is UIKit's "none".
  fileprivate init(designable length: Double) {
    self = length < 0 ? .none : .points(length)
  }
}
