/// A line or a length of a rectangle that constraints speak of (NSLayoutConstraint.Attribute).
package enum LayoutAttribute: String, CaseIterable, Hashable, Sendable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The axis that it is measured along.
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

  /// Whether it is a length; the others are positions.
  package var isSize: Bool { self == .width || self == .height }

  /// Whether it is a line of text, which a guide does not have.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// Whether it lies at the layout margins, which a guide does not have.
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// The attribute that lies at the layout margins as this one does at the edges; nil for what has none: lengths,
  /// baselines, and those of the margins themselves.
  package var ofMargins: LayoutAttribute? {
    switch self {
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: LayoutAttribute(rawValue: rawValue + "Margin")
    }
  }
}

// MARK: - Direction

extension LayoutAttribute {
  /// How it takes to right-to-left layout.
  package enum Side: Hashable, Sendable {
    /// At the same side in either direction.
    case absolute
    /// At the other side.
    case directional
    case none
  }

  /// UIKit refuses a constraint between an absolute and a directional side.
  package var side: Side {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    default: .none
    }
  }

  /// Why UIKit refuses every constraint between both, in words; nil where it takes them.
  package func obstacle(to other: LayoutAttribute) -> String? {
    if isSize != other.isSize { return "one is a size, the other a position" }
    if isSize { return nil }
    if axis != other.axis { return "one is horizontal, the other vertical" }
    return side == other.side || side == .none || other.side == .none
      ? nil : "only one follows the text's direction"
  }

  /// The attribute of the other kind at the same side, as it is seen from left to right.
  package var counterpart: LayoutAttribute {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: self
    }
  }

  /// The attribute with a side that is fixed in space.
  package func resolved(rightToLeft: Bool) -> LayoutAttribute {
    switch self {
    case .leading: rightToLeft ? .right : .left
    case .trailing: rightToLeft ? .left : .right
    case .leadingMargin: rightToLeft ? .rightMargin : .leftMargin
    case .trailingMargin: rightToLeft ? .leftMargin : .rightMargin
    default: self
    }
  }
}
