package import Graphics
import UIKitRules

/// The table that holds the cells.
package struct Table: Sendable {
  /// How sections look (UITableView.Style).
  package enum Style: String, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// Whether rows have separators.
  package enum SeparatorStyle: String, CaseIterable, Sendable {
    case none
    case singleLine
  }

  package var style: Style
  /// nil: UIKit's.
  package var backgroundColor: Setting<ColorValue?>
  package var separatorStyle: Setting<SeparatorStyle>
  /// nil: UIKit's.
  package var separatorColor: Setting<ColorValue?>
  /// Leading and trailing count; nil: UIKit's.
  package var separatorInset: Setting<DirectionalEdgeInsets?>
  package var rowHeight: Setting<RowHeight>
  package var allowsSelection: Setting<Bool>
  /// Whether editing shows circles to choose rows by, in the place of the edit controls.
  package var allowsMultipleSelectionDuringEditing: Setting<Bool>
  package var tintColor: Setting<ColorValue?>

  package init(
    style: Style, backgroundColor: Setting<ColorValue?>, separatorStyle: Setting<SeparatorStyle>,
    separatorColor: Setting<ColorValue?>, separatorInset: Setting<DirectionalEdgeInsets?>,
    rowHeight: Setting<RowHeight>, allowsSelection: Setting<Bool>,
    allowsMultipleSelectionDuringEditing: Setting<Bool>, tintColor: Setting<ColorValue?>
  ) {
    self.style = style
    self.backgroundColor = backgroundColor
    self.separatorStyle = separatorStyle
    self.separatorColor = separatorColor
    self.separatorInset = separatorInset
    self.rowHeight = rowHeight
    self.allowsSelection = allowsSelection
    self.allowsMultipleSelectionDuringEditing = allowsMultipleSelectionDuringEditing
    self.tintColor = tintColor
  }
}

/// The height of a row.
package enum RowHeight: Hashable, Sendable {
  case automatic
  /// In points, separator included.
  case points(Length)
}

extension Cell {
  /// The height of the cell's rows: that of its canvas, its own, else the table's.
  package func rowHeight(in table: Table, _ scope: Scope) -> RowHeight {
    if let height = canvas(on: scope.traits.device)?.height { return .points(Length(height)) }
    return height.value(in: scope) ?? table.rowHeight.value(in: scope)
  }
}
