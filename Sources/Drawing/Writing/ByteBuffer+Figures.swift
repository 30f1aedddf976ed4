import Graphics
import Staging

extension ByteBuffer {
  /// The figure's element, open for more attributes: `<rect …` or `<path …`.
  mutating func append(_ figure: Figure) {
    let isPlain = figure.radius <= 0 || figure.rect.isEmpty
    guard isPlain || (figure.curve == .circular && figure.corners == .all) else {
      return append(path: figure)
    }
    append("<rect")
    append(place: figure.rect)
    guard !isPlain else { return }
    append(" rx=\"")
    append(figure.radius)
    append("\"")
  }

  /// ` x="…" y="…" width="…" height="…"`.
  mutating func append(place rect: Rect) {
    append(" x=\"")
    append(rect.x)
    append("\" y=\"")
    append(rect.y)
    append("\" width=\"")
    append(max(rect.width, 0))
    append("\" height=\"")
    append(max(rect.height, 0))
    append("\"")
  }

  /// Clockwise from the end of the top left corner.
  private mutating func append(path figure: Figure) {
    let rect = figure.rect
    append("<path d=\"M")
    append(x: rect.x + (figure.corners.contains(.topLeft) ? reach(figure) : 0), y: rect.y)
    let turns: [(corner: Corners, Point, in: Point)] = [
      (.topRight, Point(x: rect.maxX, y: rect.y), in: Point(x: 1, y: 0)),
      (.bottomRight, Point(x: rect.maxX, y: rect.maxY), in: Point(x: 0, y: 1)),
      (.bottomLeft, Point(x: rect.x, y: rect.maxY), in: Point(x: -1, y: 0)),
      (.topLeft, Point(x: rect.x, y: rect.y), in: Point(x: 0, y: -1)),
    ]
    for (corner, point, direction) in turns {
      append("L")
      guard figure.corners.contains(corner) else {
        append(x: point.x, y: point.y)
        continue
      }
      append(corner: Turn(corner: point, direction: direction), of: figure)
    }
    append("Z\"")
  }

  /// A corner of a path that runs clockwise: places by their distance before the corner on the side that leads
  /// to it, and after it on the next.
  private struct Turn {
    var corner: Point
    /// Along the side that leads to the corner; the next side runs a quarter turn further.
    var direction: Point

    func point(before: Double, after: Double) -> Point {
      Point(
        x: corner.x - direction.x * before - direction.y * after,
        y: corner.y - direction.y * before + direction.x * after)
    }
  }

  private func reach(_ figure: Figure) -> Double {
    figure.curve == .circular ? figure.radius : continuous(figure).half.start
  }

  private func continuous(_ figure: Figure) -> ContinuousCorner {
    ContinuousCorner(radius: figure.radius, room: min(figure.rect.width, figure.rect.height) / 2)
  }

  private mutating func append(corner turn: Turn, of figure: Figure) {
    if figure.curve == .circular {
      append(turn.point(before: figure.radius, after: 0))
      append("A")
      append(figure.radius)
      append(" ")
      append(figure.radius)
      append(" 0 0 1 ")
      return append(turn.point(before: 0, after: figure.radius))
    }
    let curve = continuous(figure)
    let half = curve.half
    let start = turn.point(before: half.start, after: 0)
    append(start)
    append("c")
    var pen = RelativePen(at: start)
    pen.append(
      turn.point(before: half.control1, after: 0),
      turn.point(before: half.control2, after: curve.control2Across),
      turn.point(before: half.along, after: half.across), to: &self)
    pen.append(
      turn.point(before: half.middleAlong, after: half.middleAcross),
      turn.point(before: half.middleAcross, after: half.middleAlong),
      turn.point(before: half.across, after: half.along), to: &self)
    pen.append(
      turn.point(before: curve.control2Across, after: half.control2),
      turn.point(before: 0, after: half.control1), turn.point(before: 0, after: half.start), to: &self)
  }

  /// Writes curves relative to where each begins, which takes a quarter fewer bytes. Places are rounded to hundredths
  /// before they are subtracted, so that nothing adds up.
  private struct RelativePen {
    /// In hundredths of a point.
    private var x: Double
    private var y: Double
    private var isFirst = true

    init(at point: Point) {
      x = (point.x * 100).rounded()
      y = (point.y * 100).rounded()
    }

    mutating func append(_ control1: Point, _ control2: Point, _ end: Point, to buffer: inout ByteBuffer) {
      for point in [control1, control2, end] {
        append((point.x * 100).rounded() - x, to: &buffer)
        append((point.y * 100).rounded() - y, to: &buffer)
      }
      x = (end.x * 100).rounded()
      y = (end.y * 100).rounded()
    }

    /// A minus parts numbers as well as a space does.
    private mutating func append(_ hundredths: Double, to buffer: inout ByteBuffer) {
      if !isFirst, hundredths >= 0 { buffer.append(" ") }
      isFirst = false
      buffer.append(hundredths / 100)
    }
  }

  private mutating func append(_ point: Point) { append(x: point.x, y: point.y) }

  mutating func append(x: Double, y: Double) {
    append(x)
    append(" ")
    append(y)
  }
}

extension ByteBuffer {
  /// ` width="…" height="…" viewBox="0 0 … …"`.
  mutating func append(dimensions size: Size) {
    append(" width=\"")
    append(max(size.width, 0))
    append("\" height=\"")
    append(max(size.height, 0))
    append("\" viewBox=\"0 0 ")
    append(x: max(size.width, 0), y: max(size.height, 0))
    append("\"")
  }
}
