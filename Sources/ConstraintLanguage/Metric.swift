/// A number that constraints may name.
package enum Metric: Hashable, Sendable {
  case fixed(Double)
  /// One that follows the text size, by its value at the size Large.
  case scaled(Double)

  /// The number, at the text size Large.
  var value: Double {
    switch self {
    case .fixed(let value), .scaled(let value): value
    }
  }

  var isScaled: Bool {
    if case .scaled = self { return true }
    return false
  }
}

/// A metric in a constant that follows the text size, and what it is multiplied by.
package struct ScaledTerm: Hashable, Sendable {
  package var metric: String
  package var coefficient: Double
}
