import Graphics
import Testing

@testable import Assets

/// The colours of pixels; the pictures were made with Python's zlib and struct modules.
struct RasterInkTests {
  private func ink(_ bytes: [UInt8]) throws -> RasterInk {
    RasterInk(of: try RasterReader.picture(from: bytes, scale: 1, named: "test"))
  }

  /// Blends along an edge are no colour of their own, and what is half clear has the colour it has.
  @Test func colors() throws {
    let badge = try ink(Self.badge)
    #expect(badge.colors.map(\.hex) == ["#FFFFFF", "#CC0000"])
    #expect(!badge.isOpaque)
    #expect(try ink(Self.shadow).colors.map(\.hex) == ["#000000"])
    let pixel = try ink(RasterFixture.onePixel)
    #expect(pixel.colors.map(\.hex) == ["#FF0000"])
    #expect(pixel.isOpaque)
  }

  /// Damaged data tells nothing but what the header says; a JPEG is opaque.
  @Test func unknown() throws {
    for (bytes, isOpaque) in [
      (RasterFixture.png(width: 2, height: 2, color: 6, rows: 1), false),
      (RasterFixture.png(width: 2, height: 2, color: 2, rows: 1), true),
      (RasterFixture.jpeg(width: 2, height: 2), true),
    ] {
      let ink = try ink(bytes)
      #expect(ink.colors.isEmpty)
      #expect(ink.isOpaque == isOpaque)
    }
  }

  /// Eight by eight pixels: a white block with four red ones in it, one of them blended, and a clear border.
  static let badge: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 8, 0, 0, 0, 8, 8, 6, 0, 0, 0,
    196, 15, 190, 139, 0, 0, 0, 35, 73, 68, 65, 84, 120, 218, 99, 96, 32, 6, 252, 199, 1, 72, 87, 112, 6,
    200, 60, 131, 164, 30, 171, 130, 103, 13, 13, 20, 88, 129, 83, 1, 62, 0, 0, 241, 191, 135, 199, 111, 61,
    159, 164, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]

  /// Four by four pixels: black ones, half of them half clear, between clear ones.
  static let shadow: [UInt8] = [
    137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 4, 0, 0, 0, 4, 8, 6, 0, 0, 0,
    169, 241, 158, 126, 0, 0, 0, 20, 73, 68, 65, 84, 120, 218, 99, 96, 128, 128, 6, 32, 254, 207, 128, 4,
    72, 16, 0, 0, 190, 202, 5, 253, 9, 76, 163, 78, 0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130,
  ]
}
