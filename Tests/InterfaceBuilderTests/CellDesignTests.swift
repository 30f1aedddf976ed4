import Designs
import Diagnostics
import Graphics
import Testing

@testable import InterfaceBuilder

/// What a document's cells are in a design.
@Suite struct CellDesignTests {
  private func cell(_ text: String, onCanvas: Bool = false) throws -> Designs.Cell {
    let document = try Documents.clean(Documents.xib(text))
    let source = SourceID(index: 0)
    let designs =
      onCanvas ? document.canvasDesigns(source: source) : document.deviceDesigns(source: source)
    return try #require(designs.first?.cells.first)
  }

  private static func background(_ key: String, red: String) -> String {
    """
    <view key="\(key)" id="\(key)"><color key="backgroundColor" red="\(red)" green="0" blue="0" alpha="1" \
    colorSpace="custom" customColorSpace="sRGB"/></view>
    """
  }

  /// The views behind the content give the surfaces their colours.
  @Test func surfaces() throws {
    let parts =
      Self.background("backgroundView", red: "1") + Self.background("selectedBackgroundView", red: "0.5")
    let cell = try cell(Documents.cell("", parts: parts))
    #expect(cell.backgroundColor.otherwise == .fixed(Color(sRGB: 1, 0, 0, alpha: 1)))
    #expect(cell.selectedBackgroundColor.otherwise == .fixed(Color(sRGB: 0.5, 0, 0, alpha: 1)))
    #expect(cell.surfaceIDs == SurfaceIDs(cell: "cell-0", contentView: "content-0"))
  }

  @Test(arguments: [
    ("style=\"valueCell\"", ContentConfiguration.Kind.valueCell), ("style=\"subtitleCell\"", .subtitleCell),
    ("", .cell),
  ])
  func contentConfiguration(_ style: String, _ kind: ContentConfiguration.Kind) throws {
    let parts = """
      <listContentConfiguration key="contentConfiguration" \(style) text="Language" secondaryText="English" \
      image="globe" catalog="system"/>
      """
    let content = try #require(try cell(Documents.cell("", parts: parts)).contentConfiguration.otherwise)
    #expect(content.kind.otherwise == kind)
    #expect(content.text.otherwise?.segments == [.literal("Language")])
    #expect(content.secondaryText.otherwise?.segments == [.literal("English")])
    #expect(content.image.otherwise?.source == .symbol("globe"))
  }

  /// Configurations of headers and sidebars are none of a table cell's.
  @Test func otherConfigurations() throws {
    let parts =
      "<listContentConfiguration key=\"contentConfiguration\" style=\"sidebarCell\" text=\"Inbox\"/>"
    let document = try #require(Documents.read(Documents.xib(Documents.cell("", parts: parts))).document)
    #expect(document.unsupported.map(\.name) == ["style=\"sidebarCell\""])
    let designs = document.deviceDesigns(source: SourceID(index: 0))
    #expect(designs.first?.cells.first?.contentConfiguration.otherwise == nil)
  }

  /// Interface Builder shows a word in the label of a built-in style that has no text.
  @Test(arguments: [
    ("IBUITableViewCellStyleSubtitle", "Subtitle"), ("IBUITableViewCellStyleValue1", "Detail"),
  ])
  func emptyLabels(style: String, word: String) throws {
    func label(_ id: String) -> String {
      "<label text=\"\" id=\"\(id)\"><rect key=\"frame\" x=\"16\" y=\"3\" width=\"35.5\" height=\"20.5\"/></label>"
    }
    let text = Documents.cell(
      label("a") + label("b"), attributes: " textLabel=\"a\" detailTextLabel=\"b\" style=\"\(style)\"")
    for (isOnCanvas, words) in [(true, ["Title", word]), (false, [])] {
      let shown = try #require(try cell(text, onCanvas: isOnCanvas).style)
      let segments = [shown.textLabel, shown.detailTextLabel].compactMap { $0?.label.text.otherwise.segments }
      #expect(segments.flatMap(\.self) == words.map { .literal($0) })
    }
  }
}
