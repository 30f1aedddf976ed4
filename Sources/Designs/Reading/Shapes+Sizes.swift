import Diagnostics
import Graphics
import JSON

/// The keys of insets by side.
enum InsetKeys {
  static let top = Key(fixed: "top", Shapes.coordinate, "From the top, in points.")
  static let leading = Key(fixed: "leading", Shapes.coordinate, "From the leading side, in points.")
  static let bottom = Key(fixed: "bottom", Shapes.coordinate, "From the bottom, in points.")
  static let trailing = Key(fixed: "trailing", Shapes.coordinate, "From the trailing side, in points.")

  static let form = ObjectForm(
    "insets", "insets by side", [top.entry, leading.entry, bottom.entry, trailing.entry])
  /// A separator has no top and bottom.
  static let separatorForm = ObjectForm(
    "separatorInsets", "a separator's insets", [leading.entry, trailing.entry], siblings: ["insets"])
}

/// The keys of insets whose sides are never mirrored.
enum EdgeInsetKeys {
  static let top = Key(fixed: "top", Shapes.coordinate, "From the top, in points.")
  static let left = Key(fixed: "left", Shapes.coordinate, "From the left side, in points.")
  static let bottom = Key(fixed: "bottom", Shapes.coordinate, "From the bottom, in points.")
  static let right = Key(fixed: "right", Shapes.coordinate, "From the right side, in points.")

  static let form = ObjectForm(
    "edgeInsets", "insets by edge", [top.entry, left.entry, bottom.entry, right.entry],
    siblings: ["insets"])
}

/// The keys of priorities by axis.
enum PriorityKeys {
  static let horizontal = Key(fixed: "horizontal", Shapes.number(.priority), "From 1 to 1000.")
  static let vertical = Key(fixed: "vertical", Shapes.number(.priority), "From 1 to 1000.")

  static let form = ObjectForm("priorities", "priorities by axis", [horizontal.entry, vertical.entry])
}

/// The keys of a number that follows the text size.
enum ScaledNumberKeys {
  static let value = Key(
    fixed: "value", Shapes.number(.anyConstant), required: true, "At the text size large, in points.")
  static let relativeTo = Key(
    fixed: "relativeTo", Shapes.textStyle, required: true,
    "The text style whose metrics scale the number (UIFontMetrics); up to iOS 10 nothing scales.")

  static let form = ObjectForm("scaledNumber", "a scaled number", [value.entry, relativeTo.entry])
}

extension Shapes {
  static let coordinate = number(.coordinate)
  static let length = number(.length)

  /// A height in points or `automatic`.
  static let rowHeight = either(scalable(.height), "automatic", .automatic) { RowHeight.points($0) }

  /// A number, or one that follows the text size.
  static func scalable(_ range: NumberRange) -> Shape<Length> {
    let form = Form.either([.number(range), .object(ScaledNumberKeys.form.name)])
    let number = number(range)
    return Shape(form: form) { decoder, node in
      switch decoder.document.kind(node) {
      case .number: return number.read(&decoder, node).map { Length($0) }
      case .object:
        guard let fields = decoder.fields(of: node, ScaledNumberKeys.form) else { return nil }
        let style = decoder.value(ScaledNumberKeys.relativeTo, in: fields)
        guard let place = fields[ScaledNumberKeys.value.name] else { return nil }
        decoder.key = ScaledNumberKeys.value.name
        guard let value = number.read(&decoder, place), let style else { return nil }
        return Length(value, relativeTo: style)
      default: return decoder.wrongType(node, form)
      }
    }
  }

  /// A width or height in points, or `row` in artwork.
  static let dimension = Shape<View.Dimension>(form: anyDimension.form) { decoder, node in
    guard let dimension = anyDimension.read(&decoder, node) else { return nil }
    if dimension == .row, !decoder.isInArtwork {
      decoder.report("misplaced-name", at: node, "\"row\" has a meaning in an action's artwork only")
      return nil
    }
    return dimension
  }

  private static let anyDimension = either(scalable(.length), "row", .row) { View.Dimension.points($0) }

  /// A number or one word.
  static func either<Number: Sendable, Value: Sendable>(
    _ number: Shape<Number>, _ word: String, _ value: Value, _ points: @escaping @Sendable (Number) -> Value
  ) -> Shape<Value> {
    let form = Form.either(number.form.choices + [.names([word], of: "\"\(word)\"")])
    return Shape(form: form) { decoder, node in
      switch decoder.document.kind(node) {
      case .number, .object: return number.read(&decoder, node).map(points)
      case .string:
        let text = decoder.document.text(of: node)
        if text == word { return value }
        return decoder.wrongWord(node, text, word)
      default: return decoder.wrongType(node, form)
      }
    }
  }

