package import Diagnostics

/// A table cell: its surfaces, its content, its accessories and swipe actions, and the rows to draw.
package struct Cell: Sendable {
  package enum SelectionStyle: String, CaseIterable, Sendable {
    case `default`
    case none
  }

  package enum AccessoryType: String, CaseIterable, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  package enum EditingStyle: String, CaseIterable, Sendable {
    case delete
    case insert
    case none
  }

  package var id: String
  /// The place of the cell in the design.
  package var span: Span
  /// nil: the table's.
  package var height: Setting<RowHeight?>
  /// The one colour of the cell, its pull view and every custom-painted action.
  package var matchedBackground: Setting<ColorValue?>
  /// nil: `matchedBackground`, else UIKit's.
  package var backgroundColor: Setting<ColorValue?>
  package var contentViewBackgroundColor: Setting<ColorValue?>
  package var selectionStyle: Setting<SelectionStyle>
  package var selectedBackgroundColor: Setting<ColorValue?>
  package var clipsToBounds: Setting<Bool>
  package var card: Setting<Card?>
  /// The content; it fills the card, or the contentView where there is none.
  package var content: Setting<View?>
  package var accessoryType: Setting<AccessoryType>
  package var accessoryView: Setting<View?>
  package var editingAccessoryType: Setting<AccessoryType>
  package var editingStyle: Setting<EditingStyle>
  package var showsReorderControl: Setting<Bool>
  package var shouldIndentWhileEditing: Setting<Bool>
  package var indentationLevel: Setting<Int>
  /// nil: `matchedBackground`, else UIKit's.
  package var pullViewBackground: Setting<ColorValue?>
  package var leadingActions: SwipeActionsConfiguration
  package var trailingActions: SwipeActionsConfiguration
  /// The keys of the data, in the order in which they first stand.
  package var columns: [String]
  /// At least one row; the values by `columns`.
  package var rows: [[DataValue?]]
  /// The cell's own previews; nil: the design's.
  package var previews: [PreviewMatrix]?
  package var ignores: [Ignore]

  package init(
    id: String, span: Span, height: Setting<RowHeight?>, matchedBackground: Setting<ColorValue?>,
    backgroundColor: Setting<ColorValue?>, contentViewBackgroundColor: Setting<ColorValue?>,
    selectionStyle: Setting<SelectionStyle>, selectedBackgroundColor: Setting<ColorValue?>,
    clipsToBounds: Setting<Bool>, card: Setting<Card?>, content: Setting<View?>,
    accessoryType: Setting<AccessoryType>, accessoryView: Setting<View?>,
    editingAccessoryType: Setting<AccessoryType>, editingStyle: Setting<EditingStyle>,
    showsReorderControl: Setting<Bool>, shouldIndentWhileEditing: Setting<Bool>,
    indentationLevel: Setting<Int>, pullViewBackground: Setting<ColorValue?>,
    leadingActions: SwipeActionsConfiguration, trailingActions: SwipeActionsConfiguration,
    columns: [String], rows: [[DataValue?]], previews: [PreviewMatrix]?, ignores: [Ignore]
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
    self.accessoryType = accessoryType
    self.accessoryView = accessoryView
    self.editingAccessoryType = editingAccessoryType
    self.editingStyle = editingStyle
    self.showsReorderControl = showsReorderControl
    self.shouldIndentWhileEditing = shouldIndentWhileEditing
    self.indentationLevel = indentationLevel
    self.pullViewBackground = pullViewBackground
    self.leadingActions = leadingActions
    self.trailingActions = trailingActions
    self.columns = columns
    self.rows = rows
    self.previews = previews
    self.ignores = ignores
  }
}
