/// A cell of a document of Interface Builder, as a design names it.
package struct NibReference: Hashable, Sendable {
  /// A .xib or .storyboard, relative to the design's folder.
  package var file: String
  /// Its reuse identifier, else its id or its class; nil: the one cell of the file.
  package var cell: String?

  package init(file: String, cell: String?) {
    self.file = file
    self.cell = cell
  }
}

/// What a design takes of a cell of a document.
package struct NibCell: Sendable {
  /// The cell as devices show it.
  package var cell: Cell
  /// What the file gives its rows by themselves; nil: the table's.
  package var height: RowHeight?
  /// The height of its table's rows; nil where the cell stands in none, and for self-sizing rows.
  package var tableRowHeight: RowHeight?
  /// The ids of views by what a design may call them: their ids, their labels, the outlets that lead to them.
  package var names: [String: [String]]

  package init(cell: Cell, height: RowHeight?, tableRowHeight: RowHeight?, names: [String: [String]]) {
    self.cell = cell
    self.height = height
    self.tableRowHeight = tableRowHeight
    self.names = names
  }
}

/// Why a cell of a document cannot be taken.
package struct NibFault: Error, Hashable, Sendable {
  /// The value in the design that is at fault.
  package enum Place: Hashable, Sendable {
    case nib
    case file
    case cell
  }

  package var code: String
  /// One line without a full stop; a suggestion stands behind a semicolon.
  package var message: String
  package var place: Place

  package init(_ code: String, _ message: String, at place: Place) {
    self.code = code
    self.message = message
    self.place = place
  }
}

/// Gives the cells of documents, wherever they are.
package typealias NibSource = (NibReference) -> Result<NibCell, NibFault>

extension NibFault {
  /// A design that stands in no folder has no files beside it.
  package static let noFolder = NibFault(
    "file-outside", "a nib has no place here: the design was read from standard input", at: .file)
}
