import Designs
import Graphics
import Markup

extension ElementFields {
  /// A text: attributed where the file holds one, else an attribute, else an element of its own for several lines.
  mutating func text(_ key: String, attributed attributedKey: String) -> InterfaceText? {
    let plain = longString(key)
    if let fragments = read(child("attributedString", key: attributedKey), { $0.fragments() }),
      !fragments.isEmpty
    {
      return .attributed(fragments)
    }
    return plain.map { .plain($0) }
  }

  /// A string that stands in an attribute or, with line breaks, in an element.
  mutating func longString(_ key: String) -> String? {
    if let text = string(key) { return text }
    guard let element = child("string", key: key) ?? child("mutableString", key: key) else { return nil }
    return Self.stringValue(of: element)
  }

  /// The content of a string element; some files write it in base64.
  static func stringValue(of element: Element) -> String {
    guard element.value("base64-UTF8") == "YES" else { return element.text }
    return Base64.text(element.text) ?? element.text
  }

  private mutating func fragments() -> [TextFragment] {
    children("fragment").compactMap { element in
      read(element) { fields in
        var fragment = TextFragment(content: fields.longString("content") ?? "")
        if let attributes = fields.child("attributes") { fields.readAttributes(attributes, into: &fragment) }
        return fragment
      }
    }
  }

  private func readAttributes(_ element: Element, into fragment: inout TextFragment) {
    var fields = ElementFields(element, log)
    fragment.color = fields.color("NSColor")
    fragment.backgroundColor = fields.color("NSBackgroundColor")
    fragment.font = read(fields.child("font", key: "NSFont")) { $0.fragmentFont() }
    fragment.paragraph = read(fields.child("paragraphStyle", key: "NSParagraphStyle")) { $0.paragraphStyle() }
    fragment.kern = fields.value("NSKern")
    fragment.isUnderlined = fields.value("NSUnderline").map { $0 != 0 } ?? false
    fragment.isStruckThrough = fields.value("NSStrikethrough").map { $0 != 0 } ?? false
    fields.finish()
  }

  /// A number in an element of its own.
  mutating func value(_ key: String) -> Double? {
    read(child("real", key: key) ?? child("integer", key: key)) { $0.number("value") }
  }

  private mutating func paragraphStyle() -> ParagraphStyle {
    var style = ParagraphStyle()
    style.alignment = optionalChoice("alignment")
    style.lineBreakMode = choice(
      "lineBreakMode", words: { Label.LineBreakMode.fileNames },
      read: { Label.LineBreakMode(fileName: $0) })
    style.lineSpacing = number("lineSpacing", default: 0)
    style.paragraphSpacing = number("paragraphSpacing", default: 0)
    style.paragraphSpacingBefore = number("paragraphSpacingBefore", default: 0)
    style.firstLineHeadIndent = number("firstLineHeadIndent", default: 0)
    style.headIndent = number("headIndent", default: 0)
    style.tailIndent = number("tailIndent", default: 0)
    style.minimumLineHeight = number("minimumLineHeight", default: 0)
    style.maximumLineHeight = number("maximumLineHeight", default: 0)
    style.lineHeightMultiple = number("lineHeightMultiple", default: 0)
    style.hyphenationFactor = number("hyphenationFactor", default: 0)
    return style
  }
}
