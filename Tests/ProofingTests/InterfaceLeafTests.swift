import Proofing
import Testing

/// Sizes that views of Interface Builder's documents have by themselves; expected are figures that Xcode stored.
struct InterfaceLeafTests {
  private typealias Fixture = InterfaceFixture

  private static let corner = Fixture.constraints(
    "v leading content-0 leading", "v top content-0 top")

  /// The frame of a view in the corner of its cell.
  private func frame(
    _ tag: String, _ attributes: String, _ content: String = "", toolsVersion: String = "22155",
    device: String = "retina4_7", resources: String = ""
  ) throws -> [Double] {
    let fixture = Fixture(
      toolsVersion: toolsVersion, device: device, content: Self.corner, resources: resources)
    return try #require(try fixture.frames(Fixture.view(tag, "v", attributes, content))["v"])
  }

  /// Text styles stand at the usual text size, but for Xcode 13 to 14.0: there at the smallest.
  @Test(
    arguments: [
      ("14460.31", "Body", 20.5), ("17701", "Body", 20.5), ("18122", "Body", 17), ("18122", "Callout", 16),
      ("19162", "Subhead", 14.5), ("19162", "Headline", 17), ("19529", "Footnote", 14.5),
      ("20037", "Body", 17), ("20037", "Callout", 16), ("21507", "Body", 20.5), ("21701", "Callout", 19.5),
      ("23504", "Footnote", 16), ("24506", "Body", 20.5),
    ] as [(String, String, Double)])
  func styleHeights(toolsVersion: String, style: String, height: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
    #expect(try frame("label", "text=\"Title\"", font, toolsVersion: toolsVersion)[3] == height)
  }

  /// Segments with widths of their own, and the line between two.
  @Test func segmentWidths() throws {
    let segments = """
      <segments><segment title="ON" width="61"/><segment title="OFF" width="61"/></segments>
      """
    let frame = try frame("segmentedControl", "", segments, toolsVersion: "21701", device: "retina5_9")
    #expect(frame[2] == 123 && frame[3] == 32)
  }

  /// From Xcode 11 on, an info button shows a symbol.
  @Test(arguments: [("14490.70", "retina4_7", 22.0), ("21701", "retina5_5", 25.667)])
  func infoButton(toolsVersion: String, device: String, side: Double) throws {
    let frame = try frame("button", "buttonType=\"infoLight\"", toolsVersion: toolsVersion, device: device)
    #expect(abs(frame[2] - side) < 0.01 && abs(frame[3] - side) < 0.01)
  }

  /// The longer side of symbols by the size that a document lists them in, at the scale they are set to.
  @Test(
    arguments: [
      ("doc", 115.0, 128.0, "medium", 20.0), ("at", 128, 125, "large", 27),
      ("hand.thumbsup", 123, 128, "large", 27), ("info.circle", 128, 123, "large", 26),
    ])
  func symbols(name: String, width: Double, height: Double, scale: String, side: Double) throws {
    let frame = try frame(
      "imageView", "image=\"\(name)\" catalog=\"system\"",
      "<preferredSymbolConfiguration key=\"preferredSymbolConfiguration\" scale=\"\(scale)\"/>",
      resources:
        "<resources><image name=\"\(name)\" catalog=\"system\" width=\"\(width)\" height=\"\(height)\"/></resources>"
    )
    #expect(abs(max(frame[2], frame[3]) - side) <= 1, "\(frame)")
  }
}
