/// The image of a row that UIKit makes itself, on one system; lengths in points.
package struct RowImageRules: Sendable {
  /// What a symbol takes of the width at Large, whatever its own: it stands in the middle of it.
  package let reservedWidth: Fact<PerScale<Double>>
  /// The side of the square that a symbol is drawn in at Large.
  package let symbolSide: Fact<PerScale<Double>>
  package let symbolScale: Fact<RowSymbolScale>
  /// Between the image and the text.
  package let toText: Fact<Double>

  /// The width that a symbol takes at a text size.
  package func reservedWidth(_ contentSize: ContentSize, scale: Int, facts: inout FactSet) -> Double {
    FontMetrics.body.scaledValue(facts.take(reservedWidth)[scale], contentSize, scale: scale)
  }

  /// The side of the square that a symbol is drawn in at a text size.
  package func symbolSide(_ contentSize: ContentSize, scale: Int, facts: inout FactSet) -> Double {
    let body = TextStyle.body
    let growth = body.size(contentSize).pointSize / body.size(.large).pointSize
    let side = facts.take(symbolSide)[scale] * growth * facts.take(symbolScale).share(contentSize)
    let pixels = Double(max(scale, 1))
    return (side * pixels).rounded() / pixels
  }

  /// The height that a symbol's image view has: body's leading.
  package func symbolHeight(_ contentSize: ContentSize) -> Double {
    TextStyle.body.size(contentSize).leading
  }
}

/// The symbol configuration of a row's image: body's size in the scale large, which gets smaller at the accessibility
/// sizes. Each scale is a share of the scale large.
package struct RowSymbolScale: Hashable, Sendable {
  /// At accessibilityMedium and accessibilityLarge: medium, or large still.
  package let atAccessibilityLarge: Double
  /// Beyond: small, or large still.
  package let beyond: Double

  /// What a symbol's size is of its size in the scale large.
  package func share(_ contentSize: ContentSize) -> Double {
    guard contentSize.isAccessibility else { return 1 }
    return contentSize <= .accessibilityLarge ? atAccessibilityLarge : beyond
  }
}

/// A text of a row that UIKit makes itself.
package struct RowTextRules: Sendable {
  package let style: Fact<TextStyle>
  package let color: Fact<RuleColor>
}
