/// UIFontMetrics: how a text style scales other lengths and fonts.
///
/// The ratio is of the style's leadings. Agrees with all 190 samples of a published dump of iOS 26.
package struct FontMetrics: Hashable, Sendable {
  package let style: TextStyle

  /// UIFontMetrics.default.
  package static let body = FontMetrics(.body)

  package init(_ style: TextStyle) { self.style = style }

  /// UIFontMetrics exists from 11; on older systems nothing scales.
  package static func isAvailable(in system: System) -> Bool { system.number >= 11 }

  /// A length scaled to the text size and rounded to the pixel, in points.
  package func scaledValue(_ value: Double, _ contentSize: ContentSize, scale: Int) -> Double {
    let pixels = Double(max(scale, 1))
    return (value * ratio(contentSize) * pixels + 0.5).rounded(.down) / pixels
  }

  /// The same with its source; unscaled up to 10.
  package func scaledValue(
    _ value: Double, _ contentSize: ContentSize, in system: System, scale: Int
  ) -> Fact<Double> {
    let isScaled = FontMetrics.isAvailable(in: system)
    return Fact(isScaled ? scaledValue(value, contentSize, scale: scale) : value, .fontMetrics, .o26)
  }

  /// The size of a scaled font: whole points, at most `maximum`.
  package func scaledPointSize(_ pointSize: Double, _ contentSize: ContentSize, maximum: Double? = nil)
    -> Double
  {
    let scaled = (pointSize * ratio(contentSize) + 0.5).rounded(.down)
    return maximum.map { min(scaled, $0) } ?? scaled
  }

  /// The same with its source; unscaled up to 10.
  package func scaledPointSize(
    _ pointSize: Double, _ contentSize: ContentSize, in system: System, maximum: Double? = nil
  ) -> Fact<Double> {
    let scaled =
      FontMetrics.isAvailable(in: system)
      ? scaledPointSize(pointSize, contentSize, maximum: maximum) : pointSize
    return Fact(scaled, .fontMetrics, .o26)
  }

  private func ratio(_ contentSize: ContentSize) -> Double {
    style.size(contentSize).leading / style.size(.large).leading
  }
}
