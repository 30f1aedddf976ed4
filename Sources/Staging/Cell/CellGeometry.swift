import Designs
import Graphics
import UIKitRules

/// Where a cell's own parts lie, in points, leading at the left: right-to-left layout mirrors it at the end.
struct CellGeometry {
  /// The row's height, separator included.
  var height: Double
  var contentView: Rect
  /// In the contentView.
  var card: Rect?
  /// Where the content lies: the card, or the contentView where there is none; in the contentView.
  var content: Rect
  var editControl: Rect?
  var reorderControl: Rect?
  /// Where the accessories end.
  var accessoryEdge: Double
  /// How far UIKit's own styles move what they show behind the contentView's leading margin: levels times width.
  ///
  /// The contentView, its margins and a cell's own views stay: custom cells that indent do it themselves.
  var indentation: Double
  var separator: Rect?
  /// Whether the content made the height.
  var isAutomatic = false
}

/// The widths of a cell's parts, which are known before its height is.
struct CellColumns {
  /// The contentView's left edge and width.
  var contentX: Double
  var contentWidth: Double
  /// What the control at the leading edge shows; nil where there is none.
  var editControl: EditControl?
  var showsReorderControl: Bool
  /// Where the accessories end, from the cell's left.
  var accessoryEdge: Double
  /// The accessory that shows; none while a custom view does.
  var accessory: Cell.AccessoryType
  /// The size of the custom accessory view that shows.
  var accessoryView: Size?
  /// Where the text of UIKit's own row begins behind an image, in the contentView.
  var textBehindImage: Double?

  var hasAccessory: Bool { accessory != .none || accessoryView != nil }

  init(_ setting: CellSetting, accessoryViewSize: Size?, facts: inout FactSet) {
    let (cell, scope, state, rules) = (setting.cell, setting.scope, setting.state, setting.rules)
    let isEditing = state.isEditing
    editControl = setting.editControl
    showsReorderControl = isEditing && cell.showsReorderControl.value(in: scope)
    accessoryView = isEditing ? nil : accessoryViewSize
    accessory =
      accessoryView != nil
      ? .none : isEditing ? cell.editingAccessoryType.value(in: scope) : cell.accessoryType.value(in: scope)

    var trailing = 0.0
    var edge = setting.cellWidth
    if showsReorderControl {
      let reserved = rules.editing.reorder.reserved(
        cellMargin: setting.cellMargin, setting.traits.contentSize, scale: setting.traits.device.scale,
        facts: &facts)
      trailing = reserved
      edge -= reserved
    }
    if let size = accessoryView {
      edge -= setting.cellMargin
      trailing += setting.cellMargin + size.width + facts.take(rules.accessories.accessoryViewGap)
    } else if let kind = rules.accessories.accessory(accessory) {
      let margin = rules.accessories.edge(cellMargin: setting.cellMargin, facts: &facts)
      edge -= margin
      trailing +=
        margin
        + setting.accessoryLength(facts.take(kind.reserved)[setting.traits.device.scale], facts: &facts)
    }
    accessoryEdge = edge
    contentX =
      editControl != nil
      ? rules.editing.contentX(
        cellMargin: setting.cellMargin, setting.traits.contentSize, scale: setting.traits.device.scale,
        facts: &facts) : 0
    contentWidth = max(0, setting.cellWidth - contentX - trailing)
  }
}

extension AccessoryRules {
  /// The measures of a kind of accessory; nil for none.
  func accessory(_ type: Cell.AccessoryType) -> Accessory? {
    switch type {
    case .none: nil
    case .disclosureIndicator: disclosureIndicator
    case .detailDisclosureButton: detailDisclosureButton
    case .checkmark: checkmark
    case .detailButton: detailButton
    }
  }
}

extension CellGeometry {
  /// Lays a cell out in a row of a height.
  init(
    _ setting: CellSetting, _ columns: CellColumns, height: Double, isAutomatic: Bool, facts: inout FactSet
  ) {
    let rules = setting.rules
    let thickness = setting.separatorThickness
    self.height = height
    self.isAutomatic = isAutomatic
    let contentHeight =
      isAutomatic
      ? height - thickness
      : rules.rows.contentViewHeight(row: height, separator: thickness, facts: &facts)
    contentView = Rect(x: columns.contentX, y: 0, width: columns.contentWidth, height: contentHeight)
    let bounds = Rect(origin: .zero, size: contentView.size)
    content = bounds
    if let card = setting.card {
      let insets = card.insets.value(in: setting.scope).resolved(rightToLeft: false)
      let rect = bounds.inset(by: insets).nonNegative
      content = rect
      switch card.placement {
      case .contentSubview: self.card = rect
      case .backgroundView, .backgroundConfiguration:
        // In the cell, whatever editing does to the contentView.
        self.card =
          Rect(x: 0, y: 0, width: setting.cellWidth, height: contentHeight).inset(by: insets).nonNegative
      }
    }
    if columns.editControl != nil {
      editControl = rules.editing.control.frame(
        cellMargin: setting.cellMargin, row: contentHeight, setting.traits.contentSize,
        scale: setting.traits.device.scale, facts: &facts)
    }
    if columns.showsReorderControl {
      let reorder = rules.editing.reorder
      let width = facts.take(reorder.width, setting.traits.contentSize, scale: setting.traits.device.scale)
      let right = setting.cellWidth - (reorder.endsAtMargin ? setting.cellMargin : 0)
      reorderControl = Rect(x: right - width, y: 0, width: width, height: contentHeight)
    }
    accessoryEdge = columns.accessoryEdge
    indentation = setting.indentation(facts: &facts)
    separator = CellGeometry.separator(setting, columns, height: height, facts: &facts)
  }

  /// The separator at the foot of the row; in editing it begins as far behind the control as before from the edge.
  private static func separator(
    _ setting: CellSetting, _ columns: CellColumns, height: Double, facts: inout FactSet
  ) -> Rect? {
    let thickness = setting.separatorThickness
    guard thickness > 0 else { return nil }
    let hides = setting.showsSelection && facts.take(setting.rules.selection.hidesNeighbouringSeparators)
    if hides { return nil }
    let own =
      setting.cell.separatorInset.value(in: setting.scope)
      ?? setting.table.separatorInset.value(in: setting.scope)
    let inset =
      own
      ?? setting.rules.rows.separator.inset(
        cellMargin: setting.cellMargin, isInsetGrouped: setting.isInsetGrouped, facts: &facts)
    let left = columns.contentX + (own != nil ? inset.leading : columns.textBehindImage ?? inset.leading)
    return Rect(
      x: left, y: height - thickness, width: max(0, setting.cellWidth - left - inset.trailing),
      height: thickness)
  }
}

extension Rect {
  /// The same place with lengths of at least 0: insets larger than the view leave nothing.
  var nonNegative: Rect { Rect(x: x, y: y, width: max(0, width), height: max(0, height)) }
}
