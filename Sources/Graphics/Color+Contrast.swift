extension Color {
  /// The contrast ratio of WCAG 2, from 1 to 21; opacity does not count.
  package func contrast(with other: Color) -> Double {
    let (one, two) = (relativeLuminance, other.relativeLuminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The relative luminance of WCAG 2, from 0 to 1.
  package var relativeLuminance: Double {
    0.2126 * Color.light[Int(red)] + 0.7152 * Color.light[Int(green)] + 0.0722 * Color.light[Int(blue)]
  }

  /// The amount of light of each channel's byte.
  private static let light = (0...255).map { linear(Double($0) / 255) }
}
