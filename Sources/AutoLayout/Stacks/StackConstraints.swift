import Graphics

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
  func canvas(_ attribute: LayoutAttribute) -> LayoutConstraint.Anchor {
    let margin = stack.isLayoutMarginsRelativeArrangement ? attribute.ofMargins : nil
    return .init(stack.item, margin ?? attribute)
  }

  /// The spacing between a view that shows and the next one that does.
  func gap(after index: Int) -> Double { shown[index].customSpacing ?? stack.spacing }
}

/// The attributes of an axis.
struct AxisAttributes {
  let start: LayoutAttribute
  let end: LayoutAttribute
  let center: LayoutAttribute
  let size: LayoutAttribute

  init(_ axis: LayoutAxis) {
    start = axis == .horizontal ? .leading : .top
    end = axis == .horizontal ? .trailing : .bottom
    center = axis == .horizontal ? .centerX : .centerY
    size = axis == .horizontal ? .width : .height
  }
}

extension LayoutSystem {
  /// Adds a constraint between two anchors, or on a length.
  mutating func tie(
    _ first: LayoutConstraint.Anchor, _ relation: LayoutRelation = .equal,
    _ second: LayoutConstraint.Anchor? = nil, multiplier: Double = 1, constant: Double = 0,
    priority: ConstraintPriority = .required
  ) throws(LayoutFault) {
    try add(
      LayoutConstraint(
        first, relation, second, multiplier: multiplier, constant: constant, priority: priority))
  }
}
