import Graphics
import Testing

@testable import Typesetting

/// Heights of labels in families other than the system's, and the room of emoji, as Xcode stored them.
@Suite struct FamilyMetricsTests {
  @Test(
    arguments: [
      ("AvenirNext-Medium", 16.0, 2.0, 22.0), ("AvenirNext-Regular", 11, 2, 15.5),
      ("AvenirNext-Regular", 25, 2, 34.5), ("HelveticaNeue", 14, 3, 16.333), ("HelveticaNeue", 13, 3, 15.333),
      ("HelveticaNeue", 24, 2, 28), ("HelveticaNeue-Bold", 14, 3, 17), ("HelveticaNeue-Bold", 22, 2, 26.5),
      ("Futura-CondensedMedium", 14, 3, 17), ("Futura-CondensedMedium", 15, 3, 18.333),
      ("Futura-Bold", 17, 3, 22.333), ("MarkerFelt-Thin", 17, 3, 18.667), ("MarkerFelt-Wide", 20, 3, 26),
      ("AmericanTypewriter", 17, 2, 20), ("AmericanTypewriter", 20, 2, 23.5), ("Didot", 40, 2, 51),
      ("Papyrus", 24, 1, 38), ("Verdana", 13, 1, 16), ("Verdana-Bold", 23, 1, 28),
      ("OpenSans-Semibold", 15, 2, 20.5), ("Nobody Knows It", 17, 2, 20.5),
    ])
  func heights(family: String, size: Double, scale: Double, height: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let font = FontDescriptor(size: size, family: family)
    let label = typesetter.size(
      of: "Label", style: TextStyling(font: font), grid: PixelGrid(scale: scale))
    #expect(abs(label.height - height) < 0.01, "\(label)")
    #expect(font.ascender > 0.6 * font.lineHeight && font.ascender < font.lineHeight)
  }

  @Test(arguments: [("\u{1F3F3}", 17.0, 23.0), ("\u{1F610}", 17, 23), ("\u{1F600}", 18, 24)])
  func emoji(text: String, size: Double, width: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let label = typesetter.size(
      of: text, style: TextStyling(font: FontDescriptor(size: size)), grid: PixelGrid(scale: 2))
    #expect(abs(label.width - width) <= 0.5, "\(label)")
  }
}
