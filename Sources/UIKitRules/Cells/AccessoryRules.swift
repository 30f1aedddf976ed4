package import Graphics

/// A cell's accessories on one system; lengths in points.
///
/// Everything is counted from the accessory margin, which lies `edge` inside the cell's trailing edge.
package struct AccessoryRules: Sendable {
  package let edge: Fact<AccessoryEdge>
  package let disclosureIndicator: Accessory
  package let checkmark: Accessory
  package let detailButton: Accessory
  package let detailDisclosureButton: Accessory
  package let growth: Fact<AccessoryGrowth>
  /// Between the contentView and a custom accessory view, which ends at the cell margin.
  package let accessoryViewGap: Fact<Double>

  /// How far inside the cell's trailing edge the accessory margin lies.
  package func edge(cellMargin: Double, facts: inout FactSet) -> Double {
    switch facts.take(edge) {
    case .fixed(let inset): inset
    case .cellMargin: cellMargin
    }
  }
}

/// Where accessories end.
package enum AccessoryEdge: Hashable, Sendable {
  case fixed(Double)
  case cellMargin
}

/// How an accessory's lengths follow the text size.
package enum AccessoryGrowth: Sendable {
  /// Bitmaps keep their size.
  case none
  /// Symbols grow as body's point size does, rounded down to the pixel.
  case bodyPointSize

  /// What a length at Large becomes, in points.
  package func length(_ value: Double, _ contentSize: ContentSize, scale: Int) -> Double {
    guard self == .bodyPointSize, contentSize != .large else { return value }
    let body = TextStyle.body
    let grown = value * body.size(contentSize).pointSize / body.size(.large).pointSize
    let pixels = Double(max(scale, 1))
    return (grown * pixels + 1e-6).rounded(.down) / pixels
  }
}

/// One kind of accessory.
package struct Accessory: Sendable {
  /// From the end of the contentView to the accessory margin.
  package let reserved: Fact<PerScale<Double>>
  /// Trailing first.
  package let glyphs: [AccessoryGlyph]
}

/// A picture of an accessory; it is centred in the row.
package struct AccessoryGlyph: Sendable {
  package let glyph: Glyph
  package let size: Fact<PerScale<Size>>
  /// From the accessory margin to the glyph's centre.
  package let centre: Fact<PerScale<Double>>
  package let color: Fact<RuleColor>
}
