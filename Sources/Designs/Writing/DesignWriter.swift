package import Diagnostics
import UIKitRules

/// Writes designs as the text of one design file, whose reading gives them again.
///
/// What a document of Interface Builder can hold is written; a design that holds more is refused as a whole.
package enum DesignWriter {
  /// What stands at the top of a design.
  package struct Heading: Sendable {
    package var title: String
    /// Words for the reader of the file, at the previews.
    package var comment: String?

    package init(title: String, comment: String? = nil) {
      self.title = title
      self.comment = comment
    }
  }

  /// The text of the cells of some designs, which have the same previews; the table of most cells is the design's, the
  /// others have their own.
  package static func text(
    of designs: [Design], heading: Heading
  ) throws(WritingFault) -> (text: String, notes: [Diagnostic]) {
    var notes: [Diagnostic] = []
    var tables: [JSONValue] = []
    for design in designs { tables.append(try json(design.table, of: design)) }
    var counts: [JSONValue: Int] = [:]
    for (table, design) in zip(tables, designs) { counts[table, default: 0] += design.cells.count }
    let common = tables.max { counts[$0, default: 0] < counts[$1, default: 0] }
    var ids = WrittenIDs()
    var sceneIDs = WrittenIDs(reserved: [Scene.allID])
    var cells: [JSONValue] = []
    var scenes: [JSONValue] = []
    for (table, design) in zip(tables, designs) {
      try refuse(design)
      var names: [String] = []
      for cell in design.cells {
        if cell.table != nil { throw WritingFault("a cell's own table", at: cell.span) }
        var writer = CellWriter()
        let id = ids.take(cell.id, where: Identifier.isValid)
        cells.append(
          try writer.json(
            cell, id: id, table: table == common ? nil : table, rowHeight: design.table.rowHeight.otherwise))
        notes += writer.notes
        names.append(id)
      }
      for scene in design.scenes where !scene.goesWithoutSaying {
        let id = sceneIDs.take(scene.id == Scene.allID ? "sections" : scene.id, where: Identifier.isValid)
        scenes.append(scene.json(id: id, cells: names))
      }
    }
    var object = WrittenObject()
    object.add(DesignKeys.version, .number(1))
    object.add(DesignKeys.title, .string(heading.title))
    object.add(DesignKeys.preview, json(designs.first?.previews ?? [], comment: heading.comment))
    if let common, common != .object([]) { object.add(DesignKeys.table, common) }
    object.add(DesignKeys.cells, .list(cells))
    if !scenes.isEmpty { object.add(DesignKeys.scenes, .list(scenes)) }
    return (JSONPrinter.text(of: object.value), notes)
  }

  private static func refuse(_ design: Design) throws(WritingFault) {
    let parts = [
      ("assets", design.assetFolders.isEmpty), ("what a design ignores", design.ignores.isEmpty),
    ]
    let span = Span.start(of: design.source)
    for (what, isAbsent) in parts where !isAbsent { throw WritingFault(what, at: span) }
  }

  private static func json(_ table: Table, of design: Design) throws(WritingFault) -> JSONValue {
    var object = WrittenObject(at: .start(of: design.source))
    if table.style != .plain { object.add(TableKeys.style, .string(table.style.rawValue)) }
    try object.add(TableKeys.backgroundColor, table.backgroundColor)
    try object.add(TableKeys.separatorStyle, table.separatorStyle, unless: .singleLine)
    try object.add(TableKeys.separatorColor, table.separatorColor)
    try object.add(TableKeys.separatorInset, table.separatorInset) { $0.separatorJSON }
    try object.add(TableKeys.rowHeight, table.rowHeight, unless: .automatic) { $0.json }
    try object.add(TableKeys.allowsSelection, table.allowsSelection, unless: true)
    try object.add(
      TableKeys.allowsMultipleSelectionDuringEditing, table.allowsMultipleSelectionDuringEditing,
      unless: false)
    try object.add(TableKeys.tintColor, table.tintColor)
    return object.value
  }

  private static func json(_ previews: [PreviewMatrix], comment: String?) -> JSONValue {
    let matrices = previews.enumerated().map { index, matrix in
      var object = WrittenObject()
      if index == 0, let comment { object.add("$comment", .string(comment)) }
      object.add(PreviewKeys.name, matrix.name.map { .string($0) })
      func list<Value: Hashable>(_ values: [Value], _ name: (Value) -> String) -> JSONValue {
        .list(values.map { .string(name($0)) })
      }
      let standard = PreviewMatrix.standard
      object.add(PreviewKeys.states, list(matrix.states, \.rawValue))
      object.add(PreviewKeys.systems, list(matrix.systems, \.rawValue))
      object.add(PreviewKeys.devices, list(matrix.devices, \.name))
      if matrix.appearances != standard.appearances {
        object.add(PreviewKeys.appearances, list(matrix.appearances, \.rawValue))
      }
      if matrix.contentSizes != standard.contentSizes {
        object.add(PreviewKeys.contentSizes, list(matrix.contentSizes, \.rawValue))
      }
      if matrix.legibilityWeights != standard.legibilityWeights {
        object.add(PreviewKeys.legibilityWeights, list(matrix.legibilityWeights, \.rawValue))
      }
      if matrix.directions != standard.directions {
        object.add(PreviewKeys.directions, list(matrix.directions, \.rawValue))
      }
      return object.value
    }
    return matrices.count == 1 ? matrices[0] : .list(matrices)
  }
}
