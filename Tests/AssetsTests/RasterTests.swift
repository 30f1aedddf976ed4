import Graphics
import Testing

@testable import Assets

@Suite struct RasterTests {
  private func read(_ bytes: [UInt8], scale: Int = 1) throws(AssetError) -> RasterPicture {
    try RasterReader.picture(from: bytes, scale: scale, named: "x")
  }

  private func fault(_ bytes: [UInt8]) -> AssetError.Kind? {
    do throws(AssetError) {
      _ = try read(bytes)
      return nil
    } catch {
      return error.kind
    }
  }

  @Test func aRealPixel() throws {
    let picture = try read(RasterFixture.onePixel)
    #expect(picture.pixelWidth == 1 && picture.pixelHeight == 1 && !picture.hasAlpha)
    #expect(picture.mimeType == "image/png" && picture.bytes == RasterFixture.onePixel)
  }

  @Test func sizesAreInPoints() throws {
    #expect(try read(RasterFixture.png(width: 100, height: 50), scale: 2).size == Size(width: 50, height: 25))
    #expect(
      try read(RasterFixture.jpeg(width: 300, height: 90), scale: 3).size == Size(width: 100, height: 30))
  }

  @Test func alpha() throws {
    #expect(try read(RasterFixture.png(width: 1, height: 1, color: 6)).hasAlpha)
    #expect(try read(RasterFixture.png(width: 1, height: 1, color: 4)).hasAlpha)
    #expect(try !read(RasterFixture.png(width: 1, height: 1, color: 3)).hasAlpha)
    let transparency = RasterFixture.chunk("tRNS", [0])
    #expect(try read(RasterFixture.png(width: 1, height: 1, color: 3, extra: transparency)).hasAlpha)
    #expect(try !read(RasterFixture.jpeg(width: 1, height: 1)).hasAlpha)
  }

  // Exif 2.3: 1 to 4 upright or mirrored, 5 to 8 on the side.
  @Test(arguments: 0...9)
  func orientation(_ value: UInt8) throws {
    let picture = try read(
      RasterFixture.jpeg(width: 40, height: 30, exif: RasterFixture.exif(orientation: value)))
    #expect(picture.pixelWidth == ((5...8).contains(value) ? 30 : 40))
  }

  @Test func aGigabyteByItsHeaderIsRefused() {
    #expect(fault(RasterFixture.png(width: 20_000, height: 14_000)) == .tooLarge)
    #expect(fault(RasterFixture.png(width: 16_384, height: 16_384)) == .tooLarge)
    #expect(fault(RasterFixture.png(width: 0x7FFF_FFFF, height: 0x7FFF_FFFF)) == .tooLarge)
    #expect(fault(RasterFixture.png(width: 16_384, height: 3906)) == nil)
    #expect(fault(RasterFixture.png(width: 16_384, height: 3907)) == .tooLarge)
    #expect(fault(RasterFixture.jpeg(width: 65_500, height: 1)) == .tooLarge)
  }

  @Test func nonsenseIsBroken() {
    #expect(fault([]) == .broken)
    #expect(fault(Array("GIF89a".utf8)) == .broken)
    #expect(fault(RasterFixture.png(width: 0, height: 1)) == .broken)
    #expect(fault(RasterFixture.png(width: 1, height: 1, depth: 3)) == .broken)
    #expect(fault(RasterFixture.png(width: 1, height: 1, color: 5)) == .broken)
    #expect(fault(RasterFixture.png(width: 1, height: 1, end: false)) == .broken)
    var damaged = RasterFixture.onePixel
    damaged[19] = 9
    #expect(fault(damaged) == .broken)
    #expect(fault(RasterFixture.jpeg(width: 1, height: 0)) == .broken)
    #expect(fault(RasterFixture.jpeg(width: 1, height: 1, frame: 0xC3)) == .broken)
    #expect(fault([0xFF, 0xD8, 0xFF, 0xFF, 0xFF]) == .broken)
    #expect(fault([0xFF, 0xD8, 0xFF, 0xE0, 0, 0]) == .broken)
    #expect(fault([0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 1_000_000)) == .broken)
  }

  @Test func everyTruncationIsBroken() {
    let images = [
      RasterFixture.onePixel,
      RasterFixture.jpeg(width: 9, height: 9, exif: RasterFixture.exif(orientation: 6)),
    ]
    for image in images {
      for count in 0..<image.count { #expect(fault(Array(image[..<count])) == .broken) }
    }
  }
}
