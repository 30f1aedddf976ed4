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

  /// Where the contentView begins when an edit control shows.
  package func contentX(cellMargin: Double, _ contentSize: ContentSize, facts: inout FactSet) -> Double {
    switch facts.take(contentX) {
    case .fixed(let x): x
    case .afterMargin(let width, let accessibilityWidth):
      cellMargin + (contentSize.isAccessibility ? accessibilityWidth : width)
    }
  }
}

/// Where the contentView begins beside an edit control, in points.
package enum EditingContentX: Hashable, Sendable {
  case fixed(Double)
  /// This far behind the cell margin; further at the accessibility text sizes.
  case afterMargin(Double, accessibility: Double)
}

/// The round control at the leading edge; it is centred in the row.
package struct EditControlRules: Sendable {
  /// Its class's frame: from the cell's edge, or from the cell margin where `isAtMargin`.
  package let x: Fact<Double>
  package let isAtMargin: Bool
  package let size: Fact<Size>
  /// The size at the accessibility text sizes.
  package let accessibilitySize: Fact<Size>
  /// Whether the control is as high as the row; its glyph is centred either way.
  package let fillsRow: Bool
  /// The side of the glyph's square box, which is centred in the control but for `glyphX`.
  package let glyphSide: Fact<Double>
  /// From the control's leading edge to the glyph's; nil: centred.
  package let glyphX: Fact<Double?>
  package let delete: Glyph
  package let insert: Glyph
  package let unselected: Glyph
  package let selected: Glyph
  package let deleteColor: Fact<RuleColor>
  package let insertColor: Fact<RuleColor>
  package let unselectedColor: Fact<RuleColor>
  package let selectedColor: Fact<RuleColor>

  /// The control's frame in a cell of that margin and height, left to right.
  package func frame(cellMargin: Double, row: Double, _ contentSize: ContentSize, facts: inout FactSet)
    -> Rect
  {
    let size = facts.take(contentSize.isAccessibility ? accessibilitySize : size)
    let left = facts.take(x) + (isAtMargin ? cellMargin : 0)
    if fillsRow { return Rect(x: left, y: 0, width: size.width, height: row) }
    return Rect(x: left, y: (row - size.height) / 2, width: size.width, height: size.height)
  }
}

/// The lines at the trailing edge that drag a row, and the row while it is dragged.
package struct ReorderRules: Sendable {
  package let width: Fact<Double>
  package let accessibilityWidth: Fact<Double>
  /// Whether it ends at the cell margin, or at the cell's edge.
  package let endsAtMargin: Bool
  package let glyph: Glyph
  /// The glyph's box, centred in the control.
  package let glyphSize: Fact<Size>
  package let color: Fact<RuleColor>
  /// The lifted row's opacity.
  package let liftAlpha: Fact<Double>
  package let shadow: Fact<LiftShadow>

  /// What it takes from the contentView's width.
  package func reserved(cellMargin: Double, _ contentSize: ContentSize, facts: inout FactSet) -> Double {
    let width = facts.take(contentSize.isAccessibility ? accessibilityWidth : width)
    return endsAtMargin ? width + cellMargin : width
  }
}

/// The shadow of a lifted row; lengths in points.
package struct LiftShadow: Hashable, Sendable {
  package let opacity: Double
  package let radius: Double
  package let y: Double
}
