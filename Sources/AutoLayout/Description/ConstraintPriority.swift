/// How much a constraint matters: 1 to 1000, fractions too; 1000 is required (UILayoutPriority).
package struct ConstraintPriority: Hashable, Comparable, Sendable {
  package var value: Double

  package init(_ value: Double) { self.value = value }

  package static let required = ConstraintPriority(1000)

  package var isRequired: Bool { value >= 1000 }
  /// Whether UIKit takes it.
  package var isValid: Bool { value >= 1 && value <= 1000 }

  package static func < (left: ConstraintPriority, right: ConstraintPriority) -> Bool {
    left.value < right.value
  }
}

extension ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(Double(value)) }
}
