/// A colour in sRGB, a byte a channel, not premultiplied.
package struct Color: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 255, green: 255, blue: 255)

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// `0xRRGGBB`, opaque unless an alpha byte is given.
  package init(rgb: UInt32, alpha: UInt8 = 255) {
    self.init(
      red: UInt8(truncatingIfNeeded: rgb >> 16), green: UInt8(truncatingIfNeeded: rgb >> 8),
      blue: UInt8(truncatingIfNeeded: rgb), alpha: alpha)
  }

  /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  package init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), [3, 4, 6, 8].contains(digits.count) else { return nil }
    var nibbles: [UInt8] = []
    for digit in digits {
      guard let nibble = Color.nibble(digit) else { return nil }
      nibbles.append(nibble)
    }
    if nibbles.count < 6 { nibbles = nibbles.flatMap { [$0, $0] } }
    let bytes = stride(from: 0, to: nibbles.count, by: 2).map { nibbles[$0] << 4 | nibbles[$0 + 1] }
    self.init(red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 255)
  }

  private static func nibble(_ digit: UInt8) -> UInt8? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): digit - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): digit - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  package var isOpaque: Bool { alpha == 255 }
  package var isClear: Bool { alpha == 0 }

  /// `#RRGGBB`, with the alpha byte behind it where the colour is not opaque.
  package var hex: String {
    let length = isOpaque ? 7 : 9
    return String(unsafeUninitializedCapacity: length) { room in
      room[0] = UInt8(ascii: "#")
      var rest = UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
      for place in 1..<length {
        let nibble = UInt8(truncatingIfNeeded: rest >> 28)
        room[place] = nibble + (nibble < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
        rest <<= 4
      }
      return length
    }
  }

  /// The same colour with its opacity multiplied.
  package func multiplyingAlpha(by factor: Double) -> Color {
    var copy = self
    copy.alpha = UInt8((Double(alpha) * min(max(factor, 0), 1)).rounded())
    return copy
  }

  /// The colour that shows where this one lies over another (source over, in sRGB bytes as Core Animation does).
  package func composited(over backdrop: Color) -> Color {
    if isOpaque { return self }
    if isClear { return backdrop }
    let top = Double(alpha) / 255
    let below = Double(backdrop.alpha) / 255 * (1 - top)
    let total = top + below
    func mix(_ above: UInt8, _ under: UInt8) -> UInt8 {
      UInt8(((Double(above) * top + Double(under) * below) / total).rounded())
    }
    return Color(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green), blue: mix(blue, backdrop.blue),
      alpha: UInt8((total * 255).rounded()))
  }
}
