extension LayoutConstraint {
  /// A line or a length of an item that constraints speak of (NSLayoutConstraint.Attribute).
  package enum Attribute: String, CaseIterable, Hashable, Sendable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
    case firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    package var axis: LayoutAxis {
      switch self {
      case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins:
        .horizontal
      case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
        .centerYWithinMargins:
        .vertical
      }
    }

    /// Whether it is a length rather than a place.
    package var isSize: Bool { self == .width || self == .height }

    /// Whether it changes sides with the layout direction.
    package var isDirectional: Bool {
      switch self {
      case .leading, .trailing, .leadingMargin, .trailingMargin: true
      default: false
      }
    }

    /// The attribute with a side that is fixed in space.
    func resolved(rightToLeft: Bool) -> Attribute {
      switch self {
      case .leading: rightToLeft ? .right : .left
      case .trailing: rightToLeft ? .left : .right
      case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
      case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
      default: self
      }
    }
  }
}
