import Testing

@testable import Assets

@Suite struct OpacityTests {
  private func isOpaque(_ bytes: [UInt8]) throws -> Bool {
    RasterInk(of: try RasterReader.picture(from: bytes, scale: 1, named: "x")).isOpaque
  }

  @Test func pixelsAreLookedAt() throws {
    #expect(try isOpaque(OpacityFixture.opaqueRGBA))
    #expect(try isOpaque(OpacityFixture.opaqueGrey16))
    #expect(try isOpaque(OpacityFixture.opaquePalette))
    #expect(try !isOpaque(OpacityFixture.seeThroughRGBA))
    #expect(try !isOpaque(OpacityFixture.seeThroughPalette))
  }

  @Test func theHeaderIsEnoughWithoutAlpha() throws {
    #expect(try isOpaque(RasterFixture.onePixel))
    #expect(try isOpaque(RasterFixture.png(width: 4000, height: 4000, color: 2)))
    #expect(try isOpaque(RasterFixture.jpeg(width: 7, height: 7)))
  }

  /// Data that cannot be unpacked, and more pixels than are unpacked.
  @Test func whatCannotBeToldIsNotOpaque() throws {
    #expect(try !isOpaque(RasterFixture.png(width: 9, height: 9)))
    #expect(try !isOpaque(RasterFixture.png(width: 2001, height: 2001)))
  }
}

/// Pictures of one or two pixels as Python's zlib and struct modules write them.
enum OpacityFixture {
  static let opaqueRGBA: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0,
    0, 1, 8, 6, 0, 0, 0, 244, 34, 127, 138, 0, 0, 0, 14, 73, 68, 65, 84, 120, 156, 99,
    248, 207, 192, 0, 66, 255, 1, 15, 249, 3, 253, 133, 17, 153, 118, 0, 0, 0, 0, 73, 69, 78,
    68, 174, 66, 96, 130,
  ]

  static let seeThroughRGBA: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0,
    0, 1, 8, 6, 0, 0, 0, 244, 34, 127, 138, 0, 0, 0, 14, 73, 68, 65, 84, 120, 156, 99,
    248, 207, 192, 0, 66, 255, 0, 15, 248, 3, 252, 206, 180, 234, 103, 0, 0, 0, 0, 73, 69, 78,
    68, 174, 66, 96, 130,
  ]

  static let opaqueGrey16: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 1, 0, 0,
    0, 1, 16, 4, 0, 0, 0, 229, 140, 208, 65, 0, 0, 0, 13, 73, 68, 65, 84, 120, 156, 99,
    96, 100, 250, 255, 31, 0, 3, 12, 2, 2, 27, 1, 173, 183, 0, 0, 0, 0, 73, 69, 78, 68,
    174, 66, 96, 130,
  ]

  static let seeThroughPalette: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0,
    0, 1, 8, 3, 0, 0, 0, 195, 252, 143, 184, 0, 0, 0, 6, 80, 76, 84, 69, 255, 0, 0,
    0, 255, 0, 210, 135, 239, 113, 0, 0, 0, 2, 116, 82, 78, 83, 255, 0, 229, 183, 48, 74, 0,
    0, 0, 11, 73, 68, 65, 84, 120, 156, 99, 96, 96, 4, 0, 0, 4, 0, 2, 191, 122, 63, 74,
    0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  static let opaquePalette: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 2, 0, 0,
    0, 1, 8, 3, 0, 0, 0, 195, 252, 143, 184, 0, 0, 0, 6, 80, 76, 84, 69, 255, 0, 0,
    0, 255, 0, 210, 135, 239, 113, 0, 0, 0, 2, 116, 82, 78, 83, 255, 255, 200, 181, 223, 199, 0,
    0, 0, 11, 73, 68, 65, 84, 120, 156, 99, 96, 96, 4, 0, 0, 4, 0, 2, 191, 122, 63, 74,
    0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}
