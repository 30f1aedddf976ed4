/// A length of a picture that UIKit draws itself, by the text size; in points.
///
/// Bitmaps keep theirs. A symbol's was measured at two text sizes: at Large it has the symbol scale large, at
/// accessibilityLarge the next smaller one. Between and beyond it follows body's point size, and shrinks by one scale
/// more from accessibilityExtraLarge on, as UIKit's symbol configurations for lists do.
package struct SymbolLength: Hashable, Sendable {
  /// One symbol scale less, as a share: 26 points at Large were 39 at accessibilityLarge, where body has 33 points
  /// for 17.
  private static let scaleStep = (39.0 / 26) / (33.0 / 17)

  package let large: Double
  /// nil: a bitmap's, whatever the text size.
  package let accessibilityLarge: Double?

  /// A bitmap's length.
  package init(_ length: Double) {
    large = length
    accessibilityLarge = nil
  }

  /// A symbol's length.
  package init(_ large: Double, accessibilityLarge: Double) {
    self.large = large
    self.accessibilityLarge = accessibilityLarge
  }

  /// Whether the length at a text size was measured, not inferred.
  package func isMeasured(at contentSize: ContentSize) -> Bool {
    accessibilityLarge == nil || contentSize == .large || contentSize == .accessibilityLarge
  }

  /// The length at a text size, rounded down to the pixel as accessories' are.
  package func points(_ contentSize: ContentSize, scale: Int) -> Double {
    guard let accessibilityLarge, contentSize != .large, contentSize != .accessibilityLarge else {
      return contentSize == .accessibilityLarge ? accessibilityLarge ?? large : large
    }
    let length: Double
    if contentSize.isAccessibility {
      let medium = accessibilityLarge * ratio(contentSize, to: .accessibilityLarge)
      length = contentSize > .accessibilityLarge ? medium * SymbolLength.scaleStep : medium
    } else {
      length = large * ratio(contentSize, to: .large)
    }
    let pixels = Double(max(scale, 1))
    return (length * pixels + 1e-6).rounded(.down) / pixels
  }

  private func ratio(_ contentSize: ContentSize, to other: ContentSize) -> Double {
    TextStyle.body.size(contentSize).pointSize / TextStyle.body.size(other).pointSize
  }
}

extension FactSet {
  /// A length at a text size; one that was not measured there is marked as inferred.
  package mutating func take(
    _ fact: Fact<SymbolLength>, _ contentSize: ContentSize, scale: Int
  ) -> Double {
    let length = take(fact)
    if !length.isMeasured(at: contentSize) { insert(FactMark(id: fact.id, trust: .inferred)) }
    return length.points(contentSize, scale: scale)
  }
}
