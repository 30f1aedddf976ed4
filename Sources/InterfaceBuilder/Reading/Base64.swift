/// Base64 as documents use it for strings that XML cannot hold.
enum Base64 {
  /// The text, if it is base64 of UTF-8; padding may be missing.
  static func text(_ encoded: String) -> String? {
    var bytes: [UInt8] = []
    var (rest, bits): (UInt32, Int) = (0, 0)
    for byte in encoded.utf8 where byte != UInt8(ascii: "=") && byte > 0x20 {
      guard let value = value(of: byte) else { return nil }
      rest = rest << 6 | UInt32(value)
      bits += 6
      guard bits >= 8 else { continue }
      bits -= 8
      bytes.append(UInt8(truncatingIfNeeded: rest >> UInt32(bits)))
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func value(of byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}
