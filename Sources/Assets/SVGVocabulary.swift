/// The elements that are drawn.
enum SVGTag: String {
  case svg, g, path, rect, circle, ellipse, line, polyline, polygon, defs, linearGradient, radialGradient,
    stop
  case clipPath, mask, use, symbol

  var isGradient: Bool { self == .linearGradient || self == .radialGradient }

  /// Elements that are left out without changing the picture.
  static let silent: Set = ["title", "desc", "metadata"]

  /// Elements that run or fetch something.
  static let active: Set = [
    "script", "foreignobject", "iframe", "object", "embed", "handler", "listener", "audio", "video", "link",
    "base", "meta",
  ]
}

/// The form that the value of an attribute has.
enum SVGGrammar {
  case length
  /// From 0 to 1.
  case fraction
  case list
  case path
  case transform
  case paint
  case color
  case words(Set<String>)
  /// `url(#id)` or `none`.
  case reference
  case aspectRatio

  /// Whether a style attribute may set it.
  static func isProperty(_ name: String) -> Bool { properties.contains(name) }

  /// The attributes that are kept, `id` and `href` besides.
  static let attributes: [String: SVGGrammar] = {
    var table: [String: SVGGrammar] = [
      "d": .path, "transform": .transform, "gradientTransform": .transform, "points": .list, "viewBox": .list,
      "stroke-dasharray": .list, "fill": .paint, "stroke": .paint, "color": .color, "stop-color": .color,
      "clip-path": .reference, "mask": .reference, "preserveAspectRatio": .aspectRatio,
      "fill-rule": .words(["nonzero", "evenodd"]), "clip-rule": .words(["nonzero", "evenodd"]),
      "stroke-linecap": .words(["butt", "round", "square"]),
      "stroke-linejoin": .words(["miter", "round", "bevel"]),
      "spreadMethod": .words(["pad", "reflect", "repeat"]),
      "display": .words(["none", "inline"]), "visibility": .words(["visible", "hidden", "collapse"]),
      "overflow": .words(["visible", "hidden"]), "vector-effect": .words(["none", "non-scaling-stroke"]),
      "mask-type": .words(["alpha", "luminance"]),
    ]
    for name in [
      "x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2", "fx", "fy", "fr",
      "stroke-width", "stroke-miterlimit", "stroke-dashoffset", "offset",
    ] { table[name] = .length }
    for name in ["opacity", "fill-opacity", "stroke-opacity", "stop-opacity"] { table[name] = .fraction }
    for name in ["gradientUnits", "clipPathUnits", "maskUnits", "maskContentUnits"] {
      table[name] = .words(["userSpaceOnUse", "objectBoundingBox"])
    }
    return table
  }()

  /// What a wrapper takes over from the root element.
  static let ofRoot: Set = [
    "fill", "stroke", "color", "fill-rule", "clip-rule", "stroke-linecap", "stroke-linejoin", "stroke-width",
    "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "opacity", "fill-opacity", "stroke-opacity",
    "clip-path", "mask", "visibility",
  ]

  private static let properties = ofRoot.union([
    "stop-color", "stop-opacity", "display", "overflow", "vector-effect", "mask-type",
  ])
}
