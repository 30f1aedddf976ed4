/// The header and the chunks of a PNG (ISO/IEC 15948).
enum PNGHeader {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func read(_ bytes: [UInt8], named name: String) throws(AssetError) -> RasterHeader {
    func broken(_ why: String) -> AssetError { AssetError(.broken, "the PNG \"\(name)\" \(why)") }
    if type(bytes, at: 8) == "CgBI" {
      throw broken("is one that Xcode has packed for a device; use the original")
    }
    guard bytes.bigEndian(at: 8, bytes: 4) == 13, type(bytes, at: 8) == "IHDR", bytes.count >= 33,
      let width = bytes.bigEndian(at: 16, bytes: 4), let height = bytes.bigEndian(at: 20, bytes: 4)
    else { throw broken("does not start with a header") }
    guard bytes.bigEndian(at: 29, bytes: 4) == Int(checksum(bytes[12..<29])) else {
      throw broken("has a damaged header")
    }
    let (depth, color) = (bytes[24], bytes[25])
    let depths: [UInt8: Set<UInt8>] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    guard depths[color]?.contains(depth) == true, bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1,
      width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF
    else { throw broken("has a header that makes no sense") }
    var hasAlpha = color == 4 || color == 6
    var (hasData, hasEnd) = (false, false)
    var offset = 33
    // A chunk takes twelve bytes at least, so this ends.
    while !hasEnd, let length = bytes.bigEndian(at: offset, bytes: 4), offset + 12 + length <= bytes.count {
      switch type(bytes, at: offset) {
      case "tRNS": hasAlpha = true
      case "IDAT": hasData = true
      case "IEND": hasEnd = true
      default: break
      }
      offset += 12 + length
    }
    guard hasData, hasEnd else { throw broken("is cut short") }
    return RasterHeader(format: .png, width: width, height: height, hasAlpha: hasAlpha)
  }

  private static func type(_ bytes: [UInt8], at offset: Int) -> String? {
    offset + 8 <= bytes.count ? String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self) : nil
  }

  private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
      }
    }
  }
}
