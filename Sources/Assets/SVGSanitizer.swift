internal import Graphics
internal import Markup

/// Markup to nodes: what is known is parsed, what is harmless is left out, the rest refuses the file.
struct SVGSanitizer {
  private let name: String

  init(_ name: String) { self.name = name }

  func node(_ root: Element) throws(AssetError) -> SVGNode {
    guard let node = try sanitize(root, root.namespace) else {
      throw AssetError(.broken, "the image \"\(name)\" is empty")
    }
    return node
  }

  private func sanitize(_ element: Element, _ namespace: String?) throws(AssetError) -> SVGNode? {
    try checkActive(element)
    // Editors keep their own notes in elements of their own.
    guard element.namespace == namespace else { return nil }
    if SVGTag.silent.contains(element.name) { return nil }
    if element.name == "style" {
      try checkStyleSheet(element)
      return nil
    }
    guard let tag = SVGTag(rawValue: element.name) else {
      throw AssetError(
        .unsupported,
        "the image \"\(name)\" has <\(shown(element.name))> in line \(element.line), which is not drawn")
    }
    var node = SVGNode(tag: tag)
    try readAttributes(of: element, into: &node)
    for child in element.elements {
      if let child = try sanitize(child, namespace) { node.children.append(child) }
    }
    return node
  }

  private func checkActive(_ element: Element) throws(AssetError) {
    if SVGTag.active.contains(element.name.lowercased()) {
      throw unsafe("has <\(shown(element.name))>", element)
    }
    for attribute in element.attributes {
      let key = attribute.name.lowercased()
      if key.hasPrefix("on") { throw unsafe("has the event attribute \(shown(key))", element) }
      let value = SVGNumber.trim(attribute.value)
      if key == "href" || key == "src", !value.isEmpty, !value.hasPrefix("#") {
        throw unsafe("refers to another file", element)
      }
      if Self.leadsOut(value) { throw unsafe("refers to another file in \(shown(key))", element) }
    }
  }

  private func checkStyleSheet(_ element: Element) throws(AssetError) {
    let text = SVGNumber.trim(element.text)
    if text.isEmpty { return }
    if Self.leadsOut(text) { throw unsafe("has a style sheet that refers to another file", element) }
    let place = "the image \"\(name)\" has a style sheet in line \(element.line)"
    throw AssetError(.unsupported, "\(place), which is not drawn; export it with presentation attributes")
  }

  private func readAttributes(of element: Element, into node: inout SVGNode) throws(AssetError) {
    for attribute in element.attributes {
      let isLink = attribute.name == "href" && (attribute.namespace == nil || attribute.prefix == "xlink")
      if isLink {
        let value = SVGNumber.trim(attribute.value)
        if value.count > 1 { node.link = String(value.dropFirst()) }
        continue
      }
      guard attribute.namespace == nil else { continue }
      switch attribute.name {
      case "id": node.id = attribute.value
      case "style": break
      default: set(attribute.name, attribute.value, in: &node)
      }
    }
    // A style beats the attribute of the same name.
    for declaration in (element.value("style") ?? "").split(separator: ";") {
      guard let colon = declaration.firstIndex(of: ":") else { continue }
      let property = SVGNumber.trim(String(declaration[..<colon])).lowercased()
      var value = SVGNumber.trim(String(declaration[declaration.index(after: colon)...]))
      if let mark = value.firstIndex(of: "!") { value = SVGNumber.trim(String(value[..<mark])) }
      if SVGGrammar.isProperty(property) { set(property, value, in: &node) }
    }
    foldAlpha("fill", "fill-opacity", in: &node)
    foldAlpha("stroke", "stroke-opacity", in: &node)
    foldAlpha("stop-color", "stop-opacity", in: &node)
    if node.tag != .use && !node.tag.isGradient { node.link = nil }
  }

  /// A value that its grammar does not know is left out, as drawing programs do.
  private func set(_ name: String, _ value: String, in node: inout SVGNode) {
    guard let grammar = SVGGrammar.attributes[name], let parsed = Self.parse(value, grammar) else { return }
    node[name] = parsed
  }

