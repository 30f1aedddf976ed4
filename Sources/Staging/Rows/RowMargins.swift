import Designs
import Graphics
import UIKitRules

/// The margins of a row that UIKit lays out itself.
enum RowMargins {
  /// From the contentView's leading and trailing edges, in points; the row's own rules say what is above and below.
  static func insets(
    _ setting: CellSetting, _ columns: CellColumns, of source: ContentSource, facts: inout FactSet
  ) -> DirectionalEdgeInsets {
    let rules = setting.rules
    var insets = DirectionalEdgeInsets(
      top: 0, leading: setting.cellMargin, bottom: 0, trailing: setting.cellMargin)
    if columns.editControl != nil, let leading = facts.take(rules.editing.contentLeadingMargin) {
      insets.leading = leading
    }
    if columns.hasAccessory {
      if case .list = source {
        insets.trailing = facts.take(rules.margins.besideAccessory)
      } else {
        insets.trailing = facts.take(rules.cellStyles.besideAccessory)
      }
    }
    // What a cell's own separator leaves out at its ends the style's texts leave out too.
    if case .style = source, let separator = setting.cell.separatorInset.value(in: setting.scope) {
      insets.leading = max(insets.leading, separator.leading)
      insets.trailing = max(insets.trailing, separator.trailing)
    }
    insets.leading += setting.indentation(facts: &facts)
    return insets
  }
}
