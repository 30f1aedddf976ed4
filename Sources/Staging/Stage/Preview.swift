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
    var name = "\(state.rawValue).ios\(traits.system.name).\(traits.device.slug)"
    if traits.appearance != .light { name += ".\(traits.appearance.rawValue)" }
    if traits.contentSize != .large { name += ".\(traits.contentSize.rawValue)" }
    if traits.legibilityWeight == .bold { name += ".bold" }
    if traits.direction == .rightToLeft { name += ".rtl" }
    if let locale = traits.locale { name += ".\(locale)" }
    if row > 0 { name += ".row\(row + 1)" }
    return name
  }
}