  private static func parse(_ value: String, _ grammar: SVGGrammar) -> SVGValue? {
    let trimmed = SVGNumber.trim(value)
    switch grammar {
    case .length: return SVGNumber.lengthText(trimmed).map { .text($0) }
    case .fraction: return SVGNumber.fraction(trimmed).map { .text(SVGNumber.text($0)) }
    case .list: return trimmed == "none" || SVGNumber.isList(trimmed) ? .text(oneLine(trimmed)) : nil
    case .path: return SVGNumber.isPath(trimmed) ? .text(oneLine(trimmed)) : nil
    case .transform: return SVGNumber.isTransform(trimmed) ? .text(oneLine(trimmed)) : nil
    case .paint: return SVGPaint(trimmed).map { .paint($0) }
    case .color:
      guard let paint = SVGPaint(trimmed) else {
        return nil
      }
      if case .gradient = paint { return nil }
      // "transparent" is a colour here, not the lack of one.
      return .paint(paint == .none ? .color(.clear) : paint)
    case .words(let words): return words.contains(trimmed) ? .text(trimmed) : nil
    case .reference: return SVGReference(leading: trimmed).map { .reference($0.id) }
    case .aspectRatio:
      let words = trimmed.split(separator: " ")
      let known = words.allSatisfy { $0 == "none" || $0 == "meet" || $0 == "slice" || isAlignment($0) }
      return known && (1...2).contains(words.count) ? .text(words.joined(separator: " ")) : nil
    }
  }

  private static func isAlignment(_ word: Substring) -> Bool {
    let sides = ["Min", "Mid", "Max"]
    return sides.contains { x in sides.contains { y in word == "x\(x)Y\(y)" } }
  }

  /// Colours are written opaque, their opacity beside them: SVG 1.1 knows no other way.
  private func foldAlpha(_ paint: String, _ opacity: String, in node: inout SVGNode) {
    guard case .paint(.color(let color)) = node[paint], !color.isOpaque else { return }
    var factor = 1.0
    if case .text(let own) = node[opacity] { factor = Double(own) ?? 1 }
    var opaque = color
    opaque.alpha = 255
    node[paint] = .paint(.color(opaque))
    node[opacity] = .text(SVGNumber.text(factor * (Double(color.alpha) / 255 * 1000).rounded() / 1000))
  }

  private static func oneLine(_ text: String) -> String {
    String(decoding: text.utf8.map { (0x09...0x0D).contains($0) ? 0x20 : $0 }, as: UTF8.self)
  }

  /// Whether a value names anything but an element of its own file.
  private static func leadsOut(_ value: String) -> Bool {
    let bytes = value.utf8.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
    for start in bytes.indices {
      switch bytes[start] {
      case UInt8(ascii: "j"): if bytes[start...].starts(with: "javascript:".utf8) { return true }
      case UInt8(ascii: "@"): if bytes[start...].starts(with: "@import".utf8) { return true }
      case UInt8(ascii: "e"): if bytes[start...].starts(with: "expression(".utf8) { return true }
      case UInt8(ascii: "u"):
        guard bytes[start...].starts(with: "url(".utf8) else { continue }
        let target = bytes[(start + 4)...].drop { $0 <= 0x20 || $0 == 0x22 || $0 == 0x27 }
        if target.first != UInt8(ascii: "#") { return true }
      default: continue
      }
    }
    return false
  }

  private func unsafe(_ what: String, _ element: Element) -> AssetError {
    AssetError(.unsafe, "the image \"\(name)\" \(what) in line \(element.line); that is not allowed")
  }

  /// Names come from the file: short, and letters and digits only.
  private func shown(_ name: String) -> String {
    String(
      name.unicodeScalars.prefix(40).map { $0.isASCII && $0.value > 0x20 && $0 != "\"" ? Character($0) : "?" }
    )
  }
}
