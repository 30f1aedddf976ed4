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
    var index = 0
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      case 0x09, 0x0A: append(byte: byte)
      case 0..<0x20, 0x7F: append("\u{FFFD}")
      case 0xC2 where index < text.count && text[index] < 0xA0:
        index += 1
        append("\u{FFFD}")
      case 0xEF where index + 1 < text.count && text[index] == 0xBF && text[index + 1] >= 0xBE:
        index += 2
        append("\u{FFFD}")
      default: append(byte: byte)
      }
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
