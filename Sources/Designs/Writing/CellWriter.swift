import Diagnostics

/// Writes one cell.
struct CellWriter {
  private var ids = WrittenIDs()
  private(set) var notes: [Diagnostic] = []

  /// - Parameters:
  ///   - id: the cell's own, as it may stand in a design.
  ///   - table: its table where that is not the design's.
  ///   - rowHeight: that of the table.
  mutating func json(
    _ cell: Cell, id: String, table: JSONValue?, rowHeight: RowHeight
  ) throws(WritingFault) -> JSONValue {
    try refuse(cell)
    var object = WrittenObject(at: cell.span)
    object.add(CellKeys.id, .string(id))
    if let title = cell.title, title != id { object.add(CellKeys.title, .string(title)) }
    object.add(CellKeys.surfaceIDs, json(cell.surfaceIDs))
    object.add(CellKeys.table, table)
    if let height = try object.plain(cell.height, of: CellKeys.height.name), height != rowHeight {
      object.add(CellKeys.height, height.json)
    }
    object.add(CellKeys.canvas, cell.canvas.map(json))
    try object.add(CellKeys.matchedBackground, cell.matchedBackground)
    try object.add(CellKeys.backgroundColor, cell.backgroundColor)
    try object.add(CellKeys.contentViewBackgroundColor, cell.contentViewBackgroundColor)
    try object.add(CellKeys.selectionStyle, cell.selectionStyle, unless: .default)
    try object.add(CellKeys.selectedBackgroundColor, cell.selectedBackgroundColor)
    try object.add(CellKeys.clipsToBounds, cell.clipsToBounds, unless: false)
    try object.add(CellKeys.accessoryType, cell.accessoryType, unless: .none)
    try object.add(CellKeys.editingAccessoryType, cell.editingAccessoryType, unless: .none)
    try object.add(CellKeys.editingStyle, cell.editingStyle, unless: .delete)
    try object.add(CellKeys.showsReorderControl, cell.showsReorderControl, unless: false)
    try object.add(CellKeys.shouldIndentWhileEditing, cell.shouldIndentWhileEditing, unless: true)
    try object.add(CellKeys.indentationLevel, cell.indentationLevel, unless: 0) { .number(Double($0)) }
    try object.add(CellKeys.indentationWidth, cell.indentationWidth)
    try object.add(CellKeys.separatorInset, cell.separatorInset) { $0.separatorJSON }
    try add(cell.style, to: &object)
    if let shown = try object.plain(cell.contentConfiguration, of: CellKeys.contentConfiguration.name) {
      var configuration = WrittenObject(at: shown.span)
      try configuration.add(shown)
      notes += configuration.notes
      object.add(CellKeys.contentConfiguration, configuration.value)
    }
    if let content = try object.plain(cell.content, of: CellKeys.content.name) {
      object.add(CellKeys.content, try tree(content, isContent: true))
    }
    if let view = try object.plain(cell.accessoryView, of: CellKeys.accessoryView.name) {
      object.add(CellKeys.accessoryView, try tree(view, isContent: false))
    }
    notes += object.notes
    return object.value
  }

  /// What a design has beyond what a cell of a document can.
  private func refuse(_ cell: Cell) throws(WritingFault) {
    let card = cell.card.rules.isEmpty && cell.card.otherwise == nil
    let pull = cell.pullViewBackground.rules.isEmpty && cell.pullViewBackground.otherwise == nil
    let actions = cell.leadingActions.actions.isEmpty && cell.trailingActions.actions.isEmpty
    let parts = [
      ("a card", card), ("swipe actions", actions && pull),
      ("data", cell.columns.isEmpty && cell.rows.count == 1), ("a cell's own previews", cell.previews == nil),
      ("what a cell ignores", cell.ignores.isEmpty),
    ]
    for (what, isAbsent) in parts where !isAbsent { throw WritingFault(what, at: cell.span) }
  }

  private mutating func tree(_ root: View, isContent: Bool) throws(WritingFault) -> JSONValue {
    var writer = try TreeWriter(root, ids: &ids, isContent: isContent)
    let json = try writer.json(root)
    notes += writer.notes
    return json
  }

  /// nil where both are UIKit's own; what no id may be is left to it.
  private func json(_ ids: SurfaceIDs) -> JSONValue? {
    var object = WrittenObject()
    for (key, id) in [(SurfaceIDKeys.cell, ids.cell), (SurfaceIDKeys.contentView, ids.contentView)] {
      if let id, WrittenIDs.isOfView(id) { object.add(key, .string(id)) }
    }
    return object.members.isEmpty ? nil : object.value
  }

  private func json(_ canvas: CellCanvas) -> JSONValue {
    var object = WrittenObject()
    object.add(CanvasKeys.device, .string(canvas.device))
    object.add(CanvasKeys.width, .number(canvas.width))
    object.add(CanvasKeys.height, canvas.height.map { .number($0) })
    object.add(CanvasKeys.margin, .number(canvas.margin))
    object.add(CanvasKeys.verticalMargin, canvas.verticalMargin.map { .number($0) })
    if canvas.isViewAlone { object.add(CanvasKeys.isViewAlone, .boolean(true)) }
    return object.value
  }

  // MARK: Built-in styles

  private mutating func add(_ style: CellStyle?, to object: inout WrittenObject) throws(WritingFault) {
    guard let style else { return }
    let name = try object.plain(style.name, of: CellKeys.style.name)
    object.add(CellKeys.style, .string(name.rawValue))
    // UIKit's own names for its views.
    ids = WrittenIDs(reserved: ["textLabel", "detailTextLabel", "imageView"])
    if let label = style.textLabel { object.add(CellKeys.textLabel, try json(label)) }
    // What a style leaves out is not shown, whatever a document says of it.
    if name != .basic, let label = style.detailTextLabel {
      object.add(CellKeys.detailTextLabel, try json(label))
    }
    if name != .value2, let view = style.imageView {
      guard case .image(let image) = view.kind else { throw WritingFault("an image view", at: view.span) }
      var part = part(view)
      try part.add(image)
      try part.add(looksOf: view)
      notes += part.notes
      object.add(CellKeys.imageView, part.value)
    }
  }

  private mutating func json(_ label: CellLabel) throws(WritingFault) -> JSONValue {
    var object = part(label.view)
    try object.add(textOf: label.label)
    try object.add(LabelKeys.font, label.font) { $0.leastSaid.json }
    try object.add(LabelKeys.textAlignment, label.textAlignment) { .string($0.rawValue) }
    try object.add(LabelKeys.numberOfLines, label.numberOfLines) { .number(Double($0)) }
    try object.add(linesOf: label.label)
    try object.add(looksOf: label.view)
    return object.value
  }

  private mutating func part(_ view: View) -> WrittenObject {
    var object = WrittenObject(at: view.span)
    if let id = view.id {
      object.add(ViewKeys.id, .string(ids.take(id, where: WrittenIDs.isOfView)))
    }
    return object
  }
}
