extension ByteBuffer {
  /// Text for an element or an attribute in double quotes, of XML and HTML alike.
  ///
  /// XML 1.0 has no way to write most control characters, U+FFFE and U+FFFF; those, DEL and the C1 controls
  /// (an error in HTML) become U+FFFD.
  mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0) }
  }

  private mutating func append(escaped text: UnsafeBufferPointer<UInt8>) {
    var plain = 0
    var index = 0
    while index < text.count {
      guard let (length, stand) = ByteBuffer.exception(at: index, of: text) else {
        index += 1
        continue
      }
      append(UnsafeBufferPointer(rebasing: text[plain..<index]))
      append(stand)
      index += length
      plain = index
    }
    append(UnsafeBufferPointer(rebasing: text[plain...]))
  }

  /// What cannot stand as it is: how long it is, and what stands for it.
  @inline(__always)
  private static func exception(
    at index: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (length: Int, stand: StaticString)? {
    switch text[index] {
    case UInt8(ascii: "&"): return (1, "&amp;")
    case UInt8(ascii: "<"): return (1, "&lt;")
    case UInt8(ascii: ">"): return (1, "&gt;")
    case UInt8(ascii: "\""): return (1, "&quot;")
    case 0x09, 0x0A: return nil
    case 0..<0x20, 0x7F: return (1, "\u{FFFD}")
    case 0xC2 where index + 1 < text.count && text[index + 1] < 0xA0: return (2, "\u{FFFD}")
    case 0xEF where index + 2 < text.count && text[index + 1] == 0xBF && text[index + 2] >= 0xBE:
      return (3, "\u{FFFD}")
    default: return nil
    }
  }

  /// Base64 (RFC 4648) with padding.
  mutating func append(base64 data: [UInt8]) {
    let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
    alphabet.withUTF8Buffer { digits in
      for start in stride(from: 0, to: data.count, by: 3) {
        let count = min(3, data.count - start)
        var bits = UInt32(data[start]) << 16
        if count > 1 { bits |= UInt32(data[start + 1]) << 8 }
        if count > 2 { bits |= UInt32(data[start + 2]) }
        for place in 0..<4 {
          let digit = digits[Int(bits >> UInt32(18 - 6 * place)) & 63]
          append(byte: place <= count ? digit : UInt8(ascii: "="))
        }
      }
    }
  }
}
