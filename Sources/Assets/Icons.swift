internal import Bundled

/// The glyphs that UIKit draws itself, and some symbols, redrawn by us in our own shapes (`Resources/Icons`).
///
/// All paint with `currentColor`; `.multicolor` and `.classic` ones have white besides and want the original form.
package enum Icons {
  /// The symbol of that name (`trash.fill`); nil for one that we do not ship.
  package static func symbol(named name: String) -> VectorPicture? {
    guard let bytes = Bundled.file("Icons/\(name).svg") else { return nil }
    return try? SVGReader.picture(from: bytes, named: name)
  }

  /// The names that a design may ask for: the variants that UIKit's own controls need left out.
  package static var symbols: [String] {
    names.filter { !$0.hasSuffix(".classic") && !$0.hasSuffix(".multicolor") }
  }

  /// The names of all that we ship, in bytewise order.
  package static var names: [String] {
    Bundled.names(under: "Icons").map { String($0.dropFirst("Icons/".count).dropLast(".svg".count)) }
  }
}
