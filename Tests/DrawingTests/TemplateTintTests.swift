import FoundationEssentials
import Graphics
import Markup
import Staging
import Testing

@testable import Drawing

/// Artwork as a template image: all of it drawn as its alpha in one colour, smaller than it was made.
struct TemplateTintTests {
  private func picture(_ tint: Color?) throws -> String {
    let holder = view(0, 10, 20, 22, 22, .white) { view in
      view.templateTint = tint
      view.contentScale = 0.5
      view.layer.clips = true
    }
    var drawer = StandalonePicture(pictures: [])
    let bytes = drawer.bytes(
      of: stage(100, 60, [holder, view(1, 0, 0, 44, 44, red)]), title: "t", description: "d")
    _ = try MarkupReader.root(of: bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The flood covers the white and the red alike; one filter about the image's own rectangle.
  @Test func template() throws {
    let svg = try picture(green)
    #expect(svg.contains("<feFlood flood-color=\"#34c759\""))
    #expect(svg.contains("operator=\"in\" in2=\"SourceAlpha\""))
    #expect(svg.components(separatedBy: "<filter").count == 2)
    #expect(svg.contains("x=\"10\" y=\"20\" width=\"22\" height=\"22\""))
  }

  /// About the corner at 10, 20: what is 44 wide at 10 fills 22.
  @Test func scaled() throws {
    let svg = try picture(nil)
    #expect(!svg.contains("<filter"))
    #expect(svg.contains("matrix(0.5 0 0 0.5 5 10)") || svg.contains("matrix(.5 0 0 .5 5 10)"))
  }
}
