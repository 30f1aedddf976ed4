import Diagnostics
import Graphics
import JSON
import UIKitRules

/// The colours that a design names itself, read when they are first used.
struct OwnColors {
  enum State {
    case unread
    case reading
    /// nil where the colour is at fault, which is reported.
    case read(ColorValue?)
  }

  /// Chains of names longer than this are a fault, so that reading them needs no deep call stack.
  static let longestChain = 64

  var nodes: [String: Int] = [:]
  /// The names in the order of the file.
  var names: [String] = []
  var states: [String: State] = [:]
  /// The colour sets of the design's asset catalogs; a colour of the design's own of the same name wins.
  var ofCatalogs: [String: ColorValue] = [:]
  /// The names being read, each named by the one before.
  var chain: [String] = []
}

extension DesignDecoder {
  /// Reads all of the design's own colours.
  mutating func readColors(at node: Int) {
    guard document.kind(node) == .object else {
      key = "colors"
      let _: Int? = wrongType(node, .map(Shapes.color.form))
      return
    }
    for (keyNode, value) in document.members(of: node) {
      let name = document.text(of: keyNode)
      if ObjectForm.everywhere.contains(name) { continue }
      if name.isEmpty || name.hasPrefix("#") {
        report("invalid-colour-name", at: keyNode, "a colour's name cannot be empty or begin with #")
      } else if colors.nodes[name] == nil {
        colors.nodes[name] = value
        colors.names.append(name)
      }
    }
    for name in colors.names { _ = ownColor(name, at: node) }
  }

  /// An own colour; nil where it is at fault, which is reported once.
  mutating func ownColor(_ name: String, at node: Int) -> ColorValue? {
    switch colors.states[name] ?? .unread {
    case .read(let color): return color
    case .reading:
      let cycle = colors.chain.drop { $0 != name } + [name]
      report(
        "colour-cycle", at: node, "colours name each other in a circle: \(cycle.joined(separator: " → "))")
      return nil
    case .unread: break
    }
    guard colors.chain.count < OwnColors.longestChain else {
      report("colour-chain", at: node, "more than \(OwnColors.longestChain) colours name each other in a row")
      return nil
    }
    guard let value = colors.nodes[name] else { return nil }
    colors.states[name] = .reading
    colors.chain.append(name)
    key = name
    let color = Shapes.color.read(&self, value)
    colors.chain.removeLast()
    colors.states[name] = .read(color)
    return color
  }

  /// The colour of a name or of hexadecimal digits; which of the system's are used where is noted.
  mutating func color(_ text: String, at node: Int) -> ColorValue? {
    guard let color = lookUp(text, at: node) else { return nil }
    if colors.chain.isEmpty { note(color, at: document.span(node)) }
    return color
  }

  private mutating func note(_ color: ColorValue, at span: Span) {
    switch color {
    case .fixed, .tint: break
    case .system(let name):
      systemColors.append(
        SystemColorUse(
          color: name, cell: data == nil ? nil : cellIDs.count - 1, branches: branches, span: span))
    case .dynamic(let light, let dark, _, _):
      note(light, at: span)
      if dark != light { note(dark, at: span) }
    }
  }

  private mutating func lookUp(_ text: String, at node: Int) -> ColorValue? {
    if text.hasPrefix("#") {
      if let color = Color(hex: text) { return .fixed(color) }
      report(
        "invalid-colour", at: node, "\(quoted(text)) is no colour; write #RGB, #RGBA, #RRGGBB or #RRGGBBAA")
      return nil
    }
    if colors.nodes[text] != nil { return ownColor(text, at: node) }
    if let color = colors.ofCatalogs[text] { return color }
    if text == "tint" { return .tint }
    if let color = SystemColor(rawValue: text) { return .system(color) }
    if isFull { return nil }
    let names =
      colors.names.prefix(200) + colors.ofCatalogs.keys.sorted().prefix(200)
      + SystemColor.allCases.map(\.rawValue)
    unknownName(node, text, among: Array(names), "a colour", code: "unknown-colour")
    return nil
  }
}
