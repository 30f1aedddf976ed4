import Graphics
import Testing

@testable import Typesetting

/// Widths beside those that Xcode stored for labels of public Interface Builder files.
@Suite struct StoredLabelTests {
  /// Of the whole list (277 labels) 94% are within a point; this sample has more of the rarer weights and sizes.
  @Test func mostAreWithinAPoint() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var within = 0
    var near = 0
    for label in StoredLabel.all {
      let width = typesetter.size(
        of: label.text, style: TextStyling(font: label.font), grid: PixelGrid(scale: label.scale)
      ).width
      if abs(width - label.width) <= 1.01 { within += 1 }
      if abs(width - label.width) <= 0.51 { near += 1 }
    }
    let count = Double(StoredLabel.all.count)
    #expect(Double(within) >= 0.9 * count, "\(within) of \(count)")
    #expect(Double(near) >= 0.8 * count, "\(near) of \(count)")
  }

  /// Sizes from 22 points on take the display cut; the text cut alone is 7 to 28 points off on these.
  @Test(arguments: [
    ("Installed", FontWeight.bold, 24.0, 96.5), ("Left Smithton", .bold, 24, 153),
    ("NameLabel", .thin, 30, 144.5),
    ("Article Title", .regular, 28, 136), ("Label", .semibold, 20, 50), ("Title", .semibold, 20, 40),
  ])
  func largeTextIsWithinTwoHundredths(text: String, weight: FontWeight, size: Double, width: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let measured = typesetter.width(of: text, font: FontDescriptor(size: size, weight: weight))
    #expect(abs(measured - width) <= max(0.02 * width, 1), "\(measured)")
  }
}
