package import Diagnostics
package import UIKitRules

/// A picture of the table itself: rows of cells, in sections.
package struct Scene: Sendable {
  /// A cell with a data row in a state.
  package struct Row: Sendable {
    /// The index of the cell in the design.
    package var cell: Int
    /// The index of the cell's data row.
    package var row: Int
    package var state: CellState

    package init(cell: Int, row: Int, state: CellState) {
      self.cell = cell
      self.row = row
      self.state = state
    }
  }

  /// Rows with a text above and below them.
  package struct Section: Sendable {
    package var header: String?
    package var footer: String?
    package var rows: [Row]

    package init(header: String?, footer: String?, rows: [Row]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// The id of the scene that every design has.
  package static let allID = "all"

  package var id: String
  package var sections: [Section]
  /// nil for the scene `all`, which every design has.
  package var span: Span?

  package init(id: String, sections: [Section], span: Span?) {
    self.id = id
    self.sections = sections
    self.span = span
  }

  /// The scene that every design has: each cell's rows, in order.
  package static func all(_ cells: [Cell]) -> Scene {
    let rows = cells.enumerated().flatMap { index, cell in
      cell.rows.indices.map { Row(cell: index, row: $0, state: .normal) }
    }
    return Scene(id: allID, sections: [Section(header: nil, footer: nil, rows: rows)], span: nil)
  }
}
