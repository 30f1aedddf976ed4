package import Diagnostics
package import Graphics

/// A table cell: its surfaces, its content, its accessories and swipe actions, and the rows to draw.
///
/// A class that never changes: as a struct each copy would retain some hundred references.
package final class Cell: Sendable {
  /// Whether selecting shows (UITableViewCell.SelectionStyle).
  package enum SelectionStyle: String, CaseIterable, Sendable {
    case `default`
    case none
  }

  /// What UIKit shows at the trailing edge (UITableViewCell.AccessoryType).
  package enum AccessoryType: String, CaseIterable, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// The control at the leading edge in editing (UITableViewCell.EditingStyle).
  package enum EditingStyle: String, CaseIterable, Sendable {
    case delete
    case insert
    case none
  }

  package let id: String
  /// What people call it, where that is not its id.
  package let title: String?
  /// The place of the cell in the design.
  package let span: Span
  /// nil: the table's.
  package let height: Setting<RowHeight?>
  /// The one colour of the cell, its pull view and every custom-painted action.
  package let matchedBackground: Setting<ColorValue?>
  /// nil: `matchedBackground`, else UIKit's.
  package let backgroundColor: Setting<ColorValue?>
  package let contentViewBackgroundColor: Setting<ColorValue?>
  package let selectionStyle: Setting<SelectionStyle>
  package let selectedBackgroundColor: Setting<ColorValue?>
  package let clipsToBounds: Setting<Bool>
  package let card: Setting<Card?>
  /// The content; it fills the card, or the contentView where there is none.
  package let content: Setting<View?>
  /// What UIKit shows by itself in the place of the content.
  package let contentConfiguration: Setting<ContentConfiguration?>
  /// nil where the cell has no built-in style.
  package let style: CellStyle?
  package let accessoryType: Setting<AccessoryType>
  package let accessoryView: Setting<View?>
  package let editingAccessoryType: Setting<AccessoryType>
  package let editingStyle: Setting<EditingStyle>
  package let showsReorderControl: Setting<Bool>
  package let shouldIndentWhileEditing: Setting<Bool>
  package let indentationLevel: Setting<Int>
  /// Points a level; nil: UIKit's 10.
  package let indentationWidth: Setting<Double?>
  /// nil: `matchedBackground`, else UIKit's.
  package let pullViewBackground: Setting<ColorValue?>
  package let leadingActions: SwipeActionsConfiguration
  package let trailingActions: SwipeActionsConfiguration
  /// The id of UIKit's own Delete, which shows while confirming where the cell has no trailing actions; no view and no
  /// action of the cell has it.
  package let deleteID: String
  /// The keys of the data, in the order in which they first stand.
  package let columns: [String]
  /// At least one row; the values by `columns`.
  package let rows: [[DataValue?]]
  /// The cell's own previews; nil: the design's.
  package let previews: [PreviewMatrix]?
  package let ignores: [Ignore]
  /// nil where every device shows the cell as its system does.
  package let canvas: CellCanvas?
  /// The table that the cell stands in, where it is not the design's.
  package let table: Table?
  package let surfaceIDs: SurfaceIDs
  /// nil: the table's.
  package let separatorInset: Setting<DirectionalEdgeInsets?>

  package init(
    id: String, span: Span, height: Setting<RowHeight?>, matchedBackground: Setting<ColorValue?>,
    backgroundColor: Setting<ColorValue?>, contentViewBackgroundColor: Setting<ColorValue?>,
    selectionStyle: Setting<SelectionStyle>, selectedBackgroundColor: Setting<ColorValue?>,
    clipsToBounds: Setting<Bool>, card: Setting<Card?>, content: Setting<View?>,
    contentConfiguration: Setting<ContentConfiguration?>, style: CellStyle?,
    accessoryType: Setting<AccessoryType>, accessoryView: Setting<View?>,
    editingAccessoryType: Setting<AccessoryType>, editingStyle: Setting<EditingStyle>,
    showsReorderControl: Setting<Bool>, shouldIndentWhileEditing: Setting<Bool>,
    indentationLevel: Setting<Int>, indentationWidth: Setting<Double?>,
    pullViewBackground: Setting<ColorValue?>,
    leadingActions: SwipeActionsConfiguration, trailingActions: SwipeActionsConfiguration,
    deleteID: String, columns: [String], rows: [[DataValue?]], previews: [PreviewMatrix]?, ignores: [Ignore],
    canvas: CellCanvas? = nil, title: String? = nil, table: Table? = nil,
    surfaceIDs: SurfaceIDs = .builtIn,
    separatorInset: Setting<DirectionalEdgeInsets?> = Setting(otherwise: nil)
  ) {
    self.id = id
    self.span = span
    self.height = height
    self.matchedBackground = matchedBackground
    self.backgroundColor = backgroundColor
    self.contentViewBackgroundColor = contentViewBackgroundColor
    self.selectionStyle = selectionStyle
    self.selectedBackgroundColor = selectedBackgroundColor
    self.clipsToBounds = clipsToBounds
    self.card = card
    self.content = content
    self.contentConfiguration = contentConfiguration
    self.style = style
    self.accessoryType = accessoryType
    self.accessoryView = accessoryView
    self.editingAccessoryType = editingAccessoryType
    self.editingStyle = editingStyle
    self.showsReorderControl = showsReorderControl
    self.shouldIndentWhileEditing = shouldIndentWhileEditing
    self.indentationLevel = indentationLevel
    self.indentationWidth = indentationWidth
    self.pullViewBackground = pullViewBackground
    self.leadingActions = leadingActions
    self.trailingActions = trailingActions
    self.deleteID = deleteID
    self.columns = columns
    self.rows = rows
    self.previews = previews
    self.ignores = ignores
    self.canvas = canvas
    self.title = title
    self.table = table
    self.surfaceIDs = surfaceIDs
    self.separatorInset = separatorInset
  }
}
