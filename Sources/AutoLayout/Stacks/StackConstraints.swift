extension LayoutSystem {
  /// Adds the constraints that UIStackView makes for what it arranges, and the guides that they need.
  package mutating func add(_ stack: StackLayout) throws(LayoutFault) {
    let constraints = StackConstraints(stack)
    try constraints.addAlong(to: &self)
    try constraints.addAcross(to: &self)
  }
}

/// The attributes that a stack speaks of, and its constraints (UISV-*).
struct StackConstraints {
  let stack: StackLayout
  let shown: [StackLayout.Arranged]
  /// Edges and lengths along the axis and across it.
  let along: AxisAttributes
  let across: AxisAttributes

  init(_ stack: StackLayout) {
    self.stack = stack
    shown = stack.arranged.filter { !$0.isHidden }
    along = AxisAttributes(stack.axis)
    across = AxisAttributes(stack.axis.crossed)
  }

  /// The edge of the stack, or of its margins, that views are held to.
  func canvas(_ attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Anchor {
    .init(
      stack.item, stack.isLayoutMarginsRelativeArrangement ? AxisAttributes.margin(of: attribute) : attribute)
  }

  /// The spacing between a view that shows and the next one that does.
  func gap(after index: Int) -> Double { shown[index].customSpacing ?? stack.spacing }
}

/// The attributes of an axis.
struct AxisAttributes {
  let start: LayoutConstraint.Attribute
  let end: LayoutConstraint.Attribute
  let center: LayoutConstraint.Attribute
  let size: LayoutConstraint.Attribute

  init(_ axis: LayoutAxis) {
    start = axis == .horizontal ? .leading : .top
    end = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }

  /// The margin's attribute for an edge's.
  static func margin(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute {
    switch attribute {
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: attribute
    }
  }
}

extension LayoutSystem {
  /// Adds a constraint between two anchors, or on a length.
  mutating func tie(
    _ first: LayoutConstraint.Anchor, _ relation: LayoutConstraint.Relation = .equal,
    _ second: LayoutConstraint.Anchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: ConstraintPriority = .required
  ) throws(LayoutFault) {
    try add(
      LayoutConstraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority))
  }
}
