import Designs
import Graphics
import UIKitRules

/// A cell's own settings resolved for one preview: what the chrome around the content needs.
///
/// A class, since a cell holds some hundred references and nearly every step of staging keeps its setting.
final class CellSetting {
  let cell: Cell
  let table: Table
  let scope: Scope
  let rules: SystemRules
  let position: RowPosition
  /// The tint in force.
  let tint: Color
  let isGrouped: Bool
  let isInsetGrouped: Bool
  let isRightToLeft: Bool
  /// Whether the selected background shows.
  let showsSelection: Bool
  /// Whether highlighting clears the backgrounds of the contentView and all in it.
  let wipesBackgrounds: Bool
  let cellMargin: Double
  /// 0 where no separator shows.
  let separatorThickness: Double
  let card: Card?

  var traits: Traits { scope.traits }
  var state: CellState { scope.state }
  var grid: PixelGrid { scope.traits.device.grid }

  init(
    cell: Cell, table: Table, scope: Scope, rules: SystemRules, position: RowPosition, facts: inout FactSet
  ) {
    self.cell = cell
    self.table = table
    self.scope = scope
    self.rules = rules
    self.position = position
    let traits = scope.traits
    let systemTint = SystemColor.tint.color(in: traits.system, traits.appearance)
    tint = table.tintColor.value(in: scope)?.color(in: traits, tint: systemTint) ?? systemTint
    isGrouped = table.style != .plain
    isInsetGrouped = table.style == .insetGrouped
    isRightToLeft = traits.direction.isRightToLeft
    let allows =
      table.allowsSelection.value(in: scope) && cell.selectionStyle.value(in: scope) != .none
    let isFocused = scope.state == .focused && rules.selection.focusFill.value != nil
    showsSelection = allows && (scope.state.isSelected || isFocused)
    wipesBackgrounds = showsSelection && facts.take(rules.selection.clearsSubviewBackgrounds)
    cellMargin =
      cell.canvas(on: traits.device)?.margin ?? rules.margins.cellMargin(on: traits.device, facts: &facts)
    let showsSeparator =
      table.separatorStyle.value(in: scope) == .singleLine
      && !(isInsetGrouped && position.isLast && facts.take(rules.rows.separator.groupLeavesOutLast))
    separatorThickness =
      showsSeparator
      ? rules.rows.separator.thickness(scale: traits.device.scale, traits.contentSize, facts: &facts) : 0
    card = cell.card.value(in: scope)
  }

  /// The colour that a setting says; nil where it says none.
  func color(_ setting: Setting<ColorValue?>, facts: inout FactSet) -> Color? {
    setting.value(in: scope)?.color(in: traits, tint: tint, facts: &facts)
  }

  /// The colour that a rule says.
  func color(_ rule: RuleColor, facts: inout FactSet) -> Color {
    rule.color(in: traits, tint: tint, facts: &facts)
  }

  /// The colour that a rule says, its own mark recorded too.
  func color(_ rule: Fact<RuleColor>, facts: inout FactSet) -> Color {
    color(facts.take(rule), facts: &facts)
  }

  /// What a length of an accessory at the text size Large is at this one, in points.
  func accessoryLength(_ length: Double, facts: inout FactSet) -> Double {
    facts.take(rules.accessories.growth).length(length, traits.contentSize, scale: traits.device.scale)
  }

  /// The contentView's layout margins beside what the state shows.
  func contentMargins(_ columns: CellColumns, facts: inout FactSet) -> DirectionalEdgeInsets {
    var margins = rules.margins.contentMargins(
      cellMargin: cellMargin, hasAccessory: columns.hasAccessory, separator: separatorThickness, facts: &facts
    )
    if columns.editControl != nil, let leading = facts.take(rules.editing.contentLeadingMargin) {
      margins.leading = leading
    }
    if let vertical = cell.canvas(on: traits.device)?.verticalMargin {
      margins.top = vertical
      margins.bottom = vertical
    }
    return margins
  }

  /// The width of the table.
  var tableWidth: Double { traits.device.size.width }

  /// The cell in the table, its height yet unknown: an inset group keeps the cell margin on both sides.
  var cellX: Double {
    guard isInsetGrouped else { return 0 }
    return cell.canvas(on: traits.device).map { (tableWidth - $0.width) / 2 } ?? cellMargin
  }
  var cellWidth: Double { cell.canvas(on: traits.device)?.width ?? tableWidth - 2 * cellX }
}
