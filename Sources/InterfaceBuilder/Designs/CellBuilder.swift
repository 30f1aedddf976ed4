import Designs
import Graphics
import UIKitRules

/// Makes the cell of a design of one of a document.
struct CellBuilder {
  private let builder: DesignBuilder
  private let cell: InterfaceCell
  private let index: Int
  private let style: Table.Style
  /// In points; nil for self-sizing rows, and for cells that stand by themselves.
  private let tableRowHeight: Double?

  init(
    _ builder: DesignBuilder, _ cell: InterfaceCell, index: Int, style: Table.Style, tableRowHeight: Double?
  ) {
    self.builder = builder
    self.cell = cell
    self.index = index
    self.style = style
    self.tableRowHeight = tableRowHeight
  }

  func made() -> Cell {
    return Cell(
      id: id, span: cell.span, height: set(height), matchedBackground: unset(),
      backgroundColor: set(color(cell.view.appearance.backgroundColor)),
      contentViewBackgroundColor: set(color(cell.contentView?.appearance.backgroundColor)),
      selectionStyle: set(cell.selectionStyle == .none ? .none : .default), selectedBackgroundColor: unset(),
      clipsToBounds: set(cell.view.appearance.clipsSubviews), card: unset(), content: set(content),
      contentConfiguration: unset(), style: builtInStyle, accessoryType: set(.init(cell.accessoryType)),
      accessoryView: set(accessoryView), editingAccessoryType: set(.init(cell.editingAccessoryType)),
      editingStyle: Setting(otherwise: .delete),
      showsReorderControl: set(cell.editing.showsReorderControl),
      shouldIndentWhileEditing: set(cell.editing.shouldIndentWhileEditing),
      indentationLevel: set(cell.indentationLevel), indentationWidth: set(cell.indentationWidth),
      pullViewBackground: unset(), leadingActions: noActions, trailingActions: noActions,
      deleteID: "delete", columns: [], rows: [[]], previews: nil, ignores: [],
      canvas: builder.shown == .onCanvas ? canvas : nil, title: title)
  }

  private func set<Value>(_ value: Value) -> Setting<Value> { Setting(otherwise: value, span: cell.span) }

  private func unset<Value>() -> Setting<Value?> { Setting(otherwise: nil) }

  private var noActions: SwipeActionsConfiguration {
    SwipeActionsConfiguration(performsFirstActionWithFullSwipe: Setting(otherwise: true), actions: [])
  }

  private func color(_ color: InterfaceColor?) -> ColorValue? {
    color.flatMap { builder.colors.color($0) }
  }

  /// Interface Builder's id; devices' pictures are files by that name, so that it holds nothing but what an id may.
  private var id: String {
    guard let text = cell.id?.text else { return "cell\(index)" }
    return builder.shown == .onCanvas ? text : CellName.id(text)
  }

  /// What its developer calls it.
  private var title: String? { cell.view.userLabel ?? cell.reuseIdentifier ?? cell.view.customClass?.name }

  /// That which its content says where the table's rows are self-sizing and the content can say it; else the height that
  /// the file gives the row, which the table's delegate is supposed to return.
  private var height: RowHeight? {
    if tableRowHeight == nil, SelfSizing.holds(for: cell) { return .automatic }
    let height = cell.rowHeight ?? tableRowHeight ?? (cell.style == .custom ? cell.view.frame?.height : nil)
    return height.flatMap { $0 > 0 ? .points(Length($0)) : nil } ?? .automatic
  }

  // MARK: The canvas

  private var canvas: CellCanvas {
    let width = cell.view.frame?.width ?? builder.canvas.device.size.width
    let place: CanvasCell.Place
    if let table = cell.role.table {
      let isWhole = builder.controllerTables.contains(table)
      place = style == .insetGrouped ? .insetGroup : isWhole ? .table : .tableInView
    } else {
      place = .topLevel
    }
    let shown = CanvasCell(place: place, width: width)
    // All of them are Xcode's own figures, which need no mark.
    var facts = FactSet()
    return CellCanvas(
      device: builder.canvas.device.name, width: width, height: cell.view.frame?.height ?? cell.rowHeight,
      margin: builder.canvas.cellMargin(of: shown, facts: &facts),
      verticalMargin: builder.canvas.verticalMargin(of: shown, facts: &facts))
  }

  // MARK: What it shows

  private var content: View? {
    guard cell.style == .custom, var contentView = cell.contentView else { return nil }
    // Margins of the cell reach the contentView.
    if contentView.layout.margins == nil, contentView.layout.preservesSuperviewLayoutMargins {
      contentView.layout.margins = cell.view.layout.margins
    }
    var views = ViewBuilder(builder, cell: cell)
    return views.tree(builder.variations.resolved(contentView), isContentView: true)
  }

  private var accessoryView: View? {
    guard let view = cell.accessoryView else { return nil }
    var views = ViewBuilder(builder, cell: nil)
    return views.tree(builder.variations.resolved(view), isContentView: false)
  }

  private var builtInStyle: Designs.CellStyle? {
    guard let name = Designs.CellStyle.Name(cell.style) else { return nil }
    let views = builder.variations.resolved(cell.contentView ?? cell.view).subviews
    let builder = ViewBuilder(builder, cell: cell)
    func label(_ id: InterfaceID?) -> CellLabel? {
      guard let id, let view = views.first(where: { $0.id == id }) else { return nil }
      return builder.cellLabel(view)
    }
    let image = cell.imageView.flatMap { id in views.first { $0.id == id } }
    return Designs.CellStyle(
      name: set(name), textLabel: label(cell.textLabel), detailTextLabel: label(cell.detailTextLabel),
      imageView: image.map { builder.plainView($0) }, span: cell.span)
  }
}

extension Designs.CellStyle.Name {
  fileprivate init?(_ style: CellStyle) {
    switch style {
    case .custom: return nil
    case .basic: self = .basic
    case .subtitle: self = .subtitle
    case .value1: self = .value1
    case .value2: self = .value2
    }
  }
}

extension Cell.AccessoryType {
  fileprivate init(_ type: CellAccessoryType) {
    self =
      switch type {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
  }
}
