import Designs
import Markup

extension InterfaceDecoder {
  /// Reads a cell and gives its index in the document.
  mutating func cell(_ element: Element, role: CellRole) -> Int {
    var fields = ElementFields(element, log)
    let index = cells.count
    // Its place is taken now, so that one inside it comes behind it.
    cells.append(InterfaceCell(view: InterfaceView(.tableViewCell, span: fields.span), role: role))
    var cell = cells[index]
    readCommon(&fields, into: &cell.view)
    readSettings(&fields, into: &cell)
    readParts(&fields, into: &cell)
    finish(&fields)
    for name in ["textLabel", "detailTextLabel", "imageView"] { check(name, of: element) }
    cells[index] = cell
    return index
  }

  private func readSettings(_ fields: inout ElementFields, into cell: inout InterfaceCell) {
    cell.style =
      fields.choice("style", words: { CellStyle.allCases.map(\.rawValue) }, read: { CellStyle(fileName: $0) })
      ?? .custom
    cell.reuseIdentifier = fields.string("reuseIdentifier")
    cell.accessoryType = fields.choice("accessoryType", default: .none)
    cell.editingAccessoryType = fields.choice("editingAccessoryType", default: .none)
    cell.selectionStyle = fields.choice("selectionStyle", default: .default)
    cell.editing.shouldIndentWhileEditing = fields.flag("shouldIndentWhileEditing", default: true)
    cell.editing.showsReorderControl = fields.flag("showsReorderControl")
    cell.editing.hidesAccessoryWhenEditing = fields.flag("hidesAccessoryWhenEditing", default: true)
    cell.indentationLevel = fields.integer("indentationLevel") ?? 0
    cell.indentationWidth = fields.number("indentationWidth")
    cell.separatorInset = fields.inset("separatorInset")
    cell.rowHeight = fields.automaticLength("rowHeight")
    cell.textLabel = fields.id("textLabel")
    cell.detailTextLabel = fields.id("detailTextLabel")
    cell.imageView = fields.id("imageView")
  }

  private mutating func readParts(_ fields: inout ElementFields, into cell: inout InterfaceCell) {
    if let content = fields.child(key: "contentView") { cell.contentView = view(content) }
    cell.contentConfiguration = fields.listContentConfiguration()
    let keys = [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "multipleSelectionBackgroundView",
    ]
    for key in keys {
      if let part = fields.child(key: key), part.name != "nil" { cell.parts.append(view(part)) }
    }
  }
}
