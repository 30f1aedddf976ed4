import Graphics
import JSON
import UIKitRules

/// The keys of a colour that depends on the appearance.
enum DynamicColorKeys {
  static let light = Key(fixed: "light", Shapes.plainColor, required: true, "In the light appearance.")
  static let dark = Key(fixed: "dark", Shapes.plainColor, "In the dark appearance; else `light`.")
  static let lightHighContrast = Key(
    fixed: "lightHighContrast", Shapes.plainColor, "Light with increased contrast; else `light`.")
  static let darkHighContrast = Key(
    fixed: "darkHighContrast", Shapes.plainColor, "Dark with increased contrast; else `dark`.")

  static let form = ObjectForm(
    "dynamicColor", "a colour by appearance",
    [light.entry, dark.entry, lightHighContrast.entry, darkHighContrast.entry])
}

extension Shapes {
  /// A colour by hexadecimal digits or name.
  static let plainColor = Shape<ColorValue>(form: .string(.color)) { decoder, node in
    guard decoder.document.kind(node) == .string else { return decoder.wrongType(node, .string(.color)) }
    return decoder.color(decoder.document.text(of: node), at: node)
  }

  /// A colour, or one for each appearance.
  static let color = Shape<ColorValue>(
    form: .either([.string(.color), .object(DynamicColorKeys.form.name)])
  ) { decoder, node in
    switch decoder.document.kind(node) {
    case .string: return plainColor.read(&decoder, node)
    case .object: return decoder.dynamicColor(at: node)
    default:
      return decoder.wrongType(node, .string(.color))
    }
  }
}

extension DesignDecoder {
  fileprivate mutating func dynamicColor(at node: Int) -> ColorValue? {
    guard let fields = fields(of: node, DynamicColorKeys.form) else { return nil }
    let light = value(DynamicColorKeys.light, in: fields)
    let dark = value(DynamicColorKeys.dark, in: fields)
    let lightHighContrast = value(DynamicColorKeys.lightHighContrast, in: fields)
    let darkHighContrast = value(DynamicColorKeys.darkHighContrast, in: fields)
    guard let light else { return nil }
    // Named colours that are dynamic themselves are taken apart here, so that no value nests.
    return .dynamic(
      light: light.part(.light), dark: (dark ?? light).part(.dark),
      lightHighContrast: (lightHighContrast ?? light).part(.lightHighContrast),
      darkHighContrast: (darkHighContrast ?? dark ?? light).part(.darkHighContrast))
  }
}

extension ColorValue {
  /// The colour of one appearance.
  fileprivate func part(_ appearance: Appearance) -> ColorValue {
    guard case .dynamic(let light, let dark, let lightHighContrast, let darkHighContrast) = self else {
      return self
    }
    return switch appearance {
    case .light: light
    case .dark: dark
    case .lightHighContrast: lightHighContrast
    case .darkHighContrast: darkHighContrast
    }
  }
}
