/// How the two sides of a constraint compare (NSLayoutConstraint.Relation); the raw value is the sign.
package enum LayoutRelation: String, Hashable, Sendable {
  case lessThanOrEqual = "<="
  case equal = "=="
  case greaterThanOrEqual = ">="

  /// The relation with its sides exchanged.
  package var flipped: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
