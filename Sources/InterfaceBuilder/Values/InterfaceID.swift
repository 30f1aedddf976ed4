/// The id of an object of a document, as Interface Builder writes it (`vTX-oE-r0p`).
package struct InterfaceID: Hashable, Sendable, Comparable, CustomStringConvertible,
  ExpressibleByStringLiteral
{
  package var text: String

  package init(_ text: String) { self.text = text }
  package init(stringLiteral text: String) { self.text = text }

  package var description: String { text }

  package static func < (left: InterfaceID, right: InterfaceID) -> Bool { left.text < right.text }
}
