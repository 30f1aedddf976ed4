import Diagnostics
import JSON

/// The keys of a cell.
enum CellKeys {
  static let id = Key(
    fixed: "id", Shapes.identifier, required: true, "The name in files and reports; unique within the design."
  )
  static let title = Key(fixed: "title", Shapes.string, "What people call it, where that is not its id.")
  static let table = Key(
    fixed: "table", Table.shape, "The table that it stands in, where that is not the design's.")
  static let canvas = Key(
    fixed: "canvas", CellCanvas.shape,
    "How Interface Builder's canvas shows it, on the canvas's device alone.")
  static let surfaceIDs = Key(
    fixed: "surfaceIDs", SurfaceIDs.shape, "What layout.json calls the cell and its contentView.")
  static let height = Key("height", Shapes.rowHeight, "In points or automatic; the table's unless given.")
  static let matchedBackground = Key(
    "matchedBackground", Shapes.color,
    "One colour for the cell, its pull view and every custom-painted action.")
  static let backgroundColor = Key("backgroundColor", Shapes.color, "The cell's; else matchedBackground.")
  static let contentViewBackgroundColor = Key(
    "contentViewBackgroundColor", Shapes.color, "Clear unless given.")
  static let selectionStyle = Key(
    "selectionStyle", Shapes.name(Cell.SelectionStyle.self, of: "a selection style"), "default unless given.")
  static let selectedBackgroundColor = Key(
    "selectedBackgroundColor", Shapes.color, "The selected background's; else UIKit's.")
  static let clipsToBounds = Key("clipsToBounds", Shapes.boolean, "Whether the cell cuts its content.")
  static let card = Key("card", Card.shape, "The card inside the cell.")
  static let content = Key(
    "content", View.shape, "The view that fills the card, or the contentView where there is none.")
  static let contentConfiguration = Key(
    "contentConfiguration", ContentConfiguration.shape, "What UIKit itself shows, from iOS 14 on.")
  static let style = Key(
    "style", CellStyleKeys.name,
    "A built-in style, on every system; basic unless given.")
  static let textLabel = Key(fixed: "textLabel", CellLabel.shape, "The title of a built-in style.")
  static let detailTextLabel = Key(
    fixed: "detailTextLabel", CellLabel.shape, "The detail of the styles subtitle, value1 and value2.")
  static let imageView = Key(fixed: "imageView", CellStyleKeys.imageView, "The image of a built-in style.")
  static let nib = Key(
    fixed: "nib", NibKeys.shape,
    "A cell of a .xib or .storyboard: its views, and what else the design does not say.")
  static let accessoryType = Key("accessoryType", accessory, "none unless given.")
  static let accessoryView = Key("accessoryView", View.shape, "Stands in the place of the accessory.")
  static let editingAccessoryType = Key("editingAccessoryType", accessory, "none unless given.")
  static let editingStyle = Key(
    "editingStyle", Shapes.name(Cell.EditingStyle.self, of: "an editing style"), "delete unless given.")
  static let showsReorderControl = Key("showsReorderControl", Shapes.boolean, "false unless given.")
  static let shouldIndentWhileEditing = Key("shouldIndentWhileEditing", Shapes.boolean, "true unless given.")
  static let indentationLevel = Key(
    "indentationLevel", Shapes.integer(-100...100), "Moves what UIKit's own styles show; 0 unless given.")
  static let indentationWidth = Key(
    "indentationWidth", Shapes.length, "Points for each level of indentation; 10 unless given.")
  static let separatorInset = Key(
    "separatorInset", Shapes.separatorInsets, "As the table's, which holds unless given.")
  static let swipeActions = Key(fixed: "swipeActions", SwipeActionsKeys.shape, "The actions behind the cell.")
  static let preview = Key(fixed: "preview", PreviewMatrix.shape, "What to draw; replaces the design's.")
  static let ignore = Key(fixed: "ignore", Ignore.list, "Findings that are known and accepted.")
  static let data = Key(fixed: "data", rows, "The rows; each is drawn. One empty row unless given.")

  private static let accessory = Shapes.name(Cell.AccessoryType.self, of: "an accessory type")
  /// The rows are read before everything else in the cell, by `readData`.
  private static let rows = Shape<Int>(form: .list(.object("row"))) { _, node in node }

  static let form = ObjectForm(
    "cell", "a cell",
    [
      id.entry, title.entry, surfaceIDs.entry, table.entry, canvas.entry, height.entry,
      matchedBackground.entry,
      backgroundColor.entry,
      contentViewBackgroundColor.entry, selectionStyle.entry, selectedBackgroundColor.entry,
      clipsToBounds.entry, card.entry, content.entry, contentConfiguration.entry, style.entry,
      textLabel.entry, detailTextLabel.entry, imageView.entry, nib.entry, accessoryType.entry,
      accessoryView.entry,
      editingAccessoryType.entry, editingStyle.entry, showsReorderControl.entry,
      shouldIndentWhileEditing.entry, indentationLevel.entry, indentationWidth.entry,
      separatorInset.entry, swipeActions.entry,
      preview.entry,
      ignore.entry, data.entry,
    ])
}

