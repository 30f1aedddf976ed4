/// Pictures by their bytes; `onePixel` was made by another program.
enum RasterFixture {
  static func png(
    width: UInt32, height: UInt32, depth: UInt8 = 8, color: UInt8 = 6, extra: [UInt8] = [], end: Bool = true,
    rows: UInt32? = nil
  ) -> [UInt8] {
    let header = number(width) + number(height) + [depth, color, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + chunk("IHDR", header) + extra
      + chunk("IDAT", data(width, rows ?? height, depth, color)) + (end ? chunk("IEND", []) : [])
  }

  /// Rows of zeros in one stored block (RFC 1950, 1951); of what is too large for one, nonsense.
  private static func data(_ width: UInt32, _ rows: UInt32, _ depth: UInt8, _ color: UInt8) -> [UInt8] {
    let samples: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
    let row = 1 + (Int(width) * Int(depth) * (samples[color] ?? 1) + 7) / 8
    let (count, isLarge) = row.multipliedReportingOverflow(by: Int(rows))
    guard !isLarge, count <= 65_535 else { return [0x78, 0x9C, 1, 2, 3] }
    let length = [UInt8(count & 255), UInt8(count >> 8)]
    // The sums of Adler-32 over zeros: 1, and the count of bytes.
    let sum = number(UInt32(count % 65_521) << 16 | 1)
    return [0x78, 0x01, 1] + length + length.map { ~$0 } + [UInt8](repeating: 0, count: count) + sum
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return number(UInt32(content.count)) + body + number(checksum(body))
  }

  static func jpeg(width: UInt16, height: UInt16, frame: UInt8 = 0xC0, exif: [UInt8] = []) -> [UInt8] {
    let size = [UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255)]
    return [0xFF, 0xD8] + exif + [0xFF, 0xE0, 0, 4, 0, 0, 0xFF, frame, 0, 11, 8] + size + [1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0x12, 0xFF, 0x00, 0x34, 0xFF, 0xD9]
  }

  static func exif(orientation: UInt8) -> [UInt8] {
    let tiff: [UInt8] = [
      0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0,
    ]
    return [0xFF, 0xE1, 0, UInt8(8 + tiff.count)] + Array("Exif\0\0".utf8) + tiff
  }

  private static func number(_ value: UInt32) -> [UInt8] {
    [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
  }

  /// One red pixel, as Python's zlib and struct modules write it (colour type 2).
  static let onePixel: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0,
    144, 119, 83, 222, 0, 0, 0, 12, 73, 68, 65, 84, 120, 156, 99, 248, 207, 192, 0, 0, 3, 1, 1, 0, 201,
    254, 146, 239, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}
