internal import Graphics

/// What a picture's shapes are painted in, and whether one of them leaves no clear ground.
struct SVGInk {
  /// Each once, opacity left out, in the order of drawing; what takes the surroundings' colour is not among them.
  private(set) var colors: [Color] = []
  /// Whether a single shape covers the whole view box and lets nothing through.
  private(set) var isOpaque = false

  /// What `colors` holds: a picture may have thousands.
  private var known: Set<Color> = []
  private let viewBox: Rect
  private var targets: [String: SVGNode] = [:]
  /// What a reference names is looked at once in the same surroundings, however often it is repeated.
  private var visited: Set<Use> = []
  /// References that are being followed; the writer has refused circles and long chains before.
  private var depth = 0
  private static let deepest = 16

  /// What a shape takes over from the elements around it.
  private struct Surroundings: Hashable {
    var fill = SVGPaint.color(.black)
    var stroke = SVGPaint.none
    var fillOpacity = 1.0
    /// Whether a stroke has a width and lets itself be seen.
    var hasStrokeWidth = true
    var isStrokeSeen = true
    var isVisible = true
    /// Whether nothing moves, cuts or fades what is drawn.
    var isPlain = true
  }

  private struct Use: Hashable {
    var link: String
    var surroundings: Surroundings
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
    if let width = Self.number(node["stroke-width"]) { here.hasStrokeWidth = width != 0 }
    if let opacity = Self.number(node["stroke-opacity"]) { here.isStrokeSeen = opacity > 0 }
    if let visibility = Self.text(node["visibility"]) { here.isVisible = visibility == "visible" }
    let changes = ["transform", "clip-path", "mask", "opacity"].contains { node[$0] != nil }
    here.isPlain = outer.isPlain && !changes
    switch node.tag {
    case .defs, .clipPath, .mask, .linearGradient, .radialGradient, .stop: return
    // A symbol is drawn where something uses it.
    case .symbol: return
    case .svg, .g: for child in node.children { look(at: child, here) }
    case .use:
      here.isPlain = false
      guard let link = node.link, let target = targets[link], depth < Self.deepest,
        visited.insert(Use(link: link, surroundings: here)).inserted
      else { return }
      depth += 1
      defer { depth -= 1 }
      if target.tag == .symbol {
        for child in target.children { look(at: child, here) }
      } else {
        look(at: target, here)
      }
    case .path, .rect, .circle, .ellipse, .line, .polyline, .polygon: paint(node, here)
    }
  }

  private mutating func paint(_ node: SVGNode, _ here: Surroundings) {
    if !here.isVisible { return }
    if here.fillOpacity > 0, node.tag != .line {
      note(here.fill)
      if here.isPlain, here.fillOpacity == 1, isSolid(here.fill),
        let area = SVGBox.area(of: node, in: viewBox), area.contains(viewBox)
      {
        isOpaque = true
      }
    }
    if here.hasStrokeWidth, here.isStrokeSeen { note(here.stroke) }
  }

  private mutating func note(_ paint: SVGPaint) {
    switch paint {
    case .color(let color): note(color)
    case .gradient(let id, let fallback):
      guard let stops = stops(of: id) else { return note(fallback) }
      for stop in stops where Self.number(stop["stop-opacity"]) != 0 { note(Self.paint(of: stop)) }
    case .none, .currentColor, .inherit: break
    }
  }

  private mutating func note(_ color: Color) {
    if color.isClear { return }
    var plain = color
    plain.alpha = 255
    if known.insert(plain).inserted { colors.append(plain) }
  }

  private func isSolid(_ paint: SVGPaint) -> Bool {
    switch paint {
    case .color(let color): color.isOpaque
    case .gradient(let id, let fallback):
      // Without stops it paints nothing.
      stops(of: id).map { stops in
        !stops.isEmpty && stops.allSatisfy { (Self.number($0["stop-opacity"]) ?? 1) == 1 }
      } ?? isSolid(fallback)
    // The surroundings' colour is there in the original, and one colour or another in a template.
    case .currentColor: true
    case .none, .inherit: false
    }
  }

  /// The stops of a gradient, its own or those of the one it refers to; nil where there is no such gradient.
  private func stops(of id: String) -> [SVGNode]? {
    guard targets[id]?.tag.isGradient == true else { return nil }
    var next: String? = id
    var seen: Set<String> = []
    while let id = next, seen.insert(id).inserted, let node = targets[id], node.tag.isGradient {
      let stops = node.children.filter { $0.tag == .stop }
      if !stops.isEmpty { return stops }
      next = node.link
    }
    return []
  }

  private static func paint(of stop: SVGNode) -> SVGPaint {
    switch stop["stop-color"] {
    case .paint(.color(let color)): .color(color)
    case .paint(.currentColor): .currentColor
    default: .color(.black)
    }
  }

  private static func text(_ value: SVGValue?) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  private static func number(_ value: SVGValue?) -> Double? { text(value).flatMap { Double($0) } }
}
