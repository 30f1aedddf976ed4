import Designs
import Graphics
import UIKitRules

/// Fonts of a document as a design has them.
struct FontBuilder {
  /// The size where a font gives none: UIKit's for labels.
  static let labelSize = 17.0

  /// - Parameter size: what holds where the font gives none.
  static func font(_ font: InterfaceFont, size: Double = labelSize) -> FontValue {
    let size = font.pointSize ?? size
    switch font.face {
    case .system(let weight): return FontValue(base: .system(size: size), weight: weight)
    case .italicSystem: return FontValue(base: .system(size: size))
    case .meta(let name): return FontValue(base: .system(size: font.pointSize ?? metaSize(name)))
    case .style(let style): return FontValue(base: .style(textStyle(style)))
    case .custom(let name, _): return FontValue(base: .named(name, size: size))
    }
  }

  /// The sizes that UIKit names (UIFont.systemFontSize and its like), in points.
  private static func metaSize(_ name: String) -> Double {
    switch name {
    case "smallSystem": 12
    case "system": 14
    case "button": 18
    default: labelSize
    }
  }

  private static func textStyle(_ style: InterfaceTextStyle) -> TextStyle {
    switch style {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle: .largeTitle
    default: TextStyle(rawValue: style.rawValue) ?? .body
    }
  }
}
