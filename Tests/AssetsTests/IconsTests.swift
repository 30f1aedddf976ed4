import Bundled
import Graphics
import Testing

@testable import Assets

@Suite struct IconsTests {
  @Test(arguments: Icons.names)
  func everyIconIsDrawnAndLabelledAsOurs(_ name: String) throws {
    let bytes = try #require(Bundled.file("Icons/\(name).svg"))
    #expect(String(decoding: bytes, as: UTF8.self).contains("Drawn for cellproof"))
    let picture = try SVGReader.picture(from: bytes, named: name)
    #expect(Icons.symbol(named: name) == picture)
    let text = String(decoding: picture.markup(.original), as: UTF8.self)
    #expect(text.contains("currentColor"))
    // White is all that may stand beside the tint, and only where the name says so.
    let isTwoTone = name.hasSuffix(".multicolor") || name.hasSuffix(".classic")
    #expect(isTwoTone || !text.contains("#"))
    #expect(text.matches(of: /#[0-9A-F]+/).allSatisfy { $0.output == "#FFFFFF" })
  }

  // The boxes that UIKit gives its glyphs: 7 to 12, and 13 on, at two pixels a point.
  @Test(arguments: [
    ("chevron.forward", 10.5, 14.0), ("chevron.forward.classic", 8, 13), ("checkmark", 19, 18),
    ("checkmark.classic", 14, 11), ("info.circle", 22, 22), ("info.circle.classic", 22, 22),
    ("minus.circle.fill.multicolor", 26, 26), ("minus.circle.fill.classic", 22, 22),
    ("plus.circle.fill.multicolor", 26, 26), ("circle", 26, 26), ("checkmark.circle.fill.multicolor", 26, 26),
    ("line.horizontal.3", 27, 26),
  ])
  func boxes(_ name: String, _ width: Double, _ height: Double) throws {
    let picture = try #require(Icons.symbol(named: name))
    #expect(picture.size == Size(width: width, height: height))
    #expect(picture.viewBox == Rect(x: 0, y: 0, width: width, height: height))
  }
}
