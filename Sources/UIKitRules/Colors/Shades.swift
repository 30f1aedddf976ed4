import Graphics

/// One colour in its four appearances, `0xRRGGBB_AA` each.
struct Shades: Hashable, Sendable {
  let light: UInt32
  let dark: UInt32
  let lightHighContrast: UInt32
  let darkHighContrast: UInt32

  init(_ light: UInt32, _ dark: UInt32, _ lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
    self.light = light
    self.dark = dark
    self.lightHighContrast = lightHighContrast
    self.darkHighContrast = darkHighContrast
  }

  /// The same in all four.
  init(_ fixed: UInt32) { self.init(fixed, fixed, fixed, fixed) }

  subscript(appearance: Appearance) -> Color {
    let value =
      switch appearance {
      case .light: light
      case .dark: dark
      case .lightHighContrast: lightHighContrast
      case .darkHighContrast: darkHighContrast
      }
    return Color(rgb: value >> 8, alpha: UInt8(truncatingIfNeeded: value))
  }
}
