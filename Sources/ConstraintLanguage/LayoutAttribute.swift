/// What of an item a constraint speaks of, by UIKit's name.
package enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  case left, right, leading, trailing, top, bottom, width, height, centerX, centerY
  case firstBaseline, lastBaseline
  case leftMargin, rightMargin, leadingMargin, trailingMargin, topMargin, bottomMargin
  case centerXWithinMargins, centerYWithinMargins

  /// The two directions of layout.
  package enum Axis: Hashable, Sendable { case horizontal, vertical }

  /// The axis that it is measured along.
  package var axis: Axis {
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

  /// Whether it lies at the item's layout margins, which a guide does not have.
  package var isOfMargins: Bool {
    switch self {
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .topMargin, .bottomMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  /// Whether it is a line of text, which a guide does not have.
  package var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

  /// How it takes to right-to-left layout.
  enum Side { case absolute, directional, none }

  /// UIKit refuses a constraint between an absolute and a directional side.
  var side: Side {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .absolute
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directional
    default: .none
    }
  }

  /// The attribute of the other kind at the same side, as it is seen from left to right.
  var counterpart: LayoutAttribute {
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

  /// The attribute at the item's layout margins; nil where there is none.
  var ofMargins: LayoutAttribute? {
    switch self {
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: LayoutAttribute(rawValue: rawValue + "Margin")
    }
  }
}
