import Graphics

extension ByteBuffer {
  /// `#rgb` or `#rrggbb`, whichever says the same.
  mutating func append(_ color: Color) {
    append(byte: UInt8(ascii: "#"))
    let isShort = isDoubled(color.red) && isDoubled(color.green) && isDoubled(color.blue)
    for channel in [color.red, color.green, color.blue] {
      append(nibble: channel >> 4)
      if !isShort { append(nibble: channel & 15) }
    }
  }

  /// ` fill="…"`, and its opacity where it is not opaque.
  mutating func append(fill color: Color) {
    append(" fill=\"")
    append(color)
    if !color.isOpaque {
      append("\" fill-opacity=\"")
      append(alpha: Double(color.alpha) / 255)
    }
    append("\"")
  }

  /// ` stroke="…"`, and its opacity where it is not opaque.
  mutating func append(stroke color: Color) {
    append(" stroke=\"")
    append(color)
    if !color.isOpaque {
      append("\" stroke-opacity=\"")
      append(alpha: Double(color.alpha) / 255)
    }
    append("\"")
  }

  private func isDoubled(_ channel: UInt8) -> Bool { channel >> 4 == channel & 15 }

  private mutating func append(nibble: UInt8) {
    append(byte: nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10)
  }
}
