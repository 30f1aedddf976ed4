package import Graphics

/// `first relation multiplier * second + constant` at a priority (NSLayoutConstraint).
package struct LayoutConstraint: Hashable, Sendable {
  /// An attribute of an item.
  package struct Anchor: Hashable, Sendable {
    /// The view or guide.
    package var item: LayoutItem.ID
    /// Which of its edges, lengths or lines.
    package var attribute: LayoutAttribute

    package init(_ item: LayoutItem.ID, _ attribute: LayoutAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// What stands on the left.
  package var first: Anchor
  /// How it compares with what stands on the right.
  package var relation: LayoutRelation
  /// What stands on the right; nil compares a length with the constant alone.
  package var second: Anchor?
  /// What the second anchor is multiplied by.
  package var multiplier: Double
  /// In points; in right-to-left layout it counts leftwards where a leading or trailing attribute takes part.
  package var constant: Double
  /// How much it matters beside others.
  package var priority: ConstraintPriority

  package init(
    _ first: Anchor, _ relation: LayoutRelation = .equal, _ second: Anchor? = nil, multiplier: Double = 1,
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
