/// The text behind the escapes of a JSON string.
enum JSONText {
  /// The text of the bytes between the quotes; an escape that is at fault becomes U+FFFD.
  static func decoded(_ bytes: [UInt8], _ raw: Range<Int>) -> String {
    String(decoding: decodedBytes(bytes, raw), as: UTF8.self)
  }

  /// The UTF-8 of the text between the quotes.
  static func decodedBytes(_ bytes: [UInt8], _ raw: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(raw.count)
    var position = raw.lowerBound
    while position < raw.upperBound {
      if bytes[position] == UInt8(ascii: "\\") {
        let (scalar, length) = escape(bytes, at: position, end: raw.upperBound)
        text.append(contentsOf: Array(String(scalar).utf8))
        position += length
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    return text
  }

  /// Where in the source the byte of the text at a UTF-8 offset comes from.
  static func sourceOffset(_ bytes: [UInt8], _ raw: Range<Int>, of offset: Int) -> Int {
    var position = raw.lowerBound
    var reached = 0
    while position < raw.upperBound, reached < offset {
      if bytes[position] == UInt8(ascii: "\\") {
        let (scalar, length) = escape(bytes, at: position, end: raw.upperBound)
        reached += UTF8.width(scalar)
        position += length
      } else {
        reached += 1
        position += 1
      }
    }
    return position
  }

  /// The scalar that an escape stands for and the bytes that it takes.
  static func escape(_ bytes: [UInt8], at start: Int, end: Int) -> (scalar: Unicode.Scalar, length: Int) {
    guard start + 1 < end else { return ("\u{FFFD}", 1) }
    if let scalar = simpleEscape(bytes[start + 1]) { return (scalar, 2) }
    guard bytes[start + 1] == UInt8(ascii: "u"), let unit = codeUnit(bytes, at: start + 2, end: end) else {
      return ("\u{FFFD}", 2)
    }
    if let scalar = Unicode.Scalar(unit) { return (scalar, 6) }
    guard unit < 0xDC00, start + 7 < end, bytes[start + 6] == UInt8(ascii: "\\"),
      bytes[start + 7] == UInt8(ascii: "u"), let low = codeUnit(bytes, at: start + 8, end: end),
      (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + ((unit & 0x3FF) << 10 | low & 0x3FF))
    else { return ("\u{FFFD}", 6) }
    return (scalar, 12)
  }

  /// What the letter behind a backslash stands for; nil for `u` and for letters that are no escape.
  static func simpleEscape(_ letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{C}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  /// Four hexadecimal digits.
  static func codeUnit(_ bytes: [UInt8], at start: Int, end: Int) -> UInt32? {
    guard start + 4 <= end else { return nil }
    var unit: UInt32 = 0
    for byte in bytes[start..<start + 4] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): unit = unit << 4 | UInt32(byte - 0x30)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): unit = unit << 4 | UInt32(byte - 0x57)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): unit = unit << 4 | UInt32(byte - 0x37)
      default: return nil
      }
    }
    return unit
  }

  /// The length of the well-formed UTF-8 sequence of two bytes or more at a place; nil where there is none
  /// (the table of well-formed sequences in the Unicode Standard, 3.9).
  static func sequenceLength(_ bytes: [UInt8], at start: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[start] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard start + length <= bytes.count, second.contains(bytes[start + 1]) else { return nil }
    for byte in bytes[start + 2..<start + length] where byte & 0xC0 != 0x80 { return nil }
    return length
  }
}
