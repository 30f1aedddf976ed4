import Graphics
import Testing

@testable import Typesetting

/// Sizes that Xcode stored for labels of the system font.
@Suite struct LabelSizeTests {
  @Test(arguments: [
    ("Label", 17.0, 42.0), ("Title", 17, 33.5), ("Detail", 17, 44), ("Subtitle", 12, 44), ("Title", 16, 31.5),
    ("Detail", 16, 41.5), ("Subtitle", 11, 40.5), ("Label", 15, 37.5),
  ])
  func widthIsXcodesWithinHalfAPoint(text: String, size: Double, width: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    let label = typesetter.size(of: text, style: system(size), grid: retina)
    #expect(abs(label.width - width) <= 0.5, "\(label.width)")
  }

  @Test(arguments: [
    (11.0, 13.5, 13.33), (12, 14.5, 14.33), (13, 16, 15.67), (14, 17, 17), (15, 18, 18), (16, 19.5, 19.33),
    (17, 20.5, 20.33), (18, 21.5, 21.67), (20, 24, 24), (22, 26.5, 26.33), (24, 29, 28.67), (28, 33.5, 33.67),
    (36, 43, 43),
  ])
  func heightIsXcodes(size: Double, at2x: Double, at3x: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    #expect(typesetter.size(of: "Ag", style: system(size), grid: retina).height == at2x)
    let height = typesetter.size(of: "Ag", style: system(size), grid: PixelGrid(scale: 3)).height
    #expect(abs(height - at3x) < 0.01, "\(height)")
  }

  @Test(arguments: [(12.0, 29.0, 2.0), (14, 33.5, 2), (16, 38.5, 2), (17, 41, 2), (17, 40.67, 3)])
  func twoLinesAreTwoLineHeightsUpToThePixel(size: Double, height: Double, scale: Double) throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    var style = system(size)
    style.numberOfLines = 0
    let label = typesetter.size(of: "a\nb", style: style, grid: PixelGrid(scale: scale))
    #expect(abs(label.height - height) < 0.01, "\(label.height)")
  }

  @Test func emptyTextHasNoSize() throws {
    var typesetter = Typesetter(library: try machineFonts.get())
    #expect(typesetter.size(of: "", style: system(17), grid: retina) == .zero)
    #expect(typesetter.layout("", style: system(17), grid: retina).lines.isEmpty)
  }
}
