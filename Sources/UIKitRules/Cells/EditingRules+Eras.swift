import Graphics

extension EditingRules {
  /// Up to 12.
  static let upTo12 = EditingRules(
    control: EditControlRules(
      reserved: Fact(SymbolLength(47), .editControl, .reported), isAtMargin: false,
      width: Fact(SymbolLength(47), .editControl, .reported), height: nil,
      glyph: Fact(EditControlRules.GlyphBox(x: 15, side: 22), .editControl, .memory),
      delete: .classicDelete, insert: .classicInsert, unselected: .classicUnselected,
      selected: .classicSelected,
      deleteColor: Fact(.system(.systemRed), .editControl, .memory),
      insertColor: Fact(.system(.systemGreen), .editControl, .memory),
      unselectedColor: Fact(.rgb(0xC7C7CC), .multiSelectGlyph, .memory),
      selectedColor: Fact(.tint, .multiSelectGlyph, .memory)),
    contentX: Fact(.fixed(38), .editContentX, .reported),
    contentLeadingMargin: Fact(nil, .editContentMargin, .reported),
    reorder: ReorderRules(
      width: Fact(SymbolLength(52), .reorderControl, .memory), endsAtMargin: false,
      glyph: .classicReorder,
      glyphSize: Fact(Size(width: 22, height: 9), .reorderGlyph, .memory),
      color: Fact(.rgb(0xC7C7CC), .reorderGlyph, .memory),
      liftAlpha: Fact(0.8, .reorderLift, .reported18),
      shadow: .lift),
    indentation: EditingRules.indentation)

  /// 13 to 18: the boxes of 26, the same symbols in the same styles.
  static let from13 = symbols(box: .inferred, content: .inferred)

  static let from26 = symbols(box: .o26, content: .o26)

  private static func symbols(box: FactSource, content: FactSource) -> EditingRules {
    EditingRules(
      control: EditControlRules(
        // 40 at margin 16 was measured on 26, and 55 at accessibilityLarge; 44 at margin 20 follows. The box of 26 in
        // the 24 begins at 15 as measured, that of 39 in the 39 at 16.
        reserved: Fact(SymbolLength(24, accessibilityLarge: 39), .editContentX, content), isAtMargin: true,
        width: Fact(SymbolLength(26, accessibilityLarge: 39), .editControl, box),
        // The disc in it is 22.
        height: Fact(SymbolLength(26, accessibilityLarge: 38), .editControl, box), glyph: nil,
        delete: .delete, insert: .insert, unselected: .unselected, selected: .selected,
        deleteColor: Fact(.system(.systemRed), .editControl, box),
        insertColor: Fact(.system(.systemGreen), .editControl, .memory),
        unselectedColor: Fact(.system(.tertiaryLabel), .multiSelectGlyph, .reported18),
        selectedColor: Fact(.tint, .multiSelectGlyph, .reported18)),
      contentX: Fact(.behindControl, .editContentX, content),
      contentLeadingMargin: Fact(16, .editContentMargin, content),
      reorder: ReorderRules(
        width: Fact(SymbolLength(27, accessibilityLarge: 41), .reorderControl, box), endsAtMargin: true,
        glyph: .reorder,
        // The lines in it are 15 high together.
        glyphSize: Fact(Size(width: 27, height: 26), .reorderGlyph, box),
        color: Fact(.system(.tertiaryLabel), .reorderGlyph, box),
        liftAlpha: Fact(0.8, .reorderLift, .reported18),
        shadow: .lift),
      indentation: EditingRules.indentation)
  }
}

extension Fact<LiftShadow> {
  static let lift = Fact(LiftShadow(opacity: 0.25, radius: 8, y: 2), .reorderLift, .memory)
}
