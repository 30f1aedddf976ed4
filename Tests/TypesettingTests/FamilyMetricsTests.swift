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

  /// Widths that Xcode stored; the last two are in the mean of regular and bold.
  @Test(arguments: [
    ("HelveticaNeue", 17.0, 1.0, "Content", 61.0), ("HelveticaNeue", 17, 1, "Title", 32),
    ("HelveticaNeue", 13, 3, "GpgAsciiArmorCopyExplanation.", 191.333),
    ("HelveticaNeue", 13, 3, "GpgAsciiArmorServerExplanation.", 197.667),
    ("HelveticaNeue", 14, 3, "SshAsciiArmorFileExplanation.", 191.333),
    ("HelveticaNeue", 14, 2, "Received Push Notifications:", 180),
    ("HelveticaNeue", 24, 2, "Content Sample", 174),
    ("HelveticaNeue-Bold", 14, 3, "ASCII-Armor Keys", 121.667),
    ("HelveticaNeue-Bold", 14, 3, "Import Keys From Files", 155),
    ("HelveticaNeue-Medium", 14, 2, "InfoView", 55.5), ("HelveticaNeue-Medium", 17, 1, "Image", 49),
  ])
  func widths(family: String, size: Double, scale: Double, text: String, width: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let label = typesetter.size(
      of: text, style: TextStyling(font: FontDescriptor(size: size, family: family)),
      grid: PixelGrid(scale: scale))
    #expect(abs(label.width - width) < 0.01, "\(label)")
  }

  /// Of families whose characters are not known one by one Xcode's widths are met to a twentieth.
  @Test(arguments: [
    ("AvenirNext-Regular", 25.0, "Label", 63.0),
    ("AmericanTypewriter", 13, "123 Main Street, Suite 250", 168.5),
    ("Futura-Bold", 17, "Rover Name", 114.333), ("MarkerFelt-Thin", 17, "Shiver me timbers", 126.667),
    ("Futura-CondensedMedium", 17, "Launched from location on date", 169.667),
  ])
  func widthsByRatio(family: String, size: Double, text: String, width: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let measured = typesetter.width(of: text, font: FontDescriptor(size: size, family: family))
    #expect(abs(measured - width) <= 0.05 * width, "\(measured)")
  }

  @Test func theNameOfASystemFontTellsWeightAndCut() {
    let font = FontDescriptor(size: 16, family: ".SFUIDisplay-Light")
    #expect(font.faceWeight == .light && font.isDisplay)
    #expect(FontDescriptor(size: 30, family: "SFProText-SemiboldItalic").faceWeight == .semibold)
    #expect(!FontDescriptor(size: 30, family: "SFProText-Bold").isDisplay)
    #expect(FontDescriptor(size: 17, family: "MarkerFelt-Thin").faceWeight == .regular)
  }

  @Test(arguments: [
    ("\u{1F3F3}", 17.0, 23.0), ("\u{1F610}", 17, 23), ("\u{1F600}", 18, 24),
    // Five of 27 points, in the display cut's sizes.
    ("\u{1F34E}\u{1F350}\u{1F34A}\u{1F34B}\u{1F34C}", 27, 155),
  ])
  func emoji(text: String, size: Double, width: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let label = typesetter.size(
      of: text, style: TextStyling(font: FontDescriptor(size: size)), grid: PixelGrid(scale: 2))
    #expect(abs(label.width - width) <= 0.5, "\(label)")
  }
}
