/// The numbers that a constraint may hold; beyond them the solver's doubles would lose the point.
enum ConstraintLimits {
  /// Of constants, in points, either way.
  static let constant = 10_000_000.0
  /// Of multipliers, either way; the least is its inverse.
  static let multiplier = 1_000_000.0
  /// The priority of a constraint that must hold (UILayoutPriority.required).
  static let required = 1000.0
  static let priority = 1.0...required
  /// Parentheses in each other: they are read by recursion.
  static let depth = 32
}

/// Priorities by name, as UIKit calls them (documented: UILayoutPriority).
enum PriorityName {
  /// In the order in which messages list them.
  static let all: [(name: String, value: Double)] = [
    ("required", ConstraintLimits.required), ("high", 750), ("low", 250), ("fittingSizeLevel", 50),
  ]

  static func value(_ name: String) -> Double? {
    switch name {
    case "defaultHigh": 750
    case "defaultLow": 250
    default: all.first { $0.name == name }?.value
    }
  }
}
