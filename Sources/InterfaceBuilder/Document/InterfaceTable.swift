package import Designs
package import Diagnostics
package import Graphics

/// A table view with what its cells depend on.
package struct InterfaceTable: Hashable, Sendable {
  /// The table as a view; its cells, headers and footers are not among the subviews.
  package var view: InterfaceView
  package var style = Table.Style.plain
  package var dataMode = TableDataMode.none
  package var separatorStyle = TableSeparatorStyle.default
  package var separatorColor: InterfaceColor?
  /// The set insets of its separators, in points; nil for UIKit's.
  package var separatorInset: EdgeInsets?
  package var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// In points; nil for self-sizing rows, which files write as -1.
  package var rowHeight: Double?
  package var estimatedRowHeight: Double?
  /// In points; nil for UIKit's, which files write as -1.
  package var sectionHeaderHeight: Double?
  package var sectionFooterHeight: Double?
  package var sectionIndexBackgroundColor: InterfaceColor?
  package var allowsSelection = true
  package var allowsMultipleSelection = false
  package var allowsSelectionDuringEditing = false
  /// Whether content views keep inside the safe area.
  package var insetsContentViewsToSafeArea = true
  /// The sections of a static table.
  package var sections: [TableSection] = []
  package var header: InterfaceView?
  package var footer: InterfaceView?

  package init(view: InterfaceView) { self.view = view }

  package var id: InterfaceID? { view.id }
  package var span: Span { view.span }
}

/// A section of a static table.
package struct TableSection: Hashable, Sendable {
  package var id: InterfaceID?
  package var userLabel: String?
  package var headerTitle: String?
  package var footerTitle: String?
  /// Its cells by their index in the document.
  package var cells: [Int]
  package var span: Span
}

/// Where a table's rows come from.
package enum TableDataMode: String, CaseIterable, Sendable {
  case prototypes
  case `static`
  case none
}

/// `UITableViewCell.SeparatorStyle`, and the table's default.
package enum TableSeparatorStyle: String, CaseIterable, Sendable {
  case `default`
  case none
  case singleLine
  case singleLineEtched
}

/// `UITableView.SeparatorInsetReference`.
package enum SeparatorInsetReference: String, CaseIterable, Sendable {
  case fromCellEdges
  case fromAutomaticInsets
}
