import Assets
import Graphics
import Hashing

/// Serialises display lists: the one place that knows SVG.
struct SVGWriter: Sendable {
  var shelf: Shelf
  let rasters: RasterSource
  private(set) var sharing: Sharing
  var names: ElementIDs
  var out = ByteBuffer()
  /// What a page refers to, in the order of first use.
  var definitions = ByteBuffer()
  /// Whether `out` is at present a definition: its parts may carry ids where they stand.
  var isDefining = false
  var runs: [ContentHash: Int] = [:]
  var symbols: [SymbolKey: Int] = [:]
  var tints: [Color: Int] = [:]
  private var paths = FigurePaths()
  /// Parts are numbered as they come: all up to this one are defined.
  private var definedParts = 0
  private var groups: [OpenGroup] = []

  /// How to end a group that was begun.
  private enum OpenGroup: Sendable {
    case plain
    case tiles(Figure, id: Int)
  }

  init(shelf: Shelf, rasters: RasterSource, sharing: Sharing, prefix: String = "") {
    self.shelf = shelf
    self.rasters = rasters
    self.sharing = sharing
    names = ElementIDs(prefix: prefix)
  }

  /// Begins another document: what is written and referred to is forgotten, what was read and worked out is kept.
  mutating func restart(_ sharing: Sharing) {
    self.sharing = sharing
    names = ElementIDs(prefix: names.prefix)
    runs.removeAll(keepingCapacity: true)
    symbols.removeAll(keepingCapacity: true)
    tints.removeAll(keepingCapacity: true)
    definedParts = 0
  }

  mutating func write(_ list: DisplayList) {
    for command in list.commands {
      switch command {
      case .fill(let figure, let color): fill(figure, color)
      case .stroke(let figure, let color, let width, let dash):
        stroke(figure, color, width: width, dash: dash)
      case .blur(let figure, let color, let radius): blur(figure, color, radius: radius)
      case .run(let run, let place, let scale, let color): draw(run, at: place, scale: scale, color)
      case .picture(let id, let rect, let tint, let isFlipped):
        draw(id, in: rect, tint: tint, isFlipped: isFlipped)
      case .icon(let name, let rect, let color, let isFlipped):
        draw(icon: name, in: rect, color, isFlipped: isFlipped)
      case .glyph(let picture, let rect, let alpha): draw(picture, in: rect, alpha: alpha)
      case .caption(let lines, let rect, let color): caption(lines, in: rect, color)
      case .part(let part, let place): refer(to: part, at: place)
      case .begin(let group): begin(group)
      case .end: end()
      }
    }
  }

  /// The figure's element, open for more attributes.
  mutating func append(_ figure: Figure) {
    if figure.curve == .continuous, figure.radius > 0 {
      out.append(paths.path(of: figure))
    } else {
      out.append(figure)
    }
  }

  private mutating func fill(_ figure: Figure, _ color: Color) {
    append(figure)
    out.append(fill: color)
    out.append("/>")
  }

  private mutating func stroke(_ figure: Figure, _ color: Color, width: Double, dash: Double) {
    append(figure)
    out.append(" fill=\"none\"")
    out.append(stroke: color)
    out.append(" stroke-width=\"")
    out.append(width)
    if dash > 0 {
      out.append("\" stroke-dasharray=\"")
      out.append(dash)
    }
    out.append("\"/>")
  }

  // MARK: Groups

  private mutating func begin(_ group: DisplayList.Group) {
    var opened = OpenGroup.plain
    switch group {
    case .alpha(let alpha):
      out.append("<g opacity=\"")
      out.append(alpha: alpha)
      out.append("\">")
    case .clip(let figure):
      let id = names.nextResource()
      out.append("<clipPath id=\"")
      name("k", id)
      out.append("\">")
      append(figure)
      out.append("/></clipPath><g clip-path=\"url(#")
      name("k", id)
      out.append(")\">")
    case .shadow(let color, let radius, let offset, let region):
      beginShadow(color, radius: radius, offset: offset, region: region)
    case .tint(let color, let region): beginTint(color, region: region)
    case .scale(let share, let point):
      out.append("<g transform=\"matrix(")
      out.append(scale: share)
      out.append(" 0 0 ")
      out.append(scale: share)
      out.append(" ")
      out.append(x: point.x * (1 - share), y: point.y * (1 - share))
      out.append(")\">")
    case .tiles(let figure, let size):
      let id = names.nextResource()
      out.append("<pattern id=\"")
      name("k", id)
      out.append("\" patternUnits=\"userSpaceOnUse\"")
      out.append(place: Rect(origin: figure.rect.origin, size: size))
      // A pattern's own coordinates begin at its tile's corner; the view box keeps the picture's.
      out.append(" viewBox=\"")
      out.append(x: figure.rect.x, y: figure.rect.y)
      out.append(" ")
      out.append(x: size.width, y: size.height)
      out.append("\">")
      opened = .tiles(figure, id: id)
    case .named(let title):
      out.append("<g><title>")
      out.append(escaped: title)
      out.append("</title>")
    case .marked(let mark):
      out.append("<g class=\"")
      out.append(escaped: mark.rawValue)
      out.append("\">")
    }
    groups.append(opened)
  }

  private mutating func end() {
    switch groups.popLast() {
    case .tiles(let figure, let id):
      out.append("</pattern>")
      append(figure)
      out.append(" fill=\"url(#")
      name("k", id)
      out.append(")\"/>")
    case .plain: out.append("</g>")
    case nil: break
    }
  }

  // MARK: Parts

  private mutating func refer(to part: DisplayPart, at place: Point) {
    if part.number > definedParts {
      definedParts = part.number
      define { writer in
        writer.out.append("<g id=\"")
        writer.name("c", part.number)
        writer.out.append("\">")
        let outer = writer.groups
        writer.groups = []
        writer.write(part.list)
        writer.groups = outer
        writer.out.append("</g>")
      }
    }
    out.append("<use href=\"#")
    name("c", part.number)
    out.append("\"")
    if place != .zero {
      out.append(" x=\"")
      out.append(place.x)
      out.append("\" y=\"")
      out.append(place.y)
      out.append("\"")
    }
    out.append("/>")
  }

  /// Writes into the definitions instead; in place where that is being done already, or where there are none.
  mutating func define(_ body: (inout SVGWriter) -> Void) {
    guard sharing == .definitions, !isDefining else { return body(&self) }
    swap(&out, &definitions)
    isDefining = true
    body(&self)
    isDefining = false
    swap(&out, &definitions)
  }

  mutating func name(_ kind: StaticString, _ number: Int) {
    if !names.prefix.isEmpty { out.append(escaped: names.prefix) }
    out.append(kind)
    out.append(number)
  }
}
