internal import Graphics
internal import Hashing

/// Nodes to markup, in both forms.
struct SVGWriter {
  private let references: SVGReferences
  private let isTemplate: Bool
  private var output = PrefixedMarkup()
  private var writtenIDs: Set<String> = []

  static func markup(
    of root: SVGNode, hashOf bytes: [UInt8], named name: String
  ) throws(AssetError) -> (original: PrefixedMarkup, template: PrefixedMarkup) {
    let references = try SVGReferences(root, named: name)
    let hash = ContentHash(of: bytes).hex.prefix(12)
    return (
      write(root, references, isTemplate: false, prefix: "o\(hash)-"),
      write(root, references, isTemplate: true, prefix: "t\(hash)-")
    )
  }

  private static func write(
    _ root: SVGNode, _ references: SVGReferences, isTemplate: Bool, prefix: String
  ) -> PrefixedMarkup {
    var writer = SVGWriter(references: references, isTemplate: isTemplate)
    writer.output.defaultPrefix = prefix
    var wrapper = SVGNode(tag: .g)
    wrapper.attributes = root.attributes.filter { SVGGrammar.ofRoot.contains($0.name) }
    // What SVG starts with, said aloud: the surroundings do not shine through.
    if wrapper["fill"] == nil { wrapper["fill"] = .paint(.color(.black)) }
    if wrapper["stroke"] == nil { wrapper["stroke"] = .paint(.none) }
    wrapper.children = root.children
    writer.write(wrapper, Inherited(), inMask: false)
    return writer.output
  }

  /// The paints of the file that a child takes over; a mask needs them in a template.
  private struct Inherited {
    var fill: SVGValue?
    var stroke: SVGValue?
  }

  private mutating func write(_ given: SVGNode, _ inherited: Inherited, inMask: Bool) {
    var node = given
    if node.tag == .use {
      guard let link = node.link, references.number(of: link, Self.isDrawn) != nil else { return }
    }
    let keepsColors = !isTemplate || inMask
    // A mask goes by how light its content is: there the file's colours stand, and those it would inherit.
    let entersMask = isTemplate && !inMask && node.tag == .mask
    if entersMask {
      if node["fill"] == nil { node["fill"] = inherited.fill }
      if node["stroke"] == nil { node["stroke"] = inherited.stroke }
    }
    if node.tag == .stop, node["stop-color"] == nil { node["stop-color"] = .paint(.color(.black)) }
    output.append("<")
    output.append(node.tag.rawValue)
    if let id = node.id, let number = references.numbers[id], writtenIDs.insert(id).inserted {
      output.append(" id=\"")
      output.append(id: number)
      output.append("\"")
    }
    if let link = node.link {
      let isGradient = node.tag.isGradient
      if let number = references.number(of: link, { isGradient ? $0.isGradient : Self.isDrawn($0) }) {
        output.append(" href=\"#")
        output.append(id: number)
        output.append("\"")
      }
    }
    for (name, value) in node.attributes { write(name, value, keepsColors: keepsColors || entersMask) }
    if node.children.isEmpty {
      output.append("/>")
      return
    }
    output.append(">")
    let below = Inherited(fill: node["fill"] ?? inherited.fill, stroke: node["stroke"] ?? inherited.stroke)
    for child in node.children { write(child, below, inMask: inMask || node.tag == .mask) }
    output.append("</")
    output.append(node.tag.rawValue)
    output.append(">")
  }

  private mutating func write(_ name: String, _ value: SVGValue, keepsColors: Bool) {
    switch value {
    case .text(let text): write(name, text)
    case .reference(let id):
      let wanted: SVGTag = name == "mask" ? .mask : .clipPath
      guard let number = references.number(of: id, { $0 == wanted }) else { return }
      writeReference(name, number)
      output.append("\"")
    case .paint(let paint):
      if name == "color" && !keepsColors { return }
      write(name, paint, keepsColors)
    }
  }

  private mutating func write(_ name: String, _ paint: SVGPaint, _ keepsColors: Bool) {
    switch paint {
    case .none: write(name, "none")
    case .inherit: write(name, "inherit")
    case .currentColor: write(name, "currentColor")
    case .color(let color): write(name, keepsColors ? color.hex : "currentColor")
    case .gradient(let id, let fallback):
      if let number = references.number(of: id, { $0.isGradient }) {
        writeReference(name, number)
        output.append("\"")
      } else {
        write(name, fallback, keepsColors)
      }
    }
  }

  private mutating func writeReference(_ name: String, _ number: Int) {
    output.append(" ")
    output.append(name)
    output.append("=\"url(#")
    output.append(id: number)
    output.append(")")
  }

  private mutating func write(_ name: String, _ text: String) {
    output.append(" ")
    output.append(name)
    output.append("=\"")
    output.append(text)
    output.append("\"")
  }

  private static func isDrawn(_ tag: SVGTag) -> Bool {
    switch tag {
    case .svg, .g, .path, .rect, .circle, .ellipse, .line, .polyline, .polygon, .use, .symbol: true
    default: false
    }
  }
}
