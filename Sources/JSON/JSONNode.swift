/// One value or key of a JSON text: what it is and where it stands.
///
/// Nodes lie in one flat array in the order of the text, so a value's children follow it and `next` leads past
/// them; nothing is allocated a node, and a nest as deep as the reader allows needs no recursion.
package struct JSONNode: Sendable {
  /// What a node is.
  package enum Kind: UInt8, Sendable {
    case object
    case array
    /// A member's name; its value is the next node.
    case key
    case string
    case number
    case `true`
    case `false`
    case null
    /// Something whose fault is already reported; readers pass over it.
    case invalid
  }

  /// What it is.
  package var kind: Kind
  /// Whether the string's bytes differ from its text.
  package var hasEscapes: Bool
  /// Byte offset of the first byte, the quote of a string.
  package var start: UInt32
  /// Byte offset behind the last byte.
  package var end: UInt32
  /// The index of the node behind this one and all it holds; a key keeps the hash of its name here instead.
  package var next: UInt32

  package init(kind: Kind, hasEscapes: Bool = false, start: Int, end: Int, next: Int) {
    self.kind = kind
    self.hasEscapes = hasEscapes
    self.start = UInt32(truncatingIfNeeded: start)
    self.end = UInt32(truncatingIfNeeded: end)
    self.next = UInt32(truncatingIfNeeded: next)
  }
}
