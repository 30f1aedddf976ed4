package import Diagnostics

/// Reads JSON (RFC 8259, strictly) and locates what is wrong with it.
///
/// A fault that leaves the rest readable (a trailing comma, a comment, a bad number) is reported and reading
/// goes on; the others end it. A UTF-8 byte-order mark is passed over.
package enum JSONReader {
  /// Deeper nests are a fault.
  package static let deepest = 512
  /// Texts of more bytes are a fault: offsets are 32 bits wide.
  package static let largest = 1 << 30

  /// The document, where the text could be read to its end, and the faults in the order of the text.
  package static func read(
    _ bytes: [UInt8], source: SourceID
  ) -> (document: JSONDocument?, diagnostics: [Diagnostic]) {
    var parser = JSONParser(bytes: bytes, source: source)
    do throws(JSONStop) {
      try parser.read()
    } catch {
      return (nil, parser.diagnostics)
    }
    let document = JSONDocument(bytes: bytes, nodes: parser.nodes, source: source)
    return (document, parser.diagnostics)
  }
}
