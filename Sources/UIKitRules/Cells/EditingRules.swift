package import Graphics

/// A cell in editing mode on one system; lengths in points.
package struct EditingRules: Sendable {
  package let control: EditControlRules
  /// Where the contentView begins when an edit control shows.
  package let contentX: Fact<EditingContentX>
  /// The contentView's leading margin meanwhile; nil: as otherwise.
  package let contentLeadingMargin: Fact<Double?>
  package let reorder: ReorderRules
  /// Points for each indentation level.
  package let indentation: Fact<Double>
  /// The same on every system.
  package static let indentation = Fact(10.0, .editIndentation, .doc)

  /// Where the contentView begins when an edit control shows.
  package func contentX(
    cellMargin: Double, _ contentSize: ContentSize, scale: Int, facts: inout FactSet
  ) -> Double {
    switch facts.take(contentX) {
    case .fixed(let x): x
    case .behindControl: cellMargin + facts.take(control.reserved, contentSize, scale: scale)
    }
  }
}

/// Where the contentView begins beside an edit control.
package enum EditingContentX: Hashable, Sendable {
  /// In points, from the cell's edge.
  case fixed(Double)
  /// Behind what the control reserves from the cell margin on.
  case behindControl
}

/// The round control at the leading edge; it is centred in the row.
package struct EditControlRules: Sendable {
  /// What it reserves at the leading side; its class's frame is centred in that.
  package let reserved: Fact<SymbolLength>
  /// Whether what it reserves begins at the cell margin, or at the cell's edge.
  package let isAtMargin: Bool
  package let width: Fact<SymbolLength>
  /// nil: as high as the row; its glyph is centred either way.
  package let height: Fact<SymbolLength>?
  /// The side of the glyph's square box and how far it lies behind the control's leading edge; nil: it fills the control.
  package let glyph: Fact<GlyphBox>?
  package let delete: Glyph
  package let insert: Glyph
  package let unselected: Glyph
  package let selected: Glyph
  package let deleteColor: Fact<RuleColor>
  package let insertColor: Fact<RuleColor>
  package let unselectedColor: Fact<RuleColor>
  package let selectedColor: Fact<RuleColor>

  /// A square in the control, in points.
  package struct GlyphBox: Hashable, Sendable {
    package let x: Double
    package let side: Double
  }

  /// The control's frame in a cell of that margin and height, left to right.
  package func frame(
    cellMargin: Double, row: Double, _ contentSize: ContentSize, scale: Int, facts: inout FactSet
  ) -> Rect {
    let width = facts.take(width, contentSize, scale: scale)
    let reserved = facts.take(reserved, contentSize, scale: scale)
    let left = (isAtMargin ? cellMargin : 0) + (reserved - width) / 2
    guard let height else { return Rect(x: left, y: 0, width: width, height: row) }
    let own = facts.take(height, contentSize, scale: scale)
    return Rect(x: left, y: (row - own) / 2, width: width, height: own)
  }

  /// The glyph's square in a control of a size, left to right.
  package func glyphFrame(in control: Size, facts: inout FactSet) -> Rect {
    guard let glyph else {
      let side = min(control.width, control.height)
      return Rect(x: (control.width - side) / 2, y: (control.height - side) / 2, width: side, height: side)
    }
    let box = facts.take(glyph)
    return Rect(x: box.x, y: (control.height - box.side) / 2, width: box.side, height: box.side)
  }
}

/// The lines at the trailing edge that drag a row, and the row while it is dragged.
package struct ReorderRules: Sendable {
  package let width: Fact<SymbolLength>
  /// Whether it ends at the cell margin, or at the cell's edge.
  package let endsAtMargin: Bool
  package let glyph: Glyph
  /// The glyph's box at the text size Large, centred in the control; it grows as the control's width does.
  package let glyphSize: Fact<Size>
  package let color: Fact<RuleColor>
  /// The lifted row's opacity.
  package let liftAlpha: Fact<Double>
  package let shadow: Fact<LiftShadow>

  /// What it takes from the contentView's width.
  package func reserved(
    cellMargin: Double, _ contentSize: ContentSize, scale: Int, facts: inout FactSet
  ) -> Double {
    facts.take(width, contentSize, scale: scale) + (endsAtMargin ? cellMargin : 0)
  }

  /// The glyph's box in a control of a size.
  package func glyphFrame(in control: Size, facts: inout FactSet) -> Rect {
    let plain = facts.take(glyphSize)
    let growth = control.width / width.value.large
    let size = Size(width: plain.width * growth, height: plain.height * growth)
    return Rect(
      x: (control.width - size.width) / 2, y: (control.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}

/// The shadow of a lifted row; lengths in points.
package struct LiftShadow: Hashable, Sendable {
  package let opacity: Double
  package let radius: Double
  package let y: Double
}
