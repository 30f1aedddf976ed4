/// Interface Builder's ids in the text of a document, found without reading it as one: it was read already.
enum ObjectID {
  /// Whether a text is markup, not JSON.
  static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first == UInt8(ascii: "<")
  }

  /// How far before a place its object is looked for.
  private static let reach = 65_536

  /// The value of the attribute `id` of the tag that starts at an offset or holds it, else of the nearest element around
  /// it that has one; nil where there is none.
  static func text(in bytes: [UInt8], at offset: Int) -> String? {
    guard offset < bytes.count else { return nil }
    let open = UInt8(ascii: "<")
    var rest = bytes[max(0, offset - reach)...offset]
    // So many elements end between the tag looked at and the place.
    var depth = 0
    var isFirst = true
    while let start = rest.lastIndex(of: open), start + 1 < bytes.count {
      let passed = rest[start...]
      rest = rest[..<start]
      if !isFirst, let end = passed.lastIndex(of: UInt8(ascii: ">")), passed[..<end].ends(with: "--") {
        rest = beforeComment(around: start, in: bytes)
        continue
      }
      defer { isFirst = false }
      switch bytes[start + 1] {
      case UInt8(ascii: "/"): depth += isFirst ? 0 : 1
      case UInt8(ascii: "!"), UInt8(ascii: "?"): break
      default:
        guard let tag = tag(in: bytes, at: start) else { return nil }
        if isFirst || (!tag.isEmpty && depth == 0) {
          if let id = tag.id { return id }
        } else if !tag.isEmpty {
          depth -= 1
        }
      }
    }
    return nil
  }

  /// What comes before the comment that holds an offset: what stands in it is none of the document's tags.
  private static func beforeComment(around offset: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let floor = max(0, offset - reach)
    var start = offset
    while !bytes[start...].starts(with: "<!--".utf8) {
      guard let other = bytes[floor..<start].lastIndex(of: UInt8(ascii: "<")) else { return [] }
      start = other
    }
    return bytes[floor..<start]
  }

  /// The id of a start tag, and whether it is an element by itself; nil where the tag has no end.
  private static func tag(in bytes: [UInt8], at start: Int) -> (id: String?, isEmpty: Bool)? {
    var id: String?
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard isQuote(bytes[index]) else {
        index += 1
        continue
      }
      guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
      if bytes[start..<index].ends(with: " id=") {
        id = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      }
      index = end + 1
    }
    return index < bytes.count ? (id, bytes[index - 1] == UInt8(ascii: "/")) : nil
  }

  private static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end in a text; a line break or a tab counts as a blank.
  fileprivate func ends(with text: StaticString) -> Bool {
    text.withUTF8Buffer { wanted in
      suffix(wanted.count).elementsEqual(wanted) { byte, other in
        byte == other || other == 0x20 && (byte == 0x0A || byte == 0x0D || byte == 0x09)
      }
    }
  }
}
