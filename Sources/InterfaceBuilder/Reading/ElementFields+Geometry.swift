import Graphics
import Markup

extension ElementFields {
  /// The frame, as a rectangle or, in files of the first Xcode 8, as an inset; nil where the file holds none.
  mutating func frame() -> Rect? { rect("frame") ?? frameInset() }

  mutating func rect(_ key: String) -> Rect? {
    read(child("rect", key: key)) { fields in
      // All of them are known names, whichever of them cannot be read.
      let (x, y) = (fields.number("x", default: 0), fields.number("y", default: 0))
      let (width, height) = (fields.number("width"), fields.number("height"))
      guard let width, let height else { return nil }
      return Rect(x: x, y: y, width: width, height: height)
    }
  }

  private mutating func frameInset() -> Rect? {
    read(child("frame", key: "frameInset")) { fields in
      Rect(
        x: fields.number("minX", default: 0), y: fields.number("minY", default: 0),
        width: fields.number("width", default: 0), height: fields.number("height", default: 0))
    }
  }

  mutating func size(_ key: String) -> Size? {
    read(child("size", key: key)) { fields in
      Size(width: fields.number("width", default: 0), height: fields.number("height", default: 0))
    }
  }

  mutating func point(_ key: String) -> Point? {
    read(child("point", key: key)) { fields in
      Point(x: fields.number("x", default: 0), y: fields.number("y", default: 0))
    }
  }

  /// Insets as the oldest properties have them, by the names of a rectangle's sides.
  mutating func inset(_ key: String) -> EdgeInsets? {
    read(child("inset", key: key)) { fields in
      EdgeInsets(
        top: fields.number("minY", default: 0), left: fields.number("minX", default: 0),
        bottom: fields.number("maxY", default: 0), right: fields.number("maxX", default: 0))
    }
  }

  mutating func directionalInsets(_ key: String) -> DirectionalEdgeInsets? {
    read(child("directionalEdgeInsets", key: key)) { fields in
      DirectionalEdgeInsets(
        top: fields.number("top", default: 0), leading: fields.number("leading", default: 0),
        bottom: fields.number("bottom", default: 0), trailing: fields.number("trailing", default: 0))
    }
  }

  mutating func layoutMargins() -> LayoutMargins? {
    if let insets = directionalInsets("directionalLayoutMargins") { return .directional(insets) }
    return read(child("edgeInsets", key: "layoutMargins")) { fields in
      .fixed(
        EdgeInsets(
          top: fields.number("top", default: 0), left: fields.number("left", default: 0),
          bottom: fields.number("bottom", default: 0), right: fields.number("right", default: 0)))
    }
  }

  mutating func autoresizingMask() -> AutoresizingMask {
    let mask: AutoresizingMask? = read(child("autoresizingMask", key: "autoresizingMask")) { fields in
      var mask: AutoresizingMask = []
      for (name, member) in AutoresizingMask.named where fields.flag(name) { mask.insert(member) }
      return mask
    }
    return mask ?? []
  }

  /// Reads an element below and counts what was not read of it.
  func read<Value>(_ child: Element?, _ body: (inout ElementFields) -> Value?) -> Value? {
    guard let child else { return nil }
    var fields = ElementFields(child, log)
    _ = fields.string("key")
    let value = body(&fields)
    fields.finish()
    return value
  }
}
