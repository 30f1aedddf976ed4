/// How much a constraint matters: 1 to 1000, fractions too; 1000 is required (UILayoutPriority).
package struct ConstraintPriority: Hashable, Comparable, Sendable {
  /// The number as UIKit has it.
  package var value: Double

  /// Takes any number; `isValid` tells whether it can be one.
  package init(_ value: Double) { self.value = value }

  // The figures of this type are documented by Apple (UILayoutPriority).

  /// What must hold.
  package static let required: ConstraintPriority = 1000
  /// How strongly a content resists being cut unless it is set.
  package static let defaultHigh: ConstraintPriority = 750
  /// How strongly a view hugs its content unless it is set.
  package static let defaultLow: ConstraintPriority = 250
  /// How strongly `systemLayoutSizeFitting` asks for the smallest size.
  package static let fittingSizeLevel: ConstraintPriority = 50

  /// Whether it must hold.
  package var isRequired: Bool { self >= .required }
  /// Whether UIKit takes it.
  package var isValid: Bool { value >= 1 && self <= .required }

  package static func < (left: ConstraintPriority, right: ConstraintPriority) -> Bool {
    left.value < right.value
  }
}

extension ConstraintPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  package init(floatLiteral value: Double) { self.init(value) }
  package init(integerLiteral value: Int) { self.init(Double(value)) }
}
