import Graphics
import UIKitRules

/// What the name of a font says.
struct FontName: Hashable, Sendable {
  /// What is known of a family other than the system's; nil also where nothing is, since the system's font then stands
  /// in for it.
  var family: FontFamily?
  /// The weight that a PostScript name ends in.
  var weight: FontWeight?
  /// The cut of the system's font that is meant whatever the size; nil: that of the size.
  var isDisplay: Bool?

  init(_ name: String?) {
    guard let name else { return }
    family = FontFamily.of(name)
    if family == nil { isDisplay = FontName.cut(name) }
    if family?.isOfOneWeight != true {
      weight = name.split(separator: "-").dropFirst().last.flatMap { FontName.weight($0) }
    }
  }

  /// `SFUIText-Bold`, `.SFUIDisplay`, `SFProDisplay-Light`.
  private static func cut(_ name: String) -> Bool? {
    let plain = name.drop { $0 == "." }
    if plain.hasPrefix("SFUIDisplay") || plain.hasPrefix("SFProDisplay") { return true }
    if plain.hasPrefix("SFUIText") || plain.hasPrefix("SFProText") { return false }
    return nil
  }

  private static func weight(_ style: Substring) -> FontWeight? {
    let end = style.firstRange(of: "Italic") ?? style.firstRange(of: "Oblique")
    return switch end.map({ style[..<$0.lowerBound] }) ?? style {
    case "UltraLight", "Ultralight": .ultraLight
    case "Thin": .thin
    case "Light": .light
    case "Medium": .medium
    case "DemiBold", "Semibold", "SemiBold": .semibold
    case "Bold": .bold
    case "Heavy", "ExtraBold": .heavy
    case "Black": .black
    default: nil
    }
  }
}
