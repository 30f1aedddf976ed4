/// `first relation multiplier * second + constant` at a priority (NSLayoutConstraint).
package struct LayoutConstraint: Hashable, Sendable {
  package enum Relation: Hashable, Sendable {
    case lessThanOrEqual
    case equal
    case greaterThanOrEqual
  }

  /// An attribute of an item.
  package struct Anchor: Hashable, Sendable {
    package var item: LayoutItem.ID
    package var attribute: LayoutConstraint.Attribute

    package init(_ item: LayoutItem.ID, _ attribute: LayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  package var first: Anchor
  package var relation: Relation
  /// nil compares a length with the constant alone.
  package var second: Anchor?
  package var multiplier: Double
  /// In points; in right-to-left layout it counts leftwards where a leading or trailing attribute takes part.
  package var constant: Double
  package var priority: ConstraintPriority

  package init(
    _ first: Anchor, _ relation: Relation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
    constant: Double = 0, priority: ConstraintPriority = .required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
  }
}
