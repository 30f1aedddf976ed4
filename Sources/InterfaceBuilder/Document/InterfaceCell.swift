package import Designs
package import Diagnostics
package import Graphics

/// A table cell: prototype, static row or top-level object.
package struct InterfaceCell: Hashable, Sendable {
  /// The cell as a view; the contentView and the other parts are not among the subviews.
  package var view: InterfaceView
  package var role: CellRole
  package var style = CellStyle.custom
  package var reuseIdentifier: String?
  package var accessoryType = Cell.AccessoryType.none
  package var editingAccessoryType = Cell.AccessoryType.none
  package var selectionStyle = CellSelectionStyle.default
  package var editing = CellEditing()
  package var indentationLevel = 0
  /// In points; nil for UIKit's.
  package var indentationWidth: Double?
  /// The set insets of its separator, in points; nil for the table's.
  package var separatorInset: EdgeInsets?
  /// In points; nil for the table's.
  package var rowHeight: Double?
  package var contentView: InterfaceView?
  package var contentConfiguration: ListContentConfiguration?
  /// The views beside the contentView, told apart by their key.
  package var parts: [InterfaceView] = []
  /// The labels and the image view of a built-in style, which stand in the contentView.
  package var textLabel: InterfaceID?
  package var detailTextLabel: InterfaceID?
  package var imageView: InterfaceID?
  /// Line and column of its tag.
  package var position = Position(line: 1, column: 1)

  package init(view: InterfaceView, role: CellRole) {
    self.view = view
    self.role = role
  }

  package var id: InterfaceID? { view.id }
  package var span: Span { view.span }

  package var accessoryView: InterfaceView? { part("accessoryView") }
  package var editingAccessoryView: InterfaceView? { part("editingAccessoryView") }
  package var backgroundView: InterfaceView? { part("backgroundView") }
  package var selectedBackgroundView: InterfaceView? { part("selectedBackgroundView") }
  package var multipleSelectionBackgroundView: InterfaceView? { part("multipleSelectionBackgroundView") }

  private func part(_ key: String) -> InterfaceView? { parts.first { $0.key == key } }
}

/// How a cell belongs to its document; tables and sections by their index.
package enum CellRole: Hashable, Sendable {
  case prototype(table: Int)
  case `static`(table: Int, section: Int)
  /// An object of a .xib.
  case topLevel
  /// Anywhere else: a cell that was dropped into a view.
  case loose

  /// The table that it stands in.
  package var table: Int? {
    switch self {
    case .prototype(let table), .static(let table, _): table
    case .topLevel, .loose: nil
    }
  }
}

/// `UITableViewCell.CellStyle` by the names that Xcode shows.
package enum CellStyle: String, CaseIterable, Sendable {
  case custom
  case basic
  case subtitle
  case value1
  case value2

  /// The style that a file names, as a constant of old (`IBUITableViewCellStyleDefault`) or as a word.
  init?(fileName: String) {
    let prefix = "IBUITableViewCellStyle"
    let word = fileName.hasPrefix(prefix) ? fileName.dropFirst(prefix.count) : fileName[...]
    switch word {
    case "Custom", "custom": self = .custom
    case "Default", "default", "basic": self = .basic
    case "Subtitle", "subtitle": self = .subtitle
    case "Value1", "value1", "rightDetail": self = .value1
    case "Value2", "value2", "leftDetail": self = .value2
    default: return nil
    }
  }
}

/// `UITableViewCell.SelectionStyle`.
package enum CellSelectionStyle: String, CaseIterable, Sendable {
  case none
  case blue
  case gray
  case `default`
}

/// How a cell takes part in editing.
package struct CellEditing: Hashable, Sendable {
  package var shouldIndentWhileEditing = true
  package var showsReorderControl = false
  package var hidesAccessoryWhenEditing = true
}
