import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Content configurations: expected values are measured ones, or those of the published tables of UIKit's margins.
struct ListContentTests {
  private static let from14To18 = System.lanes(.ios14, .ios18)
  static let from14 = System.lanes(.ios14, .ios26)

  func stage(
    _ content: String, on system: System, _ device: String = "iPhone 8", more: String = "",
    state: CellState = .normal, size: ContentSize = .large, direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Fixture(cell: #""contentConfiguration": { \#(content) }\#(more)"#)
      .stage(state, on: system, device, size: size, direction: direction)
  }

  let cell = #""text": "Title""#
  let subtitle = #""type": "subtitleCell", "text": "Title", "secondaryText": "Subtitle""#
  let value = #""type": "valueCell", "text": "Title", "secondaryText": "Detail""#
  let symbol = #", "image": { "systemName": "globe" }"#

  /// A row of one line is 44 with its separator up to 18; on 26 52, and the separator on top.
  @Test(arguments: from14, ["iPhone 8", "iPhone 16"])
  func oneLine(on system: System, device: String) throws {
    for content in [cell, value, cell + symbol, value + symbol] {
      let stage = try stage(content, on: system, device)
      let line = try #require(stage.frame("separator")?.height)
      #expect(same(stage.size.height, system == .ios26 ? 53 : 44))
      #expect(same(stage.frame("contentView")?.height, system == .ios26 ? 52 : 44 - line))
    }
  }

  /// Subtitle rows: 56 up to 18; 69.5 at two pixels a point and 69.33 at three were measured on 26.
  @Test(arguments: from14)
  func subtitles(on system: System) throws {
    let at2 = try stage(subtitle, on: system)
    let at3 = try stage(subtitle, on: system, "iPhone 16")
    #expect(same(at2.size.height, system == .ios26 ? 69.5 : 56))
    #expect(same(at3.size.height, system == .ios26 ? 69 + 1.0 / 3 : 56))
    #expect(same(at2.frame("text")?.y, system == .ios26 ? 15 : 10))
    let gap = try #require(at2.frame("secondaryText")).y - #require(at2.frame("text")).maxY
    #expect(same(gap, system == .ios26 ? 0 : 1))
  }

  /// Twice body's leading up to 18, the leading and 30 on 26; neither grows past the largest plain size.
  @Test(arguments: [
    (System.ios18, ContentSize.extraExtraExtraLarge, 58.0), (.ios26, .extraExtraExtraLarge, 60),
    (.ios26, .large, 53), (.ios18, .extraSmall, 39.5),
  ])
  func minimumHeights(_ system: System, _ size: ContentSize, _ height: Double) throws {
    #expect(same(try stage(cell, on: system, size: size).size.height, height))
  }

  /// At the largest size a line (63.5), the margins (22, 30 on 26) and the separator (1) are more than the least height.
  @Test(arguments: [(System.ios18, 86.5), (.ios26, 94.5)])
  func largestSize(_ system: System, _ height: Double) throws {
    let stage = try stage(cell, on: system, size: .accessibilityExtraExtraExtraLarge)
    #expect(same(stage.size.height, height))
  }

  /// Text begins at 16 or 20, ends as far before the edge, or 8 before an accessory.
  @Test(arguments: from14, [("iPhone 8", 16.0), ("iPhone 16", 20.0)])
  func margins(on system: System, margin: (String, Double)) throws {
    let plain = try stage(cell, on: system, margin.0)
    let width = plain.size.width
    #expect(same(plain.place("text")?.x, margin.1))
    #expect(same(plain.place("text")?.maxX, width - margin.1))
    let marked = try stage(cell, on: system, margin.0, more: #", "accessoryType": "disclosureIndicator""#)
    let contentView = try #require(marked.frame("contentView"))
    #expect(same(marked.place("text")?.maxX, contentView.width - 8))
    #expect(same(contentView.maxX, try #require(marked.frame("accessory")).x))
  }

  /// A symbol takes 24 (28.67 on 26) of the width, the text begins 16 behind it and so does the separator.
  @Test(arguments: from14)
  func symbols(on system: System) throws {
    let stage = try stage(cell + symbol, on: system, "iPhone 16")
    let width = system == .ios26 ? 28 + 2.0 / 3 : 24
    let image = try #require(stage.frame("image"))
    #expect(same(image.x, 20))
    #expect(same(image.width, width))
    #expect(same(image.height, 22, within: 0.34))
    #expect(same(stage.place("text")?.x, 20 + width + 16))
    #expect(same(stage.frame("separator")?.x, 20 + width + 16))
    let own = try Fixture(
      cell: #""contentConfiguration": { \#(cell)\#(symbol) }"#, table: #""separatorInset": { "leading": 5 }"#)
    #expect(same(try own.stage(.normal, on: system).frame("separator")?.x, 5))
  }

  /// The value ends where the content does, 8 before an accessory.
  @Test(arguments: from14)
  func values(on system: System) throws {
    let stage = try stage(value, on: system, more: #", "accessoryType": "disclosureIndicator""#)
    let contentView = try #require(stage.frame("contentView"))
    #expect(same(stage.place("secondaryText")?.maxX, contentView.width - 8))
    #expect(same(stage.frame("secondaryText")?.width, 44, within: 0.51))
    #expect(stage.frame("text")?.y == stage.frame("secondaryText")?.y)
  }

  /// Both go below each other where they do not fit with 8 between them, 3 apart, 4 on 26.
  @Test(arguments: from14)
  func valuesThatDoNotFit(on system: System) throws {
    let words = (title: "A title that is rather long", detail: "and a value that is long too")
    let stage = try stage(
      #""type": "valueCell", "text": "\#(words.title)", "secondaryText": "\#(words.detail)""#, on: system)
    let (title, detail) = (
      try #require(stage.frame("text")), try #require(stage.frame("secondaryText"))
    )
    #expect(title.x == detail.x)
    #expect(same(detail.y - title.maxY, system == .ios26 ? 4 : 3))
    #expect(same(title.height, 20.5))
    let one = try self.stage(
      #""type": "valueCell", "text": "\#(words.title)", "secondaryText": "short""#, on: system)
    #expect(one.frame("text")?.y == one.frame("secondaryText")?.y)
  }

  /// UIKit's switch between both ways, whatever the kind.
  @Test func sideBySide() throws {
    let beside = try stage(
      cell + #", "secondaryText": "Detail", "prefersSideBySideTextAndSecondaryText": true"#, on: .ios18)
    #expect(beside.frame("text")?.y == beside.frame("secondaryText")?.y)
    let below = try stage(value + #", "prefersSideBySideTextAndSecondaryText": false"#, on: .ios18)
    #expect(try #require(below.frame("text")).maxY < #require(below.frame("secondaryText")).y)
  }

  /// Texts wrap into as many lines as they need, and make the row higher.
  @Test(arguments: from14, ["iPhone 8", "iPhone 16"])
  func wrapping(on system: System, device: String) throws {
    for count in 20..<30 {
      let words = String(repeating: "word ", count: count)
      let stage = try stage(#""text": "\#(words)""#, on: system, device)
      let layout = try #require(stage.text("text")?.layout)
      #expect(layout.lines.count >= 2)
      #expect(!layout.isTruncated)
      let margins = system == .ios26 ? 30.0 : 22
      #expect(same(stage.frame("contentView")?.height, layout.size.height + margins))
      #expect(same(stage.frame("text")?.height, layout.size.height))
    }
  }

  /// In a row of fixed height the content stands in the middle, and lines that do not fit are left out.
  @Test func fixedHeight() throws {
    let words = String(repeating: "word ", count: 40)
    let low = try stage(#""text": "\#(words)""#, on: .ios18, more: #", "height": 60"#)
    #expect(low.text("text")?.layout.isTruncated == true)
    #expect(try #require(low.frame("text")).maxY <= 60)
    let high = try stage(cell, on: .ios18, more: #", "height": 100"#)
    #expect(same(high.frame("text")?.midY, 50, within: 0.26))
    let one = try stage(cell, on: .ios18, more: #", "height": 40"#, size: .accessibilityMedium)
    #expect(one.text("text")?.layout.isTruncated == false)
  }

  /// Mirrored in the contentView: text at the right, the value at the left.
  @Test(arguments: from14)
  func rightToLeft(on system: System) throws {
    let left = try stage(value + symbol, on: system)
    let right = try stage(value + symbol, on: system, direction: .rightToLeft)
    for id in ["image", "text", "secondaryText", "separator"] {
      let (from, to) = (try #require(left.place(id)), try #require(right.place(id)))
      #expect(same(to, 375 - from.maxX, from.y, from.width, from.height, within: 0.51))
    }
    let line = try #require(right.text("text")?.layout.lines.first)
    #expect(line.x + line.width <= (right.frame("text")?.width ?? 0) + 0.5)
  }

  /// In editing the contentView moves; at margin 16 text stands at 56 (measured on 26).
  @Test(arguments: [System.ios14, .ios18, .ios26])
  func editing(on system: System) throws {
    let stage = try stage(cell, on: system, state: .editing)
    #expect(same(stage.place("text")?.x, 56))
    #expect(same(stage.frame("text")?.x, 16))
  }

  /// Each level moves image and text by 10.
  @Test func indentation() throws {
    let plain = try stage(cell + symbol, on: .ios18)
    let indented = try stage(cell + symbol, on: .ios18, more: #", "indentationLevel": 2"#)
    for id in ["text", "image"] {
      #expect(same(indented.frame(id)?.x, try #require(plain.frame(id)).x + 20))
    }
  }

  /// Nothing to show, words without end, a file that is not there: a row, and quickly.
  @Test(arguments: from14)
  func hostile(on system: System) throws {
    let empty = try stage(#""text": "", "secondaryText": """#, on: system)
    #expect(same(empty.size.height, system == .ios26 ? 53 : 44))
    #expect(try stage("", on: system).size.height == empty.size.height)
    let only = try stage(#""type": "valueCell", "text": "", "secondaryText": "Detail""#, on: system)
    #expect(same(only.place("secondaryText")?.maxX, 375 - 16, within: 0.51))
    let missing = try stage(cell + #", "image": { "named": "nowhere" }"#, on: system)
    #expect(missing.view("image") == nil)
    #expect(same(missing.place("text")?.x, 16))
    let narrow = try stage(
      #""type": "valueCell", "text": "Donaudampfschifffahrtsgesellschaft", "secondaryText": "\#(String(repeating: "long ", count: 30))""#
        + symbol, on: system, "iPhone 5s", more: #", "accessoryType": "detailDisclosureButton""#,
      size: .accessibilityExtraExtraExtraLarge)
    let text = try #require(narrow.frame("text"))
    #expect(text.width >= 0)
    #expect(try #require(narrow.frame("secondaryText")).y >= text.maxY)
    #expect(narrow.text("text")?.layout.isTruncated != true)
  }

  @Test func aMegabyteOfText() throws {
    let words = String(repeating: "word ", count: 200_000)
    let fixture = try Fixture(
      cell: #""height": 44, "contentConfiguration": { "text": "{t}" }, "data": [ { "t": "\#(words)" } ]"#)
    let text = try #require(try fixture.stage(.normal, on: .ios18).text("text"))
    #expect(text.layout.isTruncated)
    #expect(text.layout.lines.count == 1)
  }
}
