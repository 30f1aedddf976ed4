/// Interface Builder's ids in the text of a document, found without reading it as one: it was read already.
enum ObjectID {
  /// Whether a text is markup, not JSON.
  static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let first = bytes[start...].first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
    return first == UInt8(ascii: "<")
  }

  /// The value of the attribute `id` of the tag that starts at an offset or holds it; nil where there is none.
  static func text(in bytes: [UInt8], at offset: Int) -> String? {
    guard offset < bytes.count, let start = bytes[...offset].lastIndex(of: UInt8(ascii: "<")) else {
      return nil
    }
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      guard isQuote(bytes[index]) else {
        index += 1
        continue
      }
      guard let end = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
      if bytes[start..<index].ends(with: " id=") {
        return String(decoding: bytes[index + 1..<end], as: UTF8.self)
      }
      index = end + 1
    }
    return nil
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
