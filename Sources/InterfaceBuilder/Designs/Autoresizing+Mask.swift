import Designs
import Graphics

extension Autoresizing {
  /// How a view follows its superview; nil where the file does not say how large both were, and where the
  /// superview leaves its subviews alone.
  init?(_ view: InterfaceView, in superview: InterfaceView) {
    guard view.frame != nil, let size = superview.frame?.size, superview.layout.autoresizesSubviews else {
      return nil
    }
    let mask = view.layout.autoresizingMask
    func flexible(
      _ before: AutoresizingMask, _ length: AutoresizingMask, _ after: AutoresizingMask
    ) -> Flexible {
      var flexible: Flexible = []
      if mask.contains(before) { flexible.insert(.before) }
      if mask.contains(length) { flexible.insert(.length) }
      if mask.contains(after) { flexible.insert(.after) }
      return flexible
    }
    self.init(
      horizontal: flexible(.flexibleMinX, .widthSizable, .flexibleMaxX),
      vertical: flexible(.flexibleMinY, .heightSizable, .flexibleMaxY), superview: size)
  }
}
