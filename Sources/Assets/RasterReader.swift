/// PNG and JPEG by their headers: no pixel is unpacked here.
enum RasterReader {
  private static let largestSide = 16_384
  private static let largestArea = 64_000_000

  static func picture(from bytes: [UInt8], scale: Int, named name: String) throws(AssetError) -> RasterPicture
  {
    let header: RasterHeader
    if bytes.starts(with: PNGHeader.signature) {
      header = try PNGHeader.read(bytes, named: name)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      header = try JPEGHeader.read(bytes, named: name)
    } else {
      throw AssetError(.broken, "the image \"\(name)\" is neither a PNG nor a JPEG")
    }
    guard header.width > 0, header.height > 0 else {
      throw AssetError(.broken, "the image \"\(name)\" has no size")
    }
    guard header.width <= largestSide, header.height <= largestSide,
      header.width * header.height <= largestArea
    else {
      let size = "\(header.width) x \(header.height)"
      let limit = "\(largestSide) a side and \(largestArea) in all are the limit"
      throw AssetError(.tooLarge, "the image \"\(name)\" has \(size) pixels; \(limit)")
    }
    return RasterPicture(
      format: header.format, pixelWidth: header.width, pixelHeight: header.height, scale: scale,
      hasAlpha: header.hasAlpha, bytes: bytes)
  }
}

/// What a raster's header says.
struct RasterHeader {
  var format: RasterPicture.Format
  var width: Int
  var height: Int
  var hasAlpha: Bool
}

extension Array where Element == UInt8 {
  /// The number at an offset, most significant byte first; nil behind the end.
  func bigEndian(at offset: Int, bytes count: Int) -> Int? {
    guard offset >= 0, offset + count <= self.count else { return nil }
    return self[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
