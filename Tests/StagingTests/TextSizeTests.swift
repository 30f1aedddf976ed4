import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// The user's text size and Bold Text in stages; sizes are those of the Human Interface Guidelines.
struct TextSizeTests {
  private func text(
    _ font: String, _ size: ContentSize, on system: System = .ios18, weight: LegibilityWeight = .regular,
    more: String = ""
  ) throws -> TextItem {
    let fixture = try Fixture(
      cell: #""height": 200, "content": { "type": "label", "text": "Item", "font": \#(font)\#(more) }"#)
    return try #require(try fixture.stage(.normal, on: system, size: size, weight: weight).text("content"))
  }

  private static let bodySizes: [(ContentSize, Double)] = [
    (.extraSmall, 14), (.small, 15), (.medium, 16), (.large, 17), (.extraLarge, 19), (.extraExtraLarge, 21),
    (.extraExtraExtraLarge, 23), (.accessibilityMedium, 28), (.accessibilityLarge, 33),
    (.accessibilityExtraLarge, 40),
    (.accessibilityExtraExtraLarge, 47), (.accessibilityExtraExtraExtraLarge, 53),
  ]

  @Test(arguments: bodySizes)
  func body(size: ContentSize, points: Double) throws {
    #expect(try text("\"body\"", size).layout.fontSize == points)
    // Not adjusting misses later changes only: a fresh load is current.
    #expect(
      try text("\"body\"", size, more: #", "adjustsFontForContentSizeCategory": false"#).layout.fontSize
        == points)
    // A size is a size.
    #expect(try text("{ \"size\": 17 }", size).layout.fontSize == 17)
  }

  /// Up to 10 only body grows at the accessibility sizes; the others stay as at XXXL.
  @Test(arguments: System.upTo10)
  func oldAccessibilitySizes(on system: System) throws {
    #expect(try text("\"body\"", .accessibilityExtraExtraExtraLarge, on: system).layout.fontSize == 53)
    for (style, points) in [
      ("headline", 23.0), ("subheadline", 21), ("footnote", 19), ("caption1", 18), ("caption2", 17),
    ] {
      #expect(
        try text("\"\(style)\"", .accessibilityExtraExtraExtraLarge, on: system).layout.fontSize == points)
    }
    #expect(try text("\"caption1\"", .accessibilityExtraExtraExtraLarge, on: .ios11).layout.fontSize == 43)
  }

  /// floor(20 x 29 / 22 + 0.5) at XXXL, floor(20 x 62 / 22 + 0.5) at AX5.
  @Test func scaledFonts() throws {
    let font = #"{ "size": 20, "relativeTo": "body" }"#
    #expect(try text(font, .extraExtraExtraLarge).layout.fontSize == 26)
    #expect(try text(font, .accessibilityExtraExtraExtraLarge).layout.fontSize == 56)
    let limited = #"{ "size": 20, "relativeTo": "body", "maximumPointSize": 28 }"#
    #expect(try text(limited, .accessibilityExtraExtraExtraLarge).layout.fontSize == 28)
  }

  /// Every size of the formula: whole points of 17 x leading / 22, at most 28.
  @Test(arguments: zip(ContentSize.allCases, [19.0, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]))
  func limitedFont(size: ContentSize, leading: Double) throws {
    let font = #"{ "size": 17, "relativeTo": "body", "maximumPointSize": 28 }"#
    let points = min(28, (17 * leading / 22 + 0.5).rounded(.down))
    #expect(try text(font, size).layout.fontSize == points)
    #expect(try text(font, size, on: .ios10).layout.fontSize == 17)
    let named = #"{ "name": "Menlo", "size": 17, "relativeTo": "body", "maximumPointSize": 28 }"#
    #expect(try text(named, size).layout.fontSize == points)
  }

  /// Bold Text draws heavier, and so wider.
  @Test(arguments: ["\"body\"", "{ \"size\": 17 }"])
  func boldText(font: String) throws {
    let plain = try text(font, .large)
    let bold = try text(font, .large, weight: .bold)
    #expect(bold.layout.fontSize == plain.layout.fontSize)
    #expect(bold.layout.neededWidth > plain.layout.neededWidth)
  }

  /// "Label", "Title", "Detail" at 17 points are 42, 33.5, 44 wide and 20.5 high at scale 2.
  @Test(arguments: [("Label", 42.0), ("Title", 33.5), ("Detail", 44)])
  func natural(word: String, width: Double) throws {
    let fixture = try Fixture(
      cell:
        #""height": 60, "content": { "type": "view", "children": [ { "type": "label", "id": "a", "text": "\#(word)" } ] }"#
    )
    #expect(same(try fixture.stage(.normal, on: .ios18).frame("a"), 0, 0, width, 20.5, within: 0.51))
  }

  /// Two lines of 17 points are 41 high, as Xcode stores them; a narrow one wraps.
  @Test func wrapped() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": "automatic", "content": { "type": "label", "numberOfLines": 0,
          "text": "A text that is too long to stand on one line of a phone as narrow as this" }
        """#, table: #""separatorStyle": "none""#)
    #expect(try fixture.stage(.normal, on: .ios18).size.height == 41)
  }
}
