internal import Graphics

/// Shapes that are plain rectangles with upright sides.
enum SVGBox {
  /// The rectangle that a shape fills; nil for any other shape.
  static func area(of node: SVGNode, in viewBox: Rect) -> Rect? {
    switch node.tag {
    case .rect: rectangle(node, in: viewBox)
    case .path: text(node["d"]).flatMap { path($0) }
    default: nil
    }
  }

  private static func rectangle(_ node: SVGNode, in viewBox: Rect) -> Rect? {
    // A radius on one axis rounds both.
    for name in ["rx", "ry"] { if let radius = length(node[name], of: 1), radius > 0 { return nil } }
    guard let width = length(node["width"], of: viewBox.width),
      let height = length(node["height"], of: viewBox.height)
    else { return nil }
    return Rect(
      x: length(node["x"], of: viewBox.width) ?? 0, y: length(node["y"], of: viewBox.height) ?? 0,
      width: width, height: height)
  }

  /// A path of one box, as `M0 0h24v24H0z`: how drawing programs write a ground.
  private static func path(_ text: String) -> Rect? {
    guard var parts = PathParts(text), let start = parts.next(), start.command == "M" || start.command == "m"
    else { return nil }
    var points = [Point(x: start.numbers[0], y: start.numbers[1])]
    while let (command, numbers) = parts.next() {
      // No path is refused here for having no point yet: the first part gave one.
      guard var point = points.last else { return nil }
      switch command {
      case "H": point.x = numbers[0]
      case "h": point.x += numbers[0]
      case "V": point.y = numbers[0]
      case "v": point.y += numbers[0]
      case "L": point = Point(x: numbers[0], y: numbers[1])
      case "l": point = point + Point(x: numbers[0], y: numbers[1])
      case "Z", "z": continue
      default: return nil
      }
      points.append(point)
    }
    if points.count == 5, points[4] == points[0] { points.removeLast() }
    guard points.count == 4 else { return nil }
    for index in 0..<4 {
      let (one, other) = (points[index], points[(index + 1) % 4])
      // Sides stand upright and lie flat in turn.
      guard (one.x == other.x) != (one.y == other.y),
        (points[0].x == points[1].x) == (index % 2 == 0 ? one.x == other.x : one.y == other.y)
      else { return nil }
    }
    let (left, right) = (min(points[0].x, points[2].x), max(points[0].x, points[2].x))
    let (top, bottom) = (min(points[0].y, points[2].y), max(points[0].y, points[2].y))
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  private static func text(_ value: SVGValue?) -> String? {
    if case .text(let text) = value { text } else { nil }
  }

  private static func length(_ value: SVGValue?, of whole: Double) -> Double? {
    guard let text = text(value) else { return nil }
    if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 * whole } }
    return Double(text)
  }
}

/// The commands of a path with their numbers, those that make boxes.
private struct PathParts {
  private var parts: [(command: Character, numbers: [Double])] = []
  private var index = 0

  /// Nil where another command stands, or numbers are missing or too many: curves are no boxes.
  init?(_ text: String) {
    // Boxes are short; a drawing's outline need not be read.
    guard text.utf8.count <= 200 else { return nil }
    var rest = Substring(text)
    while let command = rest.first {
      rest = rest.dropFirst()
      if command == " " || command == "," { continue }
      let count: Int
      switch command {
      case "M", "m", "L", "l": count = 2
      case "H", "h", "V", "v": count = 1
      case "Z", "z": count = 0
      default: return nil
      }
      let end = rest.firstIndex { $0.isLetter && $0 != "e" && $0 != "E" } ?? rest.endIndex
      guard let numbers = Self.numbers(rest[..<end]), numbers.count == count else { return nil }
      parts.append((command, numbers))
      rest = rest[end...]
    }
  }

  mutating func next() -> (command: Character, numbers: [Double])? {
    guard index < parts.count else { return nil }
    defer { index += 1 }
    return parts[index]
  }

  /// Numbers as paths have them: a minus sign parts them too.
  private static func numbers(_ text: Substring) -> [Double]? {
    var spaced = ""
    var previous: Character = " "
    for character in text {
      if character == "-", previous != "e", previous != "E" { spaced.append(" ") }
      spaced.append(character)
      previous = character
    }
    return SVGNumber.numbers(spaced)
  }
}
