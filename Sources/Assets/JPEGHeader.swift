/// The frame header of a JPEG (ITU-T T.81) and the orientation of its Exif part.
enum JPEGHeader {
  static func read(_ bytes: [UInt8], named name: String) throws(AssetError) -> RasterHeader {
    func broken(_ why: String) -> AssetError { AssetError(.broken, "the JPEG \"\(name)\" \(why)") }
    var offset = 2
    var isTurned = false
    // Each segment takes two bytes at least, so this ends.
    while let marker = bytes.bigEndian(at: offset, bytes: 2) {
      guard marker >> 8 == 0xFF else { throw broken("has a damaged header") }
      let code = UInt8(marker & 0xFF)
      if code == 0xFF {
        offset += 1
        continue
      }
      // Marks that stand alone.
      if code == 0x01 || (0xD0...0xD8).contains(code) {
        offset += 2
        continue
      }
      guard code != 0xD9, code != 0xDA, let length = bytes.bigEndian(at: offset + 2, bytes: 2), length >= 2,
        offset + 2 + length <= bytes.count
      else { throw broken("is cut short") }
      let content = offset + 4
      switch code {
      case 0xC0, 0xC1, 0xC2:
        guard length >= 8, let height = bytes.bigEndian(at: content + 1, bytes: 2),
          let width = bytes.bigEndian(at: content + 3, bytes: 2)
        else { throw broken("has a damaged header") }
        // In the data behind, a byte FF is never followed by D9 but at the end; more files may be appended there.
        guard (offset..<bytes.count - 1).contains(where: { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xD9 })
        else {
          throw broken("is cut short")
        }
        return RasterHeader(
          format: .jpeg, width: isTurned ? height : width, height: isTurned ? width : height, hasAlpha: false)
      case 0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF: throw broken("is of a kind that browsers do not show")
      case 0xE1:
        if let orientation = orientation(bytes[content..<offset + 2 + length]) {
          isTurned = (5...8).contains(orientation)
        }
      default: break
      }
      offset += 2 + length
    }
    throw broken("is cut short")
  }

  /// Values from 5 to 8 turn a photo on its side.
  private static func orientation(_ segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) else { return nil }
    let tiff = Array(segment.dropFirst(6))
    let isLittle = tiff.starts(with: [0x49, 0x49])
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= tiff.count else { return nil }
      let part = Array(tiff[offset..<offset + count])
      return (isLittle ? part.reversed() : part).bigEndian(at: 0, bytes: count)
    }
    guard let directory = number(4, 4), let count = number(directory, 2) else { return nil }
    for index in 0..<min(count, 200) {
      let entry = directory + 2 + 12 * index
      if number(entry, 2) == 0x0112 { return number(entry + 8, 2) }
    }
    return nil
  }
}
