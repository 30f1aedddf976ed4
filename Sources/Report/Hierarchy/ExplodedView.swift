import Graphics
import Staging

/// A view tree drawn apart: each view a plate, lifted above its superview, in isometric projection.
///
/// Pure SVG with presentation attributes; words take the page's colour, so it reads in the light and in the dark.
struct ExplodedView {
  /// So many actions are drawn; further ones stand in the list alone.
  static let shownActions = 6
  /// Cosine and sine of 30 degrees, along which the row's two sides run.
  private static let across = 0.8660254
  private static let down = 0.5
  /// Between a plate and its superview's, in points of the picture.
  private static let lift = 52.0
  /// Between the first lines of two labels.
  private static let labelPitch = 36.0
  private static let labelWidth = 300.0
  /// The longest side of a row as it is drawn: a tablet's is scaled down.
  private static let longest = 400.0

  private struct Plate {
    var view: Int
    var corners: [Point]
    /// Where the same corners lie at the superview's level.
    var feet: [Point]
    var label = 0.0
  }

  private let views: [HierarchyView]
  private let changes: [ViewChange]
  private var plates: [Plate] = []
  private var bounds = Rect(x: 0, y: 0, width: 1, height: 1)

  init(_ views: [HierarchyView], changes: [ViewChange]) {
    self.views = views
    self.changes = changes
    place()
    placeLabels()
  }

  private static func isDrawn(_ role: StageView.Role) -> Bool {
    switch role {
    case .table, .wrapper, .swipeContainer, .pullView, .action, .actionPart, .cell, .contentView, .card: true
    default: false
    }
  }

  private mutating func place() {
    let table = views.first?.frame.size ?? Size(width: 1, height: 1)
    let scale = min(1, Self.longest / max(table.width, 2.5 * table.height, 1))
    var levels = [Int](repeating: -1, count: views.count)
    var actionCount = 0
    for (index, view) in views.enumerated() where Self.isDrawn(view.role) {
      let below = view.parent < 0 ? -1 : levels[view.parent]
      if view.parent >= 0, below < 0 { continue }
      if view.role == .action {
        actionCount += 1
        if actionCount > Self.shownActions { continue }
      }
      levels[index] = below + 1
      let rect = view.absolute
      let flat = [
        Point(x: rect.x, y: rect.y), Point(x: rect.maxX, y: rect.y), Point(x: rect.maxX, y: rect.maxY),
        Point(x: rect.x, y: rect.maxY),
      ].map {
        Point(x: ($0.x - $0.y) * Self.across * scale, y: ($0.x + $0.y) * Self.down * scale)
      }
      func lifted(_ level: Int) -> [Point] {
        flat.map { Point(x: $0.x, y: $0.y - Double(level) * Self.lift) }
      }
      plates.append(Plate(view: index, corners: lifted(below + 1), feet: lifted(max(below, 0))))
    }
    let points = plates.flatMap(\.corners)
    let (left, right) = (points.map(\.x).min() ?? 0, points.map(\.x).max() ?? 1)
    let (top, bottom) = (points.map(\.y).min() ?? 0, points.map(\.y).max() ?? 1)
    bounds = Rect(
      x: (left - 8).rounded(), y: (top - 16).rounded(), width: (right - left + 48).rounded(),
      height: (bottom - top + 24).rounded())
  }

  /// Labels stand in one column, each as near to its plate's corner as its neighbours allow.
  private mutating func placeLabels() {
    let order = plates.indices.sorted { (plates[$0].corners[1].y, -$0) < (plates[$1].corners[1].y, -$1) }
    var next = bounds.y + 14
    for index in order {
      plates[index].label = max(plates[index].corners[1].y, next)
      next = plates[index].label + Self.labelPitch
    }
    bounds.height = max(bounds.height, (next - bounds.y).rounded(.up))
  }

