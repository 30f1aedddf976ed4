extension Condition {
  /// What may change a condition's outcome under the same traits: what is made once serves all it does not depend on.
  package struct Dependencies: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The data of the row, or its index.
    package static let data = Dependencies(rawValue: 1)
    /// The state that is drawn.
    package static let state = Dependencies(rawValue: 2)
  }

  /// What this condition looks at besides the traits.
  package var dependencies: Dependencies {
    var found: Dependencies = []
    for case .operand(let operand) in nodes {
      switch operand {
      case .column, .row: found.insert(.data)
      case .state: found.insert(.state)
      default: break
      }
    }
    return found
  }
}
