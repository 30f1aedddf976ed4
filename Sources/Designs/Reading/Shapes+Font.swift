import Graphics
import JSON
import UIKitRules

/// The keys of fonts: of a text style, of the system font, of a named font.
enum FontKeys {
  static let textStyle = Key(
    fixed: "textStyle", Shapes.textStyle, required: true,
    "The text style, which follows the user's text size.")
  static let size = Key(fixed: "size", Shapes.number(.fontSize), required: true, "In points.")
  static let name = Key(fixed: "name", Shapes.nonEmptyString, required: true, "A family or PostScript name.")
  static let weight = Key(fixed: "weight", Shapes.name(FontWeight.self, of: "a font weight"), "The weight.")
  static let design = Key(
    fixed: "design", Shapes.name(FontDesign.self, of: "a font design"), "The system font's design.")
  static let relativeTo = Key(
    fixed: "relativeTo", Shapes.textStyle, "The text style whose metrics scale the font (UIFontMetrics).")
  static let maximumPointSize = Key(
    fixed: "maximumPointSize", Shapes.number(.fontSize), "The largest size that scaling gives, in points.")

  static let style = ObjectForm(
    "styleFont", "a font of a text style",
    [textStyle.entry, weight.entry, design.entry, maximumPointSize.entry],
    siblings: ["systemFont", "namedFont"])
  static let system = ObjectForm(
    "systemFont", "a font of a size",
    [size.entry, weight.entry, design.entry, relativeTo.entry, maximumPointSize.entry],
    siblings: ["styleFont", "namedFont"])
  static let named = ObjectForm(
    "namedFont", "a named font",
    [name.entry, size.entry, weight.entry, relativeTo.entry, maximumPointSize.entry],
    siblings: ["styleFont", "systemFont"])
}

extension Shapes {
  static let textStyle = name(TextStyle.self, of: "a text style")

  /// The name of a text style, or an object.
  static let font = Shape<FontValue>(
    form: .either([
      textStyle.form, .object(FontKeys.style.name), .object(FontKeys.system.name),
      .object(FontKeys.named.name),
    ])
  ) { decoder, node in
    switch decoder.document.kind(node) {
    case .string: return textStyle.read(&decoder, node).map { FontValue(base: .style($0)) }
    case .object: return decoder.font(at: node)
    default: return decoder.wrongType(node, .either([textStyle.form, .object(FontKeys.system.name)]))
    }
  }
}

extension DesignDecoder {
  fileprivate mutating func font(at node: Int) -> FontValue? {
    if document.member(FontKeys.textStyle.name, of: node) != nil { return styleFont(at: node) }
    if document.member(FontKeys.name.name, of: node) != nil { return namedFont(at: node) }
    guard let fields = fields(of: node, FontKeys.system) else { return nil }
    let size = value(FontKeys.size, in: fields)
    let font = font(.system(size: size ?? 1), in: fields)
    return size == nil ? nil : font
  }

  private mutating func styleFont(at node: Int) -> FontValue? {
    guard let fields = fields(of: node, FontKeys.style) else { return nil }
    let style = value(FontKeys.textStyle, in: fields)
    let font = font(.style(style ?? .body), in: fields)
    return style == nil ? nil : font
  }

  private mutating func namedFont(at node: Int) -> FontValue? {
    guard let fields = fields(of: node, FontKeys.named) else { return nil }
    let name = value(FontKeys.name, in: fields)
    let size = value(FontKeys.size, in: fields)
    let font = font(.named(name ?? "", size: size ?? 1), in: fields)
    return name == nil || size == nil ? nil : font
  }

  private mutating func font(_ base: FontValue.Base, in fields: Fields) -> FontValue {
    FontValue(
      base: base, weight: value(FontKeys.weight, in: fields),
      design: value(FontKeys.design, in: fields) ?? .default,
      relativeTo: value(FontKeys.relativeTo, in: fields),
      maximumPointSize: value(FontKeys.maximumPointSize, in: fields))
  }
}
