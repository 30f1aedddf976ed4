import Diagnostics
import JSON
import UIKitRules

/// The keys of a scene.
enum SceneKeys {
  static let id = Key(fixed: "id", Shapes.identifier, required: true, "The name in files and reports.")
  static let rows = Key(fixed: "rows", SceneRowKeys.list, "The rows of the table, from the top.")
  static let sections = Key(
    fixed: "sections", Shapes.list(SceneSectionKeys.shape, count: 1...1000),
    "Sections in the place of `rows`.")
  static let form = ObjectForm(
    "scene", "a scene", [id.entry, rows.entry, sections.entry],
    exactlyOne: [rows.name, sections.name])
}

/// The keys of a scene's section.
enum SceneSectionKeys {
  static let header = Key(fixed: "header", Shapes.string, "The text above the section.")
  static let footer = Key(fixed: "footer", Shapes.string, "The text below the section.")
  static let rows = Key(fixed: "rows", SceneRowKeys.list, required: true, "The rows of the section.")
  static let form = ObjectForm("sceneSection", "a section", [header.entry, footer.entry, rows.entry])

  static let shape = Shape<Scene.Section>(form: .object(form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, form) else { return nil }
    return Scene.Section(
      header: decoder.value(header, in: fields), footer: decoder.value(footer, in: fields),
      rows: decoder.value(rows, in: fields) ?? [])
  }
}

/// The keys of a scene's row.
enum SceneRowKeys {
  static let cell = Key(fixed: "cell", Shapes.nonEmptyString, required: true, "The id of a cell.")
  static let row = Key(
    fixed: "row", Shapes.integer(0...1_000_000), "The cell's data row, from 0; 0 unless given.")
  static let state = Key(fixed: "state", Shapes.name(CellState.self, of: "a state"), "normal unless given.")
  static let form = ObjectForm("sceneRow", "a row of a scene", [cell.entry, row.entry, state.entry])

  static let list = Shapes.list(shape, count: 0...10_000)

  private static let shape = Shape<Scene.Row>(form: .object(form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, form) else { return nil }
    let cell = decoder.value(cell, in: fields)
    let row = decoder.value(row, in: fields) ?? 0
    let state = decoder.value(state, in: fields) ?? .normal
    if state.isSwiped, let place = fields[Self.state.name] { decoder.openRow(at: place) }
    guard let cell, let place = fields[Self.cell.name],
      let index = decoder.cellIndex(of: cell, at: place, row: row, at: fields[Self.row.name] ?? node)
    else { return nil }
    return Scene.Row(cell: index, row: row, state: state)
  }
}

extension DesignDecoder {
  /// The scenes: `all`, then the design's own.
  mutating func scenes(_ cells: [Cell], _ key: Key<[Scene]>, in fields: Fields) -> [Scene] {
    let own = value(key, in: fields) ?? []
    return [.all(cells)] + own
  }

  fileprivate mutating func cellIndex(of id: String, at node: Int, row: Int, at rowNode: Int) -> Int? {
    guard let (index, count) = cellRows[id] else {
      if isFull { return nil }
      let clause = nearMiss(to: id, among: cellIDs)
      report("unknown-cell", at: node, "no cell has the id \(quoted(id))\(clause)")
      return nil
    }
    if row < count { return index }
    let rows = count == 1 ? "one row, 0" : "\(count) rows, 0 to \(count - 1)"
    report("row-out-of-range", at: rowNode, "cell \"\(id)\" has \(rows); there is no row \(row)")
    return nil
  }
}

extension Scene {
  static let shape = Shape<Scene>(form: .object(SceneKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, SceneKeys.form) else { return nil }
    let id = decoder.value(SceneKeys.id, in: fields)
    if let id, let place = fields[SceneKeys.id.name] { decoder.claimScene(id, at: place) }
    decoder.hasOpenRow = false
    let rows = decoder.value(SceneKeys.rows, in: fields)
    let sections = decoder.value(SceneKeys.sections, in: fields)
    guard let id else { return nil }
    let all = sections ?? [Scene.Section(header: nil, footer: nil, rows: rows ?? [])]
    return Scene(id: id, sections: all, span: decoder.document.span(node))
  }
}

extension DesignDecoder {
  /// Notes an open row of the scene being read; a second one is reported.
  fileprivate mutating func openRow(at node: Int) {
    if hasOpenRow {
      report(
        "two-open-rows", at: node,
        "a row further up is open already, and opening one closes the other; show this one as \"normal\"")
    }
    hasOpenRow = true
  }

  fileprivate mutating func claimScene(_ id: String, at node: Int) {
    if id == Scene.allID {
      report(
        "reserved-id", at: node, "every design has the scene \"all\" already: each cell's rows, in order")
    } else if !sceneIDs.insert(id).inserted {
      report("duplicate-id", at: node, "\"\(id)\" is already the id of a scene")
    }
  }
}
