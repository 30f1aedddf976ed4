internal import Graphics

/// What fills or strokes a shape.
enum SVGPaint: Hashable {
  case none
  case currentColor
  case inherit
  case color(Color)
  /// A gradient by its id, and what paints where there is no such one.
  indirect case gradient(String, fallback: SVGPaint)

  /// Nil for what is no paint; drawing programs ignore such an attribute.
  init?(_ text: String) {
    let trimmed = SVGNumber.trim(text)
    if let reference = SVGReference(leading: trimmed) {
      let fallback = SVGNumber.trim(String(trimmed.dropFirst(reference.length)))
      self = .gradient(reference.id, fallback: fallback.isEmpty ? .none : SVGPaint(fallback) ?? .none)
      return
    }
    switch trimmed.lowercased() {
    case "none", "transparent": self = .none
    case "currentcolor": self = .currentColor
    case "inherit": self = .inherit
    case let name:
      guard let color = SVGColor.color(name) else { return nil }
      self = .color(color)
    }
  }
}

/// A reference to an element of the same file: `url(#id)`.
struct SVGReference: Hashable {
  var id: String
  /// How many characters the reference took.
  var length: Int

  /// The reference a text starts with; nil where it starts otherwise or refers to another file.
  init?(leading text: String) {
    guard text.lowercased().hasPrefix("url("), let close = text.firstIndex(of: ")") else { return nil }
    var inner = SVGNumber.trim(String(text[text.index(text.startIndex, offsetBy: 4)..<close]))
    if inner.count >= 2, let quote = inner.first, quote == "\"" || quote == "'", inner.last == quote {
      inner = SVGNumber.trim(String(inner.dropFirst().dropLast()))
    }
    guard inner.hasPrefix("#"), inner.count > 1 else { return nil }
    id = String(inner.dropFirst())
    length = text.distance(from: text.startIndex, to: close) + 1
  }
}
