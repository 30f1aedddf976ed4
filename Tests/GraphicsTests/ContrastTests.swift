import Graphics
import Testing

/// Ratios as WebAIM's contrast checker gives them.
@Suite struct ContrastTests {
  @Test(arguments: [
    (UInt32(0x000000), 21.0), (0x767676, 4.54), (0x777777, 4.47), (0x949494, 3.03), (0x959595, 2.99),
    (0x0000FF, 8.59), (0xFF0000, 3.99), (0x008000, 5.13), (0xFFFFFF, 1),
  ])
  func onWhite(_ color: UInt32, _ ratio: Double) {
    let contrast = Color(rgb: color).contrast(with: .white)
    #expect(abs(contrast - ratio) < 0.011)
    #expect(contrast == Color.white.contrast(with: Color(rgb: color)))
  }
}
