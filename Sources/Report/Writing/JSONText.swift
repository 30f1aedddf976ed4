/// JSON as it is written: compact, escaped in full.
extension [UInt8] {
  /// Appends a JSON string.
  ///
  /// Control characters, line separators and the characters that turn the direction of text are written as
  /// escapes, so that a report reads in any viewer as it is.
  mutating func append(jsonString text: String) {
    append(UInt8(ascii: "\""))
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      for byte in bytes {
        guard byte >= 0x20, byte < 0x7F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else {
          return false
        }
      }
      append(contentsOf: bytes)
      return true
    }
    if isPlain == true {
      append(UInt8(ascii: "\""))
      return
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      default:
        if scalar.isInvisibleControl {
          append(unicodeEscape: scalar)
        } else {
          append(contentsOf: UTF8.encode(scalar)!)  // every scalar has a UTF-8 form
        }
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a JSON string, or null.
  mutating func append(jsonString text: String?) {
    if let text { append(jsonString: text) } else { append("null") }
  }

  /// Appends an object key and its colon.
  mutating func append(key: StaticString) {
    append(UInt8(ascii: "\""))
    append(key)
    append("\": ")
  }

  /// Appends a list on one line, each element as `write` writes it.
  mutating func append<Elements: Sequence>(
    list elements: Elements, _ write: (inout [UInt8], Elements.Element) -> Void
  ) {
    append(UInt8(ascii: "["))
    var isFirst = true
    for element in elements {
      if !isFirst { append(", ") }
      isFirst = false
      write(&self, element)
    }
    append(UInt8(ascii: "]"))
  }

  private mutating func append(unicodeEscape scalar: Unicode.Scalar) {
    let digits = Array("0123456789abcdef".utf8)
    for unit in UTF16.encode(scalar)! {  // every scalar has a UTF-16 form
      append("\\u")
      for shift in stride(from: 12, through: 0, by: -4) { append(digits[Int(unit >> UInt16(shift)) & 15]) }
    }
  }
}

extension Unicode.Scalar {
  /// C0, DEL, C1, the line separators, the byte-order mark, and what overrides or isolates direction.
  var isInvisibleControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
    default: isDirectionControl
    }
  }

  /// Embeddings, overrides and isolates.
  var isDirectionControl: Bool {
    (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
  }
}
