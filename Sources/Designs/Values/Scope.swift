package import UIKitRules

/// What a rule or a text placeholder can see.
package struct Scope: Sendable {
  package var traits: Traits
  package var state: CellState
  /// The index of the data row, from 0.
  package var row: Int
  /// The values of the row by the cell's columns; nil where the row lacks the key.
  package var values: [DataValue?]

  package init(traits: Traits, state: CellState, row: Int, values: [DataValue?]) {
    self.traits = traits
    self.state = state
    self.row = row
    self.values = values
  }
}

/// A value of a data row.
package enum DataValue: Hashable, Sendable {
  case number(Double)
  case string(String)
  case bool(Bool)
  case null
}
