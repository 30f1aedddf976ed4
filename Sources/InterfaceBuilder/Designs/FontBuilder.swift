import Designs
import Graphics
import UIKitRules

/// Fonts of a document as a design has them.
struct FontBuilder {
  /// - Parameter size: what holds where the font gives none.
  static func font(_ font: InterfaceFont, size: Double = SystemFontSizes.label.value) -> FontValue {
    let size = font.pointSize ?? size
    switch font.face {
    case .system(let weight): return FontValue(base: .system(size: size), weight: weight)
    case .meta(let name): return FontValue(base: .system(size: font.pointSize ?? metaSize(name)))
    case .style(let style): return FontValue(base: .style(textStyle(style)))
    case .custom(let name, _): return FontValue(base: .named(name, size: size))
    }
  }

  /// The size of a font that is named by what it is for, in points.
  private static func metaSize(_ name: String) -> Double {
    switch name {
    case "smallSystem": SystemFontSizes.small.value
    case "system": SystemFontSizes.system.value
    case "button": SystemFontSizes.button.value
    default: SystemFontSizes.label.value
    }
  }

  private static func textStyle(_ style: InterfaceTextStyle) -> TextStyle {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
    default: TextStyle(rawValue: style.rawValue) ?? .body
    }
  }
}
