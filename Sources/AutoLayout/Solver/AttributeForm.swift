import Graphics

/// An attribute as a form in its item's two variables on that axis: `position * origin + size * length + offset`.
struct AttributeForm {
  var position: Double
  var size: Double
  var offset: Double

  /// `attribute` has sides that are fixed in space.
  init(_ attribute: LayoutAttribute, of item: LayoutItem) {
    let (insets, margins) = (item.alignmentInsets, item.margins)
    switch attribute {
    case .left, .leading, .top: self.init(1, 0, 0)
    case .right, .trailing, .bottom: self.init(1, 1, 0)
    case .width, .height: self.init(0, 1, 0)
    case .centerX, .centerY: self.init(1, 0.5, 0)
    case .firstBaseline:
      if let baseline = item.firstBaseline { self.init(1, 0, baseline) } else { self.init(1, 1, 0) }
    case .lastBaseline: self.init(1, 1, -(item.lastBaseline ?? 0))
    case .leftMargin, .leadingMargin: self.init(1, 0, margins.left - insets.left)
    case .rightMargin, .trailingMargin: self.init(1, 1, insets.right - margins.right)
    case .topMargin: self.init(1, 0, margins.top - insets.top)
    case .bottomMargin: self.init(1, 1, insets.bottom - margins.bottom)
    case .centerXWithinMargins:
      self.init(1, 0.5, (margins.left - insets.left + insets.right - margins.right) / 2)
    case .centerYWithinMargins:
      self.init(1, 0.5, (margins.top - insets.top + insets.bottom - margins.bottom) / 2)
    }
  }

  private init(_ position: Double, _ size: Double, _ offset: Double) {
    self.position = position
    self.size = size
    self.offset = offset
  }
}
