import Designs
import Graphics
import UIKitRules

/// Colours of a document as a design has them.
struct ColorBuilder {
  private let resources: InterfaceResources
  /// What the project's catalogs say of names, which beats what the document stored.
  private let catalog: [String: ColorValue]

  init(_ resources: InterfaceResources, catalog: [String: ColorValue]) {
    self.resources = resources
    self.catalog = catalog
  }

  /// nil where UIKit's default holds.
  func color(_ color: InterfaceColor) -> ColorValue? {
    switch color {
    case .components(let components): .fixed(ColorBuilder.color(components))
    case .named(let name): catalog[name] ?? listed(resources.namedColors.first { $0.name == name })
    case .system(let name, let fallback): system(name, fallback: fallback)
    case .none: nil
    }
  }

  private func system(_ name: String, fallback: ColorComponents?) -> ColorValue? {
    if let known = ColorBuilder.system(name) { return known }
    if let fallback { return .fixed(ColorBuilder.color(fallback)) }
    return listed(resources.systemColors.first { $0.name == name })
  }

  /// One of UIKit's own by the name of its class method.
  private static func system(_ name: String) -> ColorValue? {
    SystemColor(rawValue: name.hasSuffix("Color") ? String(name.dropLast(5)) : name).map { .system($0) }
  }

  /// The values that a document lists for a name, so that it shows without its catalog.
  private func listed(_ color: ResourceColor?) -> ColorValue? {
    guard let color, let first = color.values.first else { return nil }
    func value(_ value: ResourceColor.Value) -> ColorValue {
      switch value.color {
      case .components(let components), .system(_, let components?):
        return .fixed(ColorBuilder.color(components))
      case .system(let name, nil): return ColorBuilder.system(name) ?? .fixed(.black)
      // A name for a name may lead back to itself.
      case .named, .none: return .fixed(.black)
      }
    }
    guard let dark = color.values.first(where: { $0.appearance == .dark }) else { return value(first) }
    return .dynamic(
      light: value(first), dark: value(dark), lightHighContrast: value(first),
      darkHighContrast: value(dark))
  }

  static func color(_ components: ColorComponents) -> Color {
    let alpha = components.alpha
    switch components.channels {
    case .rgb(let red, let green, let blue):
      return components.space == .displayP3
        ? Color(displayP3: red, green, blue, alpha: alpha) : Color(sRGB: red, green, blue, alpha: alpha)
    case .white(let white):
      return components.space == .genericGamma22Gray
        ? Color(grayGamma22: white, alpha: alpha) : Color(sRGB: white, white, white, alpha: alpha)
    case .cmyk(let cyan, let magenta, let yellow, let black):
      let light = 1 - black
      return Color(
        sRGB: (1 - cyan) * light, (1 - magenta) * light, (1 - yellow) * light, alpha: alpha)
    }
  }
}
