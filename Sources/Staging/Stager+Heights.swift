import Designs
import Graphics
import Typesetting
import UIKitRules

// How high a row is, and what it would take.
extension Stager {
  /// The cell in the height that the design says, or that its content takes.
  mutating func geometry(
    _ setting: CellSetting, _ columns: CellColumns, _ plan: ContentPlan?, rowHeight: Double?,
    facts: inout FactSet
  ) -> CellGeometry {
    if let rowHeight {
      return CellGeometry(setting, columns, height: rowHeight, isAutomatic: false, facts: &facts)
    }
    switch setting.cell.rowHeight(in: setting.table, setting.scope) {
    case .points(let length):
      let height = length.points(in: setting.traits, facts: &facts)
      return CellGeometry(setting, columns, height: height, isAutomatic: false, facts: &facts)
    case .automatic:
      guard let height = plan.flatMap({ automaticHeight($0, setting, columns) }) else {
        let height = facts.take(setting.rules.rows.defaultHeight)
        return CellGeometry(setting, columns, height: height, isAutomatic: false, facts: &facts)
      }
      return CellGeometry(setting, columns, height: height, isAutomatic: true, facts: &facts)
    }
  }

  /// The row that a content makes by itself, separator included; nil where it makes none.
  private mutating func automaticHeight(
    _ plan: ContentPlan, _ setting: CellSetting, _ columns: CellColumns
  ) -> Double? {
    // UIKit's own rows fill the contentView, whatever lies behind it.
    let insets =
      plan.fillsCell || plan.row != nil ? .zero : setting.card?.insets.value(in: setting.scope) ?? .zero
    let width = max(
      0, (plan.fillsCell ? setting.cellWidth : columns.contentWidth) - insets.leading - insets.trailing)
    let content = fittingHeight(plan, setting, columns, width: width)
    guard content > 0 else { return nil }
    return setting.grid.ceil(content + insets.top + insets.bottom) + setting.separatorThickness
  }

  /// What a row that cuts its content would take if it were as high as that; nil where it cuts none, and where the
  /// content makes no whole row either.
  mutating func fittingHeight(
    _ setting: CellSetting, _ columns: CellColumns, _ plan: ContentPlan?, _ geometry: CellGeometry,
    _ tree: ContentTree?
  ) -> Double? {
    guard let plan, let tree, !geometry.isAutomatic else { return nil }
    // The states that share a content share the answer.
    if let last = lastFitting, last.tree === tree { return last.height }
    var height: Double?
    if tree.isCutByHeight {
      height = automaticHeight(plan, setting, columns)
      let open = selfSized(plan, setting, columns)?.layout
      if let open, !open.isSolved || open.openHeight != nil { height = nil }
    }
    lastFitting = (tree, height)
    return height
  }

  /// The height that a content takes at the width that the cell leaves it.
  private mutating func fittingHeight(
    _ plan: ContentPlan, _ setting: CellSetting, _ columns: CellColumns, width: Double
  ) -> Double {
    if let row = plan.row {
      return plan.fittingHeight(
        of: row, width: width, separator: setting.separatorThickness, texts: plan.texts(in: setting.scope),
        grid: setting.grid, &typesetter)
    }
    return selfSized(plan, setting, columns)?.size.height
      ?? ContentBuilder.fittingSize(plan, setting: setting, width: width, &typesetter).height
  }

  /// The constraints of a content solved in a row as high as they make it; nil where it has none.
  private mutating func selfSized(
    _ plan: ContentPlan, _ setting: CellSetting, _ columns: CellColumns
  ) -> TreeLayout.Solution? {
    plan.layout?.solve(
      .selfSizedCell(CellRoom(setting, columns, fillsCell: plan.fillsCell)),
      texts: plan.texts(in: setting.scope), grid: setting.grid, &typesetter)
  }

  /// What a row lacks that should be as high as its content and took UIKit's own height.
  mutating func openHeight(
    _ setting: CellSetting, _ columns: CellColumns, _ plan: ContentPlan?, _ geometry: CellGeometry
  ) -> SolvedLayout.OpenHeight? {
    guard let plan, !geometry.isAutomatic,
      setting.cell.rowHeight(in: setting.table, setting.scope) == .automatic
    else { return nil }
    return selfSized(plan, setting, columns)?.layout.openHeight
  }
}
