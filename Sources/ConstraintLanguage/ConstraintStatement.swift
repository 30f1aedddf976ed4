/// One constraint: `first relation multiplier * second + constant @priority`.
package struct ConstraintStatement: Hashable, Sendable {
  /// How the two sides relate; the raw value is the sign.
  package enum Relation: String, Hashable, Sendable {
    case equal = "=="
    case lessThanOrEqual = "<="
    case greaterThanOrEqual = ">="

    /// The relation with its sides exchanged.
    package var flipped: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  /// An attribute of an item.
  package struct Operand: Hashable, Sendable {
    package var item: ConstraintItem
    package var attribute: LayoutAttribute
    /// Where `item.attribute`, or in a format the name or `|` stands: UTF-8 offsets in the text.
    package var range: Range<Int>

    package init(_ item: ConstraintItem, _ attribute: LayoutAttribute, at range: Range<Int>) {
      self.item = item
      self.attribute = attribute
      self.range = range
    }
  }

  /// What is added to the second side.
  package enum Constant: Hashable, Sendable {
    case points(Double)
    /// The hyphen of the visual format: between siblings the system's spacing, at the superview's edge its
    /// layout margin. It is added to the second side as a positive number, as the statement is oriented.
    case standardSpacing
  }

  package var first: Operand
  package var relation: Relation
  /// Never 0; 1 where there is no second side.
  package var multiplier: Double
  /// Nil for a size that is compared with a number.
  package var second: Operand?
  /// At the text size Large.
  package var constant: Constant
  /// What of the constant follows the text size.
  package var scaled: [ScaledTerm] = []
  /// From 1 to 1000, which is required.
  package var priority: Double
  /// Where the constraint stands: UTF-8 offsets in the text.
  package var range: Range<Int>
}
