private import CLibXML2

/// Whether pages parse, in the eyes of libxml2's HTML parser; asked by tests alone.
///
/// It stands here because no other module may import libxml2.
package enum HTMLCheck {
  /// The parser's complaints, tags of HTML 5 and SVG (which it does not know) left out; at most a hundred.
  package static func faults(in bytes: [UInt8]) -> [MarkupError] {
    _ = LibXML.ready
    let found = Faults()
    bytes.withUnsafeBytes { buffer in
      let start = buffer.baseAddress?.assumingMemoryBound(to: CChar.self)
      guard let start, let context = htmlCreateMemoryParserCtxt(start, Int32(clamping: buffer.count)) else {
        return
      }
      defer { htmlFreeParserCtxt(context) }
      context.pointee._private = Unmanaged.passUnretained(found).toOpaque()
      // The mark of a handler that takes structured errors; the HTML parser does not set it.
      context.pointee.sax.pointee.initialized = UInt32(truncatingIfNeeded: XML_SAX2_MAGIC)
      context.pointee.sax.pointee.serror = { user, error in
        // For HTML the parser hands itself over as user data.
        guard let user, let error, error.pointee.code != XML_HTML_UNKNOWN_TAG.rawValue else { return }
        let context = user.assumingMemoryBound(to: xmlParserCtxt.self)
        guard let holder = context.pointee._private else { return }
        Unmanaged<Faults>.fromOpaque(holder).takeUnretainedValue().add(
          error.pointee.message.map { String(cString: $0) } ?? "", Int(error.pointee.line),
          Int(error.pointee.int2))
      }
      let options = HTML_PARSE_NONET.rawValue
      let document = htmlCtxtReadMemory(
        context, start, Int32(clamping: buffer.count), nil, "UTF-8", Int32(options))
      if let document { xmlFreeDoc(document) }
      context.pointee.myDoc = nil
    }
    return found.list
  }

  private final class Faults {
    private(set) var list: [MarkupError] = []

    func add(_ message: String, _ line: Int, _ column: Int) {
      guard list.count < 100 else { return }
      let text = message.split(whereSeparator: \.isNewline).joined(separator: " ")
      list.append(MarkupError(code: "html-syntax", message: text, line: line, column: column, offset: 0))
    }
  }
}
