import Testing

@testable import Graphics

/// Colours as bytes: written, read, laid over each other, told apart.
struct ColorTests {
  @Test(
    arguments: [
      ("#FFF", 0xFFFFFF, 255), ("#0F08", 0x00FF00, 0x88), ("#e0e3e8", 0xE0E3E8, 255),
      ("#12345678", 0x123456, 0x78),
    ] as [(String, UInt32, UInt8)])
  func read(text: String, rgb: UInt32, alpha: UInt8) {
    #expect(Color(hex: text) == Color(rgb: rgb, alpha: alpha))
  }

  @Test(arguments: [
    "", "#", "#1", "#12", "#12345", "#1234567", "#123456789", "#GGG", "FFF", "# FF", "#FFF ", "#１２３",
  ])
  func unreadable(text: String) { #expect(Color(hex: text) == nil) }

  @Test func written() {
    #expect(Color(rgb: 0xABCDEF).hex == "#ABCDEF")
    #expect(Color(rgb: 0x010203, alpha: 4).hex == "#01020304")
    #expect(Color.clear.hex == "#00000000")
  }

  /// Source over, in bytes: 255 x (1 - 128/255) = 127.
  @Test func composited() {
    #expect(Color(rgb: 0x000000, alpha: 128).composited(over: .white) == Color(rgb: 0x7F7F7F))
    #expect(Color(rgb: 0xFF0000, alpha: 128).composited(over: .white) == Color(rgb: 0xFF7F7F))
    #expect(Color.clear.composited(over: Color(rgb: 0x123456)) == Color(rgb: 0x123456))
    #expect(Color(rgb: 0x123456).composited(over: .white) == Color(rgb: 0x123456))
    #expect(Color.clear.composited(over: .clear) == .clear)
    // The separator of 13 on white: 0.29 of 3C3C43.
    #expect(Color(rgb: 0x3C3C43, alpha: 74).composited(over: .white) == Color(rgb: 0xC6C6C8))
    // Two halves cover three quarters.
    #expect(Color(rgb: 0x000000, alpha: 128).composited(over: Color(rgb: 0, alpha: 128)).alpha == 192)
  }

  @Test func alpha() {
    #expect(Color.black.multiplyingAlpha(by: 0.5).alpha == 128)
    #expect(Color.black.multiplyingAlpha(by: 2).alpha == 255)
    #expect(Color.black.multiplyingAlpha(by: -1).alpha == 0)
    #expect(Color(rgb: 0, alpha: 100).multiplyingAlpha(by: 0.5).alpha == 50)
  }

  /// CIEDE2000 as pyciede2000 0.0.21 gives it for the L*a*b* (D65) of these colours.
  @Test(
    arguments: [
      (0xFFFFFF, 0x000000, 100.0), (0xFF0000, 0x00FF00, 86.6082), (0xFF0000, 0x0000FF, 52.8814),
      (0x00FF00, 0x0000FF, 83.1859),
      (0xE0E3E8, 0xFFFFFF, 6.4503), (0xE0E3E8, 0xE0E3E7, 0.5147), (0xFFFFFF, 0xC7C7CC, 12.5617),
      (0x123456, 0x654321, 33.5999),
      (0xFF3B30, 0xFF383C, 3.0417), (0x808080, 0x818080, 0.5752),
    ] as [(UInt32, UInt32, Double)])
  func difference(first: UInt32, second: UInt32, expected: Double) {
    let (one, other) = (Color(rgb: first), Color(rgb: second))
    #expect(abs(one.difference(to: other) - expected) < 0.001)
    #expect(abs(other.difference(to: one) - expected) < 0.001)
    #expect(one.difference(to: one) == 0)
  }
}
