/// What a highlighted, selected, focused or disabled cell looks like on one system.
package struct SelectionRules: Sendable {
  /// Highlighted and selected alike; every selection style but none.
  package let fill: Fact<RuleColor>
  /// Whether the background colours of the contentView and all in it are cleared meanwhile.
  package let clearsSubviewBackgrounds: Fact<Bool>
  /// Whether the fill reaches one separator beyond the cell, above and below, outside inset groups.
  package let coversNeighbouringSeparators: Fact<Bool>
  /// Whether the separators next to the row hide.
  package let hidesNeighbouringSeparators: Fact<Bool>
  /// A row selected in editing.
  package let multipleSelectionFill: Fact<RuleColor>
  /// nil: focus shows nothing.
  package let focusFill: Fact<RuleColor?>
  package let disabledText: Fact<RuleColor>
  package let disabledSecondaryText: Fact<RuleColor>
}

extension SelectionRules {
  static let upTo12 = SelectionRules(
    fill: Fact(.rgb(0xD9D9D9), .selectionFill, .memory),
    clearsSubviewBackgrounds: Fact(true, .selectionWipes, .reported, sure: 99),
    coversNeighbouringSeparators: Fact(true, .selectionExtends, .reported),
    hidesNeighbouringSeparators: Fact(false, .selectionSeparators, .inferred),
    multipleSelectionFill: Fact(.rgb(0xE9F0FA), .multiSelectFill, .reported),
    focusFill: Fact(nil, .focusFill, .inferred),
    disabledText: Fact(.rgb(0x8E8E93), .disabledText, .memory),
    disabledSecondaryText: Fact(.rgb(0xC7C7CC), .disabledText, .memory))

  static let from13 = modern(
    fill: Fact(.system(.systemGray4), .selectionFill, .inferred),
    hides: Fact(true, .selectionSeparators, .inferred),
    focus: Fact(nil, .focusFill, .inferred))

  static let from14 = modern(
    fill: Fact(.system(.systemGray4), .selectionFill, .reported18),
    hides: Fact(true, .selectionSeparators, .inferred),
    focus: Fact(.tint, .focusFill, .reported18))

  static let from26 = modern(
    fill: Fact(.system(.systemGray4), .selectionFill, .o26),
    hides: Fact(true, .selectionSeparators, .o26),
    focus: Fact(.tint, .focusFill, .inferred))

  private static func modern(
    fill: Fact<RuleColor>, hides: Fact<Bool>, focus: Fact<RuleColor?>
  ) -> SelectionRules {
    SelectionRules(
      fill: fill,
      clearsSubviewBackgrounds: Fact(false, .selectionWipes, .reported, sure: 99),
      coversNeighbouringSeparators: Fact(true, .selectionExtends, .reported18),
      hidesNeighbouringSeparators: hides,
      multipleSelectionFill: Fact(.system(.systemGray6), .multiSelectFill, .reported18),
      focusFill: focus,
      disabledText: Fact(.system(.tertiaryLabel), .disabledText, .reported18),
      disabledSecondaryText: Fact(.system(.quaternaryLabel), .disabledText, .reported18))
  }
}
