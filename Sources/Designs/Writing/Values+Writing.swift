import Graphics
import UIKitRules

extension ColorValue {
  /// A name of UIKit's, hexadecimal digits, or one of both for each appearance.
  var json: JSONValue {
    switch self {
    case .fixed(.clear): return .string(SystemColor.clear.rawValue)
    case .fixed(let color): return .string(color.hex)
    case .system(let name): return .string(name.rawValue)
    case .tint: return .string("tint")
    case .dynamic(let light, let dark, let lightHighContrast, let darkHighContrast):
      var members = [JSONValue.Member(key: DynamicColorKeys.light.name, value: light.json)]
      func add(_ key: Key<ColorValue>, _ color: ColorValue, unless standard: ColorValue) {
        if color != standard { members.append(JSONValue.Member(key: key.name, value: color.json)) }
      }
      add(DynamicColorKeys.dark, dark, unless: light)
      add(DynamicColorKeys.lightHighContrast, lightHighContrast, unless: light)
      add(DynamicColorKeys.darkHighContrast, darkHighContrast, unless: dark)
      return .object(members)
    }
  }
}

extension FontValue {
  /// The same font without a weight that goes without saying: at a size regular is the default.
  var leastSaid: FontValue {
    if weight != .regular { return self }
    if case .style = base { return self }
    var font = self
    font.weight = nil
    return font
  }

  var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONValue.Member(key: key, value: value)) }
    switch base {
    case .style(let style):
      if self == FontValue(base: base) { return .string(style.rawValue) }
      add(FontKeys.textStyle.name, .string(style.rawValue))
    case .system(let size): add(FontKeys.size.name, .number(size))
    case .named(let name, let size):
      add(FontKeys.name.name, .string(name))
      add(FontKeys.size.name, .number(size))
    }
    if let weight { add(FontKeys.weight.name, .string(weight.rawValue)) }
    if design != .default { add(FontKeys.design.name, .string(design.rawValue)) }
    if let relativeTo { add(FontKeys.relativeTo.name, .string(relativeTo.rawValue)) }
    if let maximumPointSize { add(FontKeys.maximumPointSize.name, .number(maximumPointSize)) }
    return .object(members)
  }
}

extension ImageValue {
  var json: JSONValue {
    var members: [JSONValue.Member] = []
    func add(_ key: String, _ value: JSONValue) { members.append(JSONValue.Member(key: key, value: value)) }
    switch source {
    case .named(let name): add(ImageKeys.named.name, .string(name))
    case .symbol(let name): add(ImageKeys.systemName.name, .string(name))
    }
    if renderingMode != .automatic { add(ImageKeys.renderingMode.name, .string(renderingMode.rawValue)) }
    if flipsForRightToLeftLayoutDirection {
      add(ImageKeys.flipsForRightToLeftLayoutDirection.name, .boolean(true))
    }
    if let knownSize { add(ImageKeys.size.name, knownSize.json) }
    return .object(members)
  }
}

extension Length {
  var json: JSONValue {
    guard let relativeTo else { return .number(value) }
    return .object([
      JSONValue.Member(key: ScaledNumberKeys.value.name, value: .number(value)),
      JSONValue.Member(key: ScaledNumberKeys.relativeTo.name, value: .string(relativeTo.rawValue)),
    ])
  }
}

extension RowHeight {
  var json: JSONValue {
    switch self {
    case .automatic: .string("automatic")
    case .points(let length): length.json
    }
  }
}

extension Size {
  var json: JSONValue { .list([.number(width), .number(height)]) }
}

extension Rect {
  var json: JSONValue { .list([.number(x), .number(y), .number(width), .number(height)]) }
}

extension JSONValue {
  /// One number where all sides have it, else those that are not `standard`.
  static func sides(_ sides: [(key: String, points: Double)], standard: Double) -> JSONValue {
    if let first = sides.first?.points, sides.allSatisfy({ $0.points == first }) { return .number(first) }
    return .object(
      sides.filter { $0.points != standard }.map { Member(key: $0.key, value: .number($0.points)) })
  }
}

extension DirectionalEdgeInsets {
  func json(standard: Double) -> JSONValue {
    .sides(
      [
        (InsetKeys.top.name, top), (InsetKeys.leading.name, leading), (InsetKeys.bottom.name, bottom),
        (InsetKeys.trailing.name, trailing),
      ], standard: standard)
  }

  /// Of a separator, which has no top and bottom.
  var separatorJSON: JSONValue {
    if trailing == 0 { return .number(leading) }
    return .object([
      JSONValue.Member(key: InsetKeys.leading.name, value: .number(leading)),
      JSONValue.Member(key: InsetKeys.trailing.name, value: .number(trailing)),
    ])
  }
}

extension EdgeInsets {
  var json: JSONValue {
    .sides(
      [
        (EdgeInsetKeys.top.name, top), (EdgeInsetKeys.left.name, left), (EdgeInsetKeys.bottom.name, bottom),
        (EdgeInsetKeys.right.name, right),
      ], standard: 0)
  }
}

extension View.Priorities {
  /// Both axes where `isWhole`, else those that are not `standard`; nil where none is left.
  func json(standard: Double, isWhole: Bool) -> JSONValue? {
    var members: [JSONValue.Member] = []
    for (key, priority) in [(PriorityKeys.horizontal, horizontal), (PriorityKeys.vertical, vertical)]
    where isWhole || priority != standard {
      members.append(JSONValue.Member(key: key.name, value: .number(priority)))
    }
    return members.isEmpty ? nil : .object(members)
  }
}

extension IntrinsicSize {
  /// nil where its content says all of it.
  var json: JSONValue? {
    var members: [JSONValue.Member] = []
    for (key, length) in [(IntrinsicSizeKeys.width, width), (IntrinsicSizeKeys.height, height)] {
      let value: JSONValue
      switch length {
      case .content: continue
      case .points(let points): value = .number(points)
      case .none: value = .string(IntrinsicSizeKeys.none)
      }
      members.append(JSONValue.Member(key: key.name, value: value))
    }
    return members.isEmpty ? nil : .object(members)
  }
}
