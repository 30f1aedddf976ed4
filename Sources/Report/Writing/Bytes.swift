import Graphics

/// Appending text to output: every file of a report is one `[UInt8]`.
extension [UInt8] {
  /// Appends a literal without making a `String` of it.
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends text as it is.
  mutating func append(raw text: String) { append(contentsOf: text.utf8) }

  /// Appends `#RRGGBB`, with the alpha byte behind it where the colour is not opaque: `Color.hex` without a `String`.
  mutating func append(hex color: Color) {
    append(UInt8(ascii: "#"))
    append(hex: color.red)
    append(hex: color.green)
    append(hex: color.blue)
    if !color.isOpaque { append(hex: color.alpha) }
  }

  /// Appends the two digits of a byte.
  mutating func append(hex byte: UInt8) {
    for nibble in [byte >> 4, byte & 15] {
      append(nibble + (nibble < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10))
    }
  }
}
