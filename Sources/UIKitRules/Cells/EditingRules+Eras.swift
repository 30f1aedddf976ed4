import Graphics

extension EditingRules {
  /// Up to 12.
  static let upTo12 = EditingRules(
    control: EditControlRules(
      x: Fact(0, .editControl, .reported), isAtMargin: false,
      size: Fact(Size(width: 47, height: 44), .editControl, .reported),
      accessibilitySize: Fact(Size(width: 47, height: 44), .editControl, .reported), fillsRow: true,
      glyphSide: Fact(22, .editControl, .reported),
      glyphX: Fact(15, .editControl, .memory),
      delete: .classicDelete, insert: .classicInsert, unselected: .classicUnselected,
      selected: .classicSelected,
      deleteColor: Fact(.system(.systemRed), .editControl, .memory),
      insertColor: Fact(.system(.systemGreen), .editControl, .memory),
      unselectedColor: Fact(.rgb(0xC7C7CC), .multiSelectGlyph, .memory),
      selectedColor: Fact(.tint, .multiSelectGlyph, .memory)),
    contentX: Fact(.fixed(38), .editContentX, .reported),
    contentLeadingMargin: Fact(nil, .editContentMargin, .reported),
    reorder: ReorderRules(
      width: Fact(52, .reorderControl, .memory),
      accessibilityWidth: Fact(52, .reorderControl, .memory), endsAtMargin: false,
      glyph: .classicReorder,
      glyphSize: Fact(Size(width: 22, height: 9), .reorderGlyph, .memory),
      color: Fact(.rgb(0xC7C7CC), .reorderGlyph, .memory),
      liftAlpha: Fact(0.8, .reorderLift, .reported18),
      shadow: .lift),
    indentation: Fact(10, .editIndentation, .doc))

  /// 13 to 18: the boxes of 26, the same symbols in the same styles.
  static let from13 = symbols(box: .inferred, content: .inferred)

  static let from26 = symbols(box: .o26, content: .o26)

  private static func symbols(box: FactSource, content: FactSource) -> EditingRules {
    EditingRules(
      control: EditControlRules(
        // Measured at 15 where the margin is 16.
        x: Fact(-1, .editControl, box), isAtMargin: true,
        size: Fact(Size(width: 26, height: 26), .editControl, box),
        accessibilitySize: Fact(Size(width: 39, height: 38), .editControl, box), fillsRow: false,
        // The disc in it is 22.
        glyphSide: Fact(26, .editControl, box),
        glyphX: Fact(nil, .editControl, .inferred),
        delete: .delete, insert: .insert, unselected: .unselected, selected: .selected,
        deleteColor: Fact(.system(.systemRed), .editControl, box),
        insertColor: Fact(.system(.systemGreen), .editControl, .memory),
        unselectedColor: Fact(.system(.tertiaryLabel), .multiSelectGlyph, .reported18),
        selectedColor: Fact(.tint, .multiSelectGlyph, .reported18)),
      // 40 at margin 16 was measured on 26; 44 at margin 20 follows.
      contentX: Fact(.afterMargin(24, accessibility: 39), .editContentX, content),
      contentLeadingMargin: Fact(16, .editContentMargin, content),
      reorder: ReorderRules(
        width: Fact(27, .reorderControl, box),
        accessibilityWidth: Fact(41, .reorderControl, box), endsAtMargin: true,
        glyph: .reorder,
        // The lines in it are 15 high together.
        glyphSize: Fact(Size(width: 27, height: 26), .reorderGlyph, box),
        color: Fact(.system(.tertiaryLabel), .reorderGlyph, box),
        liftAlpha: Fact(0.8, .reorderLift, .reported18),
        shadow: .lift),
      indentation: Fact(10, .editIndentation, .doc))
  }
}

extension Fact<LiftShadow> {
  static let lift = Fact(LiftShadow(opacity: 0.25, radius: 8, y: 2), .reorderLift, .memory)
}
