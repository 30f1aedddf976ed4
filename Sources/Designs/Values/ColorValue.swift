package import Graphics
package import UIKitRules

/// A colour as a design says it; own names are already looked up.
package indirect enum ColorValue: Hashable, Sendable {
  case fixed(Color)
  case system(SystemColor)
  /// The tint colour in force where the colour is used.
  case tint
  /// A colour of its own for each appearance, fallbacks filled in.
  case dynamic(
    light: ColorValue, dark: ColorValue, lightHighContrast: ColorValue, darkHighContrast: ColorValue)

  package static let clear = ColorValue.fixed(.clear)

  /// The colour that shows; `tint` is the one in force.
  package func color(in traits: Traits, tint: Color) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let name): name.color(in: traits.system, traits.appearance)
    case .tint: tint
    case .dynamic(let light, let dark, let lightHighContrast, let darkHighContrast):
      switch traits.appearance {
      case .light: light.color(in: traits, tint: tint)
      case .dark: dark.color(in: traits, tint: tint)
      case .lightHighContrast: lightHighContrast.color(in: traits, tint: tint)
      case .darkHighContrast: darkHighContrast.color(in: traits, tint: tint)
      }
    }
  }

  /// The same, the named colour's mark recorded.
  package func color(in traits: Traits, tint: Color, facts: inout FactSet) -> Color {
    switch self {
    case .fixed, .tint: return color(in: traits, tint: tint)
    case .system(let name): return facts.take(name.fact(in: traits.system, traits.appearance))
    case .dynamic(let light, let dark, let lightHighContrast, let darkHighContrast):
      let chosen =
        switch traits.appearance {
        case .light: light
        case .dark: dark
        case .lightHighContrast: lightHighContrast
        case .darkHighContrast: darkHighContrast
        }
      return chosen.color(in: traits, tint: tint, facts: &facts)
    }
  }
}
