import Designs
import Graphics
import UIKitRules

/// Makes the cell of a design of one of a document.
struct CellBuilder {
  let builder: DesignBuilder
  let cell: InterfaceCell
  private let index: Int
  private let style: Table.Style
  /// In points; nil for self-sizing rows, and for cells that stand by themselves.
  private let tableRowHeight: Double?
  /// Whether it is no cell but stands for a view of the document.
  let isViewAlone: Bool

  init(
    _ builder: DesignBuilder, _ cell: InterfaceCell, index: Int, style: Table.Style, tableRowHeight: Double?
  ) {
    self.builder = builder
    self.cell = cell
    self.index = index
    self.style = style
    self.tableRowHeight = tableRowHeight
    isViewAlone = false
  }

  /// A view of the document that is no cell, as the content of one.
  init(_ builder: DesignBuilder, view: InterfaceView, index: Int) {
    self.builder = builder
    var holder = InterfaceView(.tableViewCell, span: view.span)
    holder.id = view.id
    holder.userLabel = view.userLabel
    holder.customClass = view.customClass
    holder.frame = view.frame
    var cell = InterfaceCell(view: holder, role: .topLevel)
    cell.contentView = view
    self.cell = cell
    self.index = index
    style = .plain
    tableRowHeight = nil
    isViewAlone = true
  }

  func made() -> Cell {
    return Cell(
      id: id, span: cell.span, height: set(height), matchedBackground: unset(),
      backgroundColor: set(backgroundColor),
      contentViewBackgroundColor: set(color(cell.contentView?.appearance.backgroundColor)),
      selectionStyle: set(cell.selectionStyle == .none ? .none : .default),
      selectedBackgroundColor: set(color(cell.selectedBackgroundView?.appearance.backgroundColor)),
      clipsToBounds: set(cell.view.appearance.clipsSubviews), card: unset(), content: set(content),
      contentConfiguration: set(contentConfiguration), style: builtInStyle,
      accessoryType: set(cell.accessoryType),
      accessoryView: set(accessoryView), editingAccessoryType: set(cell.editingAccessoryType),
      editingStyle: Setting(otherwise: .delete),
      showsReorderControl: set(cell.editing.showsReorderControl),
      shouldIndentWhileEditing: set(cell.editing.shouldIndentWhileEditing),
      indentationLevel: set(cell.indentationLevel), indentationWidth: set(indentationWidth),
      pullViewBackground: unset(), leadingActions: noActions, trailingActions: noActions,
      deleteID: "delete", columns: [], rows: [[]], previews: nil, ignores: [],
      canvas: builder.shown == .onCanvas ? canvas : nil, title: title, surfaceIDs: surfaceIDs,
      separatorInset: set(separatorInset))
  }

  func set<Value>(_ value: Value) -> Setting<Value> { Setting(otherwise: value, span: cell.span) }

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
    return builder.shown == .onCanvas
      ? text : Identifier.cleaned(text.utf8.prefix(Identifier.longest), substitute: "-")
  }

  private var surfaceIDs: SurfaceIDs {
    SurfaceIDs(cell: cell.id?.text, contentView: cell.contentView?.id?.text)
  }

  /// That of the backgroundView covers the cell's own.
  private var backgroundColor: ColorValue? {
    color(cell.backgroundView?.appearance.backgroundColor) ?? color(cell.view.appearance.backgroundColor)
  }

  /// nil where it is UIKit's, which Interface Builder writes too.
  private var indentationWidth: Double? {
    let own = SystemRules.of(builder.canvas.system).editing.indentation.value
    return cell.indentationWidth.flatMap { $0 == own ? nil : $0 }
  }

  private var separatorInset: DirectionalEdgeInsets? {
    cell.separatorInset.map(\.directional)
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
    var width = cell.view.frame?.width ?? builder.canvas.device.size.width
    let place: CanvasCell.Place
    if let table = cell.role.table {
      let isWhole = builder.controllerTables.contains(table)
      place = style == .insetGrouped ? .insetGroup : isWhole ? .table : .tableInView
    } else {
      place = .topLevel
    }
    // All of them are Xcode's own figures, which need no mark.
    var facts = FactSet()
    if isViewAlone {
      let margin = facts.take(SystemRules.of(builder.canvas.system).margins.plainView)
      return CellCanvas(
        device: builder.canvas.device.name, width: width, height: cell.view.frame?.height, margin: margin,
        verticalMargin: margin, isViewAlone: true)
    }
    // The constraints in a row of an inset group hold to the group, though the file may keep the width that the row had
    // before the table got its style; the labels of built-in styles keep to that.
    if place == .insetGroup, width == builder.canvas.device.size.width, cell.style == .custom {
      width = builder.canvas.groupCellWidth(facts: &facts)
    }
    let shown = CanvasCell(place: place, width: width)
    return CellCanvas(
      device: builder.canvas.device.name, width: width, height: cell.view.frame?.height ?? cell.rowHeight,
      margin: builder.canvas.cellMargin(of: shown, facts: &facts),
      verticalMargin: builder.canvas.verticalMargin(of: shown, facts: &facts))
  }
}
