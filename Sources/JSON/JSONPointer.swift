import Diagnostics

/// The path of a value in a JSON text (RFC 6901): `/cells/0/swipeActions/pullViewBackground`.
package enum JSONPointer {
  /// The path of the innermost value at a byte offset, worked out when a report needs it; of a key's value
  /// where the offset lies in the key, and empty for the whole text. nil where the text cannot be read.
  package static func of(offset: Int, in bytes: [UInt8]) -> String? {
    let (document, _) = JSONReader.read(bytes, source: SourceID(index: 0))
    return document.map { of(offset: offset, in: $0) }
  }

  /// The same in a text that was read before; for many offsets.
  package static func of(offset: Int, in document: JSONDocument) -> String {
    var pointer = ""
    var node: Int? = JSONDocument.root
    while let current = node { node = step(from: current, to: offset, in: document, &pointer) }
    return pointer
  }

  /// The child that holds the offset, its name added to the path.
  private static func step(
    from node: Int, to offset: Int, in document: JSONDocument, _ pointer: inout String
  ) -> Int? {
    for (key, value) in document.members(of: node)
    where offset >= document.nodes[key].start && offset < document.nodes[value].end {
      pointer += "/" + escaped(document.text(of: key))
      return value
    }
    for (index, element) in document.elements(of: node).enumerated()
    where offset >= document.nodes[element].start && offset < document.nodes[element].end {
      pointer += "/\(index)"
      return element
    }
    return nil
  }

  private static func escaped(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "~": text += "~0"
      case "/": text += "~1"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
