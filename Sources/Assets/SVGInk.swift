internal import Graphics

/// What a picture's shapes are painted in, and whether one of them leaves no clear ground.
struct SVGInk {
  /// Each once, opacity left out, in the order of drawing; what takes the surroundings' colour is not among them.
  private(set) var colors: [Color] = []
  /// Whether a single shape covers the whole view box and lets nothing through.
  private(set) var isOpaque = false

  private let viewBox: Rect
  private var targets: [String: SVGNode] = [:]
  /// What a reference names is looked at once, however often it is repeated.
  private var visited: Set<String> = []

  /// What a shape takes over from the elements around it.
  private struct Surroundings {
    var fill = SVGPaint.color(.black)
    var stroke = SVGPaint.none
    var fillOpacity = 1.0
    /// Whether nothing moves, cuts or fades what is drawn.
    var isPlain = true
  }

  init(of root: SVGNode, viewBox: Rect) {
    self.viewBox = viewBox
    collect(root)
    look(at: root, Surroundings())
  }

  private mutating func collect(_ node: SVGNode) {
    if let id = node.id, targets[id] == nil { targets[id] = node }
    for child in node.children { collect(child) }
  }

  private mutating func look(at node: SVGNode, _ outer: Surroundings) {
    if Self.text(node["display"]) == "none" || Self.number(node["opacity"]) == 0 { return }
    var here = outer
    if case .paint(let paint) = node["fill"], paint != .inherit { here.fill = paint }
    if case .paint(let paint) = node["stroke"], paint != .inherit { here.stroke = paint }
    if let opacity = Self.number(node["fill-opacity"]) { here.fillOpacity = opacity }
    let changes = ["transform", "clip-path", "mask", "opacity"].contains { node[$0] != nil }
    here.isPlain = outer.isPlain && !changes
    switch node.tag {
    case .defs, .clipPath, .mask, .linearGradient, .radialGradient, .stop: return
    // A symbol is drawn where something uses it.
    case .symbol: return
    case .svg, .g: for child in node.children { look(at: child, here) }
    case .use:
      guard let link = node.link, let target = targets[link], visited.insert(link).inserted else { return }
      here.isPlain = false
      if target.tag == .symbol {
        for child in target.children { look(at: child, here) }
      } else {
        look(at: target, here)
      }
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: paint(node, here)
    }
  }

  private mutating func paint(_ node: SVGNode, _ here: Surroundings) {
    if let visibility = Self.text(node["visibility"]), visibility != "visible" { return }
    if here.fillOpacity > 0, node.tag != .line {
      note(here.fill)
      if here.isPlain, here.fillOpacity == 1, isSolid(here.fill),
        let area = SVGBox.area(of: node, in: viewBox), area.contains(viewBox)
      {
        isOpaque = true
      }
    }
    if Self.number(node["stroke-width"]) != 0, Self.number(node["stroke-opacity"]) != 0 { note(here.stroke) }
  }

  private mutating func note(_ paint: SVGPaint) {
    switch paint {
    case .color(let color): note(color)
    case .gradient(let id, let fallback):
      let stops = stops(of: id)
      if stops.isEmpty { note(fallback) }
      for stop in stops { note(Self.color(of: stop)) }
    case .none, .currentColor, .inherit: break
    }
  }

  private mutating func note(_ color: Color) {
    if color.isClear { return }
    var plain = color
    plain.alpha = 255
    if !colors.contains(plain) { colors.append(plain) }
  }

  private func isSolid(_ paint: SVGPaint) -> Bool {
    switch paint {
    case .color(let color): color.isOpaque
    case .gradient(let id, let fallback):
      stops(of: id).isEmpty ? isSolid(fallback) : stops(of: id).allSatisfy { $0["stop-opacity"] == nil }
    case .none, .currentColor, .inherit: false
    }
  }

  /// The stops of a gradient, its own or those of the one it refers to.
  private func stops(of id: String) -> [SVGNode] {
    var next: String? = id
    var seen: Set<String> = []
    while let id = next, seen.insert(id).inserted, let node = targets[id], node.tag.isGradient {
      let stops = node.children.filter { $0.tag == .stop }
      if !stops.isEmpty { return stops }
      next = node.link
    }
    return []
  }

  private static func color(of stop: SVGNode) -> Color {
    if case .paint(.color(let color)) = stop["stop-color"] { color } else { .black }
  }

  private static func text(_ value: SVGValue?) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  private static func number(_ value: SVGValue?) -> Double? { text(value).flatMap { Double($0) } }
}