  func append(label: String, to out: inout [UInt8]) {
    out.append("<svg class=\"exploded\" role=\"img\" aria-label=\"")
    out.append(attribute: label)
    out.append("\" width=\"")
    out.append(points: bounds.width + Self.labelWidth)
    out.append("\" height=\"")
    out.append(points: bounds.height)
    out.append("\" viewBox=\"")
    out.append(points: bounds.x)
    out.append(" ")
    out.append(points: bounds.y)
    out.append(" ")
    out.append(points: bounds.width + Self.labelWidth)
    out.append(" ")
    out.append(points: bounds.height)
    out.append(
      "\" font-family=\"ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace\" font-size=\"12\" fill=\"currentColor\">\n"
    )
    out.append("<g stroke-width=\"1.25\" stroke-linejoin=\"round\" fill-opacity=\"0.28\">\n")
    for plate in plates.sorted(by: { (views[$0.view].depth, $0.view) < (views[$1.view].depth, $1.view) }) {
      append(plate, to: &out)
    }
    out.append("</g>\n")
    appendLines(to: &out)
    for plate in plates { appendLabel(of: plate, to: &out) }
    out.append("</svg>\n")
  }

  private func append(_ plate: Plate, to out: inout [UInt8]) {
    let color = views[plate.view].role.plateColor
    if plate.feet != plate.corners {
      out.append("<path d=\"")
      for corner in [1, 3] {
        out.append("M")
        out.append(point: plate.feet[corner])
        out.append("L")
        out.append(point: plate.corners[corner])
      }
      out.append("\" stroke=\"")
      out.append(color)
      out.append("\" stroke-width=\"0.75\" stroke-dasharray=\"2 3\"/>")
    }
    out.append("<path d=\"M")
    for (index, corner) in plate.corners.enumerated() {
      if index > 0 { out.append("L") }
      out.append(point: corner)
    }
    out.append("z\" fill=\"")
    out.append(color)
    out.append("\" stroke=\"")
    out.append(color)
    out.append("\"/>\n")
  }

  /// From each plate to its label, with a dot where the line touches the plate.
  private func appendLines(to out: inout [UInt8]) {
    let x = bounds.maxX
    out.append("<path d=\"")
    for plate in plates {
      let start = plate.corners[1]
      out.append("M")
      out.append(point: start)
      out.append("L")
      out.append(point: Point(x: x - 18, y: plate.label))
      out.append("H")
      out.append(points: x - 6)
      out.append("M")
      out.append(point: Point(x: start.x - 1.5, y: start.y))
      out.append("h3")
    }
    out.append("\" fill=\"none\" stroke=\"currentColor\" stroke-opacity=\"0.55\" stroke-width=\"0.75\"/>\n")
  }

  private func appendLabel(of plate: Plate, to out: inout [UInt8]) {
    let view = views[plate.view]
    let x = bounds.maxX
    let y = (plate.label * 10).rounded() / 10
    out.append("<rect x=\"")
    out.append(points: x - 4)
    out.append("\" y=\"")
    out.append(points: y - 5)
    out.append("\" width=\"10\" height=\"10\" fill=\"")
    out.append(view.role.plateColor)
    out.append("\"/><text x=\"")
    out.append(points: x + 12)
    out.append("\" y=\"")
    out.append(points: y + 4)
    out.append("\" font-weight=\"600\">")
    out.append(text: view.className)
    out.append("</text><text x=\"")
    out.append(points: x + 12)
    out.append("\" y=\"")
    out.append(points: y + 19)
    out.append("\">")
    out.append(frame: view.frame)
    if changes.indices.contains(plate.view), let word = changes[plate.view].word {
      out.append("<tspan font-weight=\"600\"> · ")
      out.append(text: word)
      out.append("</tspan>")
    }
    out.append("</text>\n")
  }
}

extension StageView.Role {
  /// Middle tones, which stand out on light paper and on dark.
  fileprivate var plateColor: StaticString {
    switch self {
    case .table: "#7D8590"
    case .wrapper, .swipeContainer: "#8F67C9"
    case .pullView: "#C9642B"
    case .action: "#C93A82"
    case .actionPart: "#D273AB"
    case .cell: "#3480D2"
    case .contentView: "#1A9A86"
    default: "#71972A"
    }
  }
}

extension [UInt8] {
  /// In tenths: finer than any line.
  fileprivate mutating func append(point: Point) {
    append(points: (point.x * 10).rounded() / 10)
    append(" ")
    append(points: (point.y * 10).rounded() / 10)
  }

  /// Appends `16 0 343 100`: x, y, width and height in points.
  mutating func append(frame: Rect) {
    for (index, value) in [frame.x, frame.y, frame.width, frame.height].enumerated() {
      if index > 0 { append(" ") }
      append(points: value)
    }
  }
}
