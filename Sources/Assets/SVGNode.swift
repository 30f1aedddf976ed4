internal import Graphics

/// An element of a picture after the check: only known names and parsed values.
struct SVGNode {
  var tag: SVGTag
  /// The element's id in the file.
  var id: String?
  /// The id a `use` or a gradient refers to.
  var link: String?
  /// In the order of the file; a name stands once.
  var attributes: [(name: String, value: SVGValue)] = []
  var children: [SVGNode] = []

  subscript(_ name: String) -> SVGValue? {
    get { attributes.first { $0.name == name }?.value }
    set {
      let place = attributes.firstIndex { $0.name == name }
      switch (place, newValue) {
      case (let place?, let value?): attributes[place].value = value
      case (let place?, nil): attributes.remove(at: place)
      case (nil, let value?): attributes.append((name, value))
      case (nil, nil): break
      }
    }
  }

  /// The ids it refers to itself, its children left out.
  var references: [String] {
    var ids = link.map { [$0] } ?? []
    for (_, value) in attributes {
      switch value {
      case .reference(let id): ids.append(id)
      case .paint(.gradient(let id, _)): ids.append(id)
      default: break
      }
    }
    return ids
  }
}

/// The value of an attribute.
enum SVGValue {
  /// Text that its grammar has passed: no quote, ampersand or angle bracket is among it.
  case text(String)
  case paint(SVGPaint)
  case reference(String)
}