extension Cell {
  static let shape = Shape<Cell>(form: .object(CellKeys.form.name)) { decoder, node in
    decoder.cell(at: node)
  }
}

extension DesignDecoder {
  fileprivate mutating func cell(at node: Int) -> Cell? {
    guard let fields = fields(of: node, CellKeys.form) else { return nil }
    let id = value(CellKeys.id, in: fields)
    let name = id ?? fields[CellKeys.id.name].flatMap { document.string(at: $0) } ?? ""
    ids = ClaimedIDs()
    contentIDs = fields[CellKeys.content.name].map(idsOfRoots) ?? []
    var data = CellData(cell: name)
    if let place = fields[CellKeys.data.name] { data = readData(at: place, cell: name) }
    claimCell(name, at: id == nil ? nil : fields[CellKeys.id.name], rows: data.rows.count)
    self.data = data
    defer { self.data = nil }
    claimRowIDs(in: fields)
    let nib = nib(in: fields)
    let swipeActions = value(CellKeys.swipeActions, in: fields)
    var leading = SwipeActionsConfiguration.none
    var trailing = SwipeActionsConfiguration.none
    var pullView = Setting<ColorValue?>(otherwise: nil)
    if let swipeActions {
      pullView = optional(SwipeActionsKeys.pullViewBackground, in: swipeActions)
      leading = value(SwipeActionsKeys.leading, in: swipeActions) ?? .none
      trailing = value(SwipeActionsKeys.trailing, in: swipeActions) ?? .none
    }
    let content = optional(CellKeys.content, in: fields)
    treePlace = .accessory
    let accessoryView = optional(CellKeys.accessoryView, in: fields)
    treePlace = .content
    let card = optional(CellKeys.card, in: fields)
    let configuration = optional(CellKeys.contentConfiguration, in: fields)
    let style = cellStyle(in: fields)
    checkRow(in: fields, card: card, nib: nib)
    let cell = Cell(
      id: id ?? "", span: document.span(node), height: optional(CellKeys.height, in: fields),
      matchedBackground: optional(CellKeys.matchedBackground, in: fields),
      backgroundColor: optional(CellKeys.backgroundColor, in: fields),
      contentViewBackgroundColor: optional(CellKeys.contentViewBackgroundColor, in: fields),
      selectionStyle: setting(CellKeys.selectionStyle, in: fields, default: .default),
      selectedBackgroundColor: optional(CellKeys.selectedBackgroundColor, in: fields),
      clipsToBounds: setting(CellKeys.clipsToBounds, in: fields, default: false),
      card: card, content: content, contentConfiguration: configuration, style: style,
      accessoryType: setting(CellKeys.accessoryType, in: fields, default: .none),
      accessoryView: accessoryView,
      editingAccessoryType: setting(CellKeys.editingAccessoryType, in: fields, default: .none),
      editingStyle: setting(CellKeys.editingStyle, in: fields, default: .delete),
      showsReorderControl: setting(CellKeys.showsReorderControl, in: fields, default: false),
      shouldIndentWhileEditing: setting(CellKeys.shouldIndentWhileEditing, in: fields, default: true),
      indentationLevel: setting(CellKeys.indentationLevel, in: fields, default: 0),
      indentationWidth: optional(CellKeys.indentationWidth, in: fields),
      pullViewBackground: pullView, leadingActions: leading.named("leadingAction", besides: &ids),
      trailingActions: trailing.named("action", besides: &ids), deleteID: ids.free("delete"),
      columns: data.columns.map(\.name),
      rows: data.rows,
      previews: value(CellKeys.preview, in: fields), ignores: value(CellKeys.ignore, in: fields) ?? [],
      canvas: value(CellKeys.canvas, in: fields), title: value(CellKeys.title, in: fields),
      table: value(CellKeys.table, in: fields),
      surfaceIDs: value(CellKeys.surfaceIDs, in: fields) ?? .builtIn,
      separatorInset: optional(CellKeys.separatorInset, in: fields))
    if id == nil { return nil }
    return nib.map { cell.filled(from: $0, given: fields, tableHeight: tableSaysHeight) } ?? cell
  }

  /// Where the ids of a cell's content stand: of the one view, or of each that rules choose among.
  private func idsOfRoots(_ content: Int) -> Set<Int> {
    guard document.kind(content) == .array else {
      return Set(document.member(ViewKeys.id.name, of: content).map { [$0] } ?? [])
    }
    return Set(
      document.elements(of: content).compactMap { rule in
        document.member(RuleKeys.use, of: rule).flatMap { document.member(ViewKeys.id.name, of: $0) }
      })
  }

  /// Keeps a cell's id and number of rows for the scenes; an id that is taken is reported.
  private mutating func claimCell(_ id: String, at node: Int?, rows: Int) {
    if let node, cellRows[id] != nil {
      report("duplicate-id", at: node, "\(quoted(id)) is already the id of a cell")
    }
    cellRows[id] = cellRows[id] ?? (cellIDs.count, rows)
    cellIDs.append(id)
  }
}
