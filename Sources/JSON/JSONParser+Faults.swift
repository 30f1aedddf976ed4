import Diagnostics

extension JSONParser {
  /// Faults in excess are counted as one: a text of nothing else must not fill the memory.
  static let mostFaults = 100

  mutating func fault(_ code: String, _ message: String, from start: Int, to end: Int) {
    guard diagnostics.count <= JSONParser.mostFaults else { return }
    let span = Span(file: source, start: start, end: end)
    if diagnostics.count == JSONParser.mostFaults {
      diagnostics.append(
        Diagnostic(.error, "too-many-faults", "more faults follow; they are not listed", at: span))
    } else {
      diagnostics.append(Diagnostic(.error, code, message, at: span))
    }
  }

  mutating func stop(_ code: String, _ message: String, at start: Int) -> JSONStop {
    fault(code, message, from: start, to: min(start + 1, bytes.count))
    return JSONStop()
  }

  mutating func truncated(_ container: Container?) -> JSONStop {
    guard let container else { return stop("json-truncated", "the file ends in the middle", at: bytes.count) }
    let start = Int(nodes[container.node].start)
    let line = bytes[..<start].reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
    let opened = container.isObject ? "object" : "list"
    return stop(
      "json-truncated", "the file ends before the \(opened) that begins on line \(line)", at: bytes.count)
  }

  mutating func unexpected() -> JSONStop {
    let byte = bytes[position]
    let shown =
      switch byte {
      case 0x21..<0x7F: "\"\(Unicode.Scalar(byte))\""
      case 0x80...:
        JSONText.sequenceLength(bytes, at: position).map { "\"\(excerpt(position..<position + $0))\"" }
          ?? "a byte that is not UTF-8"
      default: "a control character"
      }
    return stop("json-syntax", "\(shown) cannot stand here", at: position)
  }

  /// Finds encodings other than UTF-8 by their first bytes and passes the mark of UTF-8.
  mutating func checkEncoding() throws(JSONStop) {
    if bytes.count > JSONReader.largest {
      throw stop("json-too-large", "more than \(JSONReader.largest) bytes", at: 0)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
    } else if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
      || bytes.prefix(4).contains(0)
    {
      throw stop("json-encoding", "this is UTF-16 or UTF-32; save the file as UTF-8", at: 0)
    }
  }

  /// Passes blanks, and comments with a fault.
  mutating func skipSpace() throws(JSONStop) {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(JSONStop) {
    let start = position
    switch byte(at: position + 1) {
    case UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while position < bytes.count, bytes[position] != UInt8(ascii: "*") || byte(at: position + 1) != 0x2F {
        position += 1
      }
      guard position < bytes.count else {
        throw stop("json-truncated", "the comment that begins here does not end", at: start)
      }
      position += 2
    default: throw unexpected()
    }
    fault("json-comment", "JSON has no comments; use the key \"$comment\"", from: start, to: position)
  }

  /// The byte at a place, 0 behind the end.
  func byte(at index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }

  func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"), UInt8(ascii: "'"): true
    default: isWord(byte)
    }
  }

  /// The source as a message quotes it.
  func excerpt(_ range: Range<Int>) -> String {
    // More bytes than are shown, so that a cut never shows.
    Quotation.plain(String(decoding: bytes[range.prefix(400)], as: UTF8.self))
  }

  func escaped(_ byte: UInt8) -> String {
    byte == 0x09 ? "\\t" : "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }
}