  /// Four numbers: x, y, width, height.
  static let frame = numbers([coordinate, coordinate, length, length]) {
    Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
  }

  /// Two numbers: width, height.
  static let size = numbers([length, length]) { Size(width: $0[0], height: $0[1]) }

  /// A list of so many numbers.
  private static func numbers<Value: Sendable>(
    _ elements: [Shape<Double>], _ make: @escaping @Sendable ([Double]) -> Value
  ) -> Shape<Value> {
    let form = Form.tuple(elements.map(\.form))
    return Shape(form: form) { decoder, node in
      guard decoder.document.kind(node) == .array else { return decoder.wrongType(node, form) }
      let nodes = Array(decoder.document.elements(of: node))
      guard nodes.count == elements.count else {
        decoder.wrongCount(node, nodes.count, elements.count...elements.count)
        return nil
      }
      let values = zip(elements, nodes).compactMap { element, node in element.read(&decoder, node) }
      return values.count == elements.count ? make(values) : nil
    }
  }

  /// One number for all sides, or an object; a side that it leaves out has `standard`.
  static func insets(standard: Double) -> Shape<DirectionalEdgeInsets> {
    sides(InsetKeys.form) {
      DirectionalEdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0)
    } sides: { decoder, fields in
      DirectionalEdgeInsets(
        top: decoder.value(InsetKeys.top, in: fields) ?? standard,
        leading: decoder.value(InsetKeys.leading, in: fields) ?? standard,
        bottom: decoder.value(InsetKeys.bottom, in: fields) ?? standard,
        trailing: decoder.value(InsetKeys.trailing, in: fields) ?? standard)
    }
  }

  /// One number for all edges, or an object; an edge that it leaves out has 0.
  static let edgeInsets: Shape<EdgeInsets> = sides(EdgeInsetKeys.form) {
    EdgeInsets($0)
  } sides: { decoder, fields in
    EdgeInsets(
      top: decoder.value(EdgeInsetKeys.top, in: fields) ?? 0,
      left: decoder.value(EdgeInsetKeys.left, in: fields) ?? 0,
      bottom: decoder.value(EdgeInsetKeys.bottom, in: fields) ?? 0,
      right: decoder.value(EdgeInsetKeys.right, in: fields) ?? 0)
  }

  /// A number for the leading side, or an object.
  static let separatorInsets: Shape<DirectionalEdgeInsets> = sides(InsetKeys.separatorForm) {
    DirectionalEdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0)
  } sides: { decoder, fields in
    DirectionalEdgeInsets(
      top: 0, leading: decoder.value(InsetKeys.leading, in: fields) ?? 0, bottom: 0,
      trailing: decoder.value(InsetKeys.trailing, in: fields) ?? 0)
  }

  /// One number, or an object with a number for each side.
  private static func sides<Value: Sendable>(
    _ object: ObjectForm, number: @escaping @Sendable (Double) -> Value,
    sides: @escaping @Sendable (inout DesignDecoder, Fields) -> Value
  ) -> Shape<Value> {
    let form = Form.either([.number(.coordinate), .object(object.name)])
    return Shape(form: form) { decoder, node in
      switch decoder.document.kind(node) {
      case .number: return coordinate.read(&decoder, node).map(number)
      case .object: return decoder.fields(of: node, object).map { sides(&decoder, $0) }
      default: return decoder.wrongType(node, form)
      }
    }
  }

  /// Priorities by axis; an axis that is left out has `standard`.
  static func priorities(standard: Double) -> Shape<View.Priorities> {
    Shape(form: .object(PriorityKeys.form.name)) { decoder, node in
      guard let fields = decoder.fields(of: node, PriorityKeys.form) else { return nil }
      return View.Priorities(
        horizontal: decoder.value(PriorityKeys.horizontal, in: fields) ?? standard,
        vertical: decoder.value(PriorityKeys.vertical, in: fields) ?? standard)
    }
  }
}

extension DesignDecoder {
  /// Reports a string where a number or one certain word can stand.
  fileprivate mutating func wrongWord<Value>(_ node: Int, _ text: String, _ word: String) -> Value? {
    let hint =
      NumberText.isFinite(text)
      ? "; write \(text) without quotes" : Suggestion.clause(for: text, among: [word])
    report("unknown-name", at: node, "\"\(key)\" must be a number or \"\(word)\", not \(quoted(text))\(hint)")
    return nil
  }
}
