package import Graphics

/// What the surfaces of a table show where nothing sets them, on one system; lengths in points.
package struct SurfaceRules: Sendable {
  package let plainTable: Fact<RuleColor>
  /// Also an insetGrouped one's.
  package let groupedTable: Fact<RuleColor>
  package let plainCell: Fact<RuleColor>
  /// Also an insetGrouped one's.
  package let groupedCell: Fact<RuleColor>
  /// A label's text.
  package let text: Fact<RuleColor>
  /// The detail text of the built-in style value1.
  package let secondaryText: Fact<RuleColor>
  package let placeholder: Fact<RuleColor>
  /// nil where the system has no inset groups.
  package let group: GroupRules?
  /// nil where a swiped cell keeps its shape.
  package let swipedCell: SwipedCellRules?

  /// A table's own fill.
  package func table(isGrouped: Bool, facts: inout FactSet) -> RuleColor {
    facts.take(isGrouped ? groupedTable : plainTable)
  }

  /// A cell's own fill.
  package func cell(isGrouped: Bool, facts: inout FactSet) -> RuleColor {
    facts.take(isGrouped ? groupedCell : plainCell)
  }
}

/// The cards of an insetGrouped table; their inset is the cell margin (stored by Xcode, measured on 26).
package struct GroupRules: Sendable {
  package let radius: Fact<Double>
  package let curve: Fact<CornerCurve>
}

/// The card that a swiped cell becomes.
package struct SwipedCellRules: Sendable {
  package let radius: Fact<Double>
  package let curve: Fact<CornerCurve>
  /// The fill of a cell without a background of its own; a cell's own colour stays.
  package let fill: Fact<RuleColor>
}

extension SurfaceRules {
  static let upTo12 = SurfaceRules(
    plainTable: Fact(.white, .tableBackground, .memory),
    groupedTable: Fact(.system(.groupTableViewBackground), .tableBackground, .memory),
    plainCell: Fact(.white, .cellBackground, .reported, sure: 85),
    groupedCell: Fact(.white, .cellBackground, .reported, sure: 85),
    text: Fact(.fixed(.black), .textColor, .memory),
    secondaryText: Fact(.rgb(0x8E8E93), .textColor, .memory),
    placeholder: Fact(.rgb(0xC7C7CD), .textColor, .memory),
    group: nil, swipedCell: nil)

  static let from13 = modern(
    group: GroupRules(
      radius: Fact(10, .groupRadius, .reported), curve: Fact(.continuous, .groupCurve, .reported, sure: 99)),
    swipedCell: nil)

  static let from26 = modern(
    group: GroupRules(
      radius: Fact(26, .groupRadius, .m27), curve: Fact(.continuous, .groupCurve, .reported, sure: 99)),
    swipedCell: SwipedCellRules(
      radius: Fact(26, .swipedCellShape, .reported26),
      curve: Fact(.continuous, .swipedCellShape, .reported26),
      fill: Fact(.system(.systemGray5), .swipedCellFill, .reported26, sure: 65)))

  private static func modern(group: GroupRules, swipedCell: SwipedCellRules?) -> SurfaceRules {
    SurfaceRules(
      plainTable: Fact(.system(.systemBackground), .tableBackground, .reported18),
      groupedTable: Fact(.system(.systemGroupedBackground), .tableBackground, .m27),
      plainCell: Fact(.system(.systemBackground), .cellBackground, .m27),
      groupedCell: Fact(.system(.secondarySystemGroupedBackground), .cellBackground, .m27),
      text: Fact(.system(.label), .textColor, .doc),
      secondaryText: Fact(.system(.secondaryLabel), .textColor, .reported18),
      placeholder: Fact(.system(.placeholderText), .textColor, .doc),
      group: group, swipedCell: swipedCell)
  }
}
