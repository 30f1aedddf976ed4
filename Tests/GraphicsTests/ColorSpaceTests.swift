import Graphics
import Testing

@Suite struct ColorSpaceTests {
  struct Figure: Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var hex: String
  }

  // The first two from web-platform-tests (css/css-color/display-p3-001 and -002), then sRGB's primaries in
  // Display P3 as the sample code of CSS Color 4 gives them.
  static let figures: [Figure] = [
    Figure(red: 0.21604, green: 0.49418, blue: 0.13151, hex: "#008000"),
    Figure(red: 0.26374, green: 0.59085, blue: 0.16434, hex: "#009900"),
    Figure(red: 0.917488, green: 0.200287, blue: 0.138561, hex: "#FF0000"),
    Figure(red: 0.458402, green: 0.985265, blue: 0.29832, hex: "#00FF00"),
    Figure(red: 0, green: 0, blue: 0.959588, hex: "#0000FF"),
    Figure(red: 0, green: 0, blue: 0, hex: "#000000"), Figure(red: 1, green: 1, blue: 1, hex: "#FFFFFF"),
    Figure(red: 0.502, green: 0.502, blue: 0.502, hex: "#808080"),
  ]

  @Test(arguments: figures) func displayP3(_ figure: Figure) {
    #expect(Color(displayP3: figure.red, figure.green, figure.blue).hex == figure.hex)
  }

  // P3's own primaries lie outside: Apple's extended sRGB gives 1.093, -0.2267, -0.1501 for red.
  @Test func whatLiesOutsideIsCut() {
    #expect(Color(displayP3: 1, 0, 0).hex == "#FF0000")
    #expect(Color(displayP3: 0, 1, 0).hex == "#00FF00")
    #expect(Color(sRGB: 1.093, -0.2267, -0.1501).hex == "#FF0000")
    #expect(Color(sRGB: .nan, .infinity, -.infinity, alpha: 2).hex == "#00FF00")
  }

  // IEC 61966-2-1: the light of 128 / 255 is 0.2159.
  @Test func lightAndGrey() {
    #expect(Color(linearSRGB: 0.2159, 0.2159, 0.2159).hex == "#808080")
    #expect(Color(grayGamma22: 0).hex == "#000000" && Color(grayGamma22: 1, alpha: 0.5).hex == "#FFFFFF80")
    #expect(Color(sRGB: 0.2, 0.4, 0.6, alpha: 1).hex == "#336699")
  }
}
