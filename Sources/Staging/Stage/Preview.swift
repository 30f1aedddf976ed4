package import UIKitRules

/// One asked picture of a cell: which cell, which data row, in which state, under which traits.
package struct Preview: Hashable, Sendable {
  /// The index of the cell in its design.
  package var cell: Int
  /// The index of the data row.
  package var row: Int
  package var state: CellState
  package var traits: Traits

  package init(cell: Int, row: Int, state: CellState, traits: Traits) {
    self.cell = cell
    self.row = row
    self.state = state
    self.traits = traits
  }

  /// The id behind the cell's: `swiped.ios11.iphone-8.dark.row2`; what is not the default by its long name.
  package var name: String {
    let name = "\(state.rawValue).\(traits.slug)"
    return row > 0 ? "\(name).row\(row + 1)" : name
  }
}
