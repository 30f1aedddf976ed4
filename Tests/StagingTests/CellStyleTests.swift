import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// The built-in styles: expected values are frames that Xcode stored, and rows that were measured.
struct CellStyleTests {
  func stage(
    _ cell: String, on system: System, _ device: String = "iPhone 8", state: CellState = .normal,
    size: ContentSize = .large, direction: LayoutDirection = .leftToRight, table: String = ""
  ) throws -> Stage {
    try Fixture(cell: cell, table: table)
      .stage(state, on: system, device, size: size, direction: direction)
  }

  let basic = #""textLabel": { "text": "Title" }"#
  let subtitle =
    #""style": "subtitle", "textLabel": { "text": "Title" }, "detailTextLabel": { "text": "Subtitle" }"#
  let value1 =
    #""style": "value1", "textLabel": { "text": "Title" }, "detailTextLabel": { "text": "Detail" }"#
  let value2 =
    #""style": "value2", "textLabel": { "text": "Title" }, "detailTextLabel": { "text": "Detail" }"#
  let chevron = #", "accessoryType": "disclosureIndicator""#
  let symbol = #", "imageView": { "image": { "systemName": "globe" } }"#

  /// Rows that size themselves: 44, on 26 52; subtitle rows 56 from 13 on, 62 on 26. The contentView leaves out the
  /// separator: 43.5 and 55.5, 43.67 and 55.67.
  @Test(arguments: System.allCases, [("iPhone 8", 0.5), ("iPhone 16", 1.0 / 3)])
  func rows(on system: System, device: (String, Double)) throws {
    let line = system == .ios26 ? 1 : device.1
    for cell in [basic, value1, value2, basic + symbol] {
      let stage = try stage(cell, on: system, device.0)
      #expect(same(stage.size.height, system == .ios26 ? 52 : 44))
      #expect(same(stage.frame("contentView")?.height, stage.size.height - line))
    }
    let stage = try stage(subtitle, on: system, device.0)
    #expect(same(stage.size.height, system == .ios26 ? 62 : system >= .ios13 ? 56 : 44))
    #expect(same(stage.frame("contentView")?.height, stage.size.height - line))
  }

  /// Measured on 26: 52 at L, 59 at XXXL, 80 at AX2. Twice body's leading, at least 44, before.
  @Test(arguments: [
    (System.ios26, ContentSize.large, 52.0), (.ios26, .extraExtraExtraLarge, 59),
    (.ios26, .accessibilityLarge, 80), (.ios18, .extraSmall, 44), (.ios18, .extraExtraExtraLarge, 58),
    (.ios18, .accessibilityLarge, 80), (.ios10, .accessibilityLarge, 80),
  ])
  func rowsAtOtherSizes(_ system: System, _ size: ContentSize, _ height: Double) throws {
    #expect(same(try stage(basic, on: system, size: size).size.height, height))
  }

  /// The title fills the height from the margin to the margin; beside an accessory it ends 8 before the contentView,
  /// 1 on 11 and 12, 2 before.
  @Test(arguments: System.allCases)
  func basic(on system: System) throws {
    let stage = try stage(basic, on: system)
    let height = try #require(stage.frame("contentView")).height
    #expect(same(stage.frame("textLabel"), 16, 0, 343, height))
    let marked = try self.stage(basic + chevron, on: system)
    let end = try #require(marked.frame("contentView")).width - #require(marked.frame("textLabel")).maxX
    #expect(same(end, system >= .ios13 ? 8 : system >= .ios11 ? 1 : 2))
    #expect(same(try self.stage(basic, on: system, "iPhone 16").frame("textLabel")?.x, 20))
  }

  /// value1 in 43.5: the title at y 12, the detail ends at the margin.
  @Test(arguments: System.lanes(.ios8, .ios18))
  func value1(on system: System) throws {
    let stage = try stage(value1, on: system)
    #expect(same(stage.frame("textLabel"), 16, 12, 33.5, 20.5, within: 0.51))
    #expect(same(stage.frame("detailTextLabel"), 315, 12, 44, 20.5, within: 0.51))
  }

  /// In a contentView of 348.5 beside a chevron the detail stands at 296.5.
  @Test func value1BesideAnAccessory() throws {
    let stage = try stage(value1 + chevron, on: .ios18)
    #expect(same(stage.frame("contentView")?.width, 348.5))
    #expect(same(stage.frame("detailTextLabel")?.maxX, 340.5, within: 0.01))
  }

  /// Other heights with other fonts, as Xcode stored them: title and detail alike.
  @Test(arguments: [(44.0, 16.0, 13.0), (79.5, 16, 30), (44, 14, 14), (51, 17, 16)])
  func value1InOtherRows(_ height: Double, _ font: Double, _ y: Double) throws {
    let stage = try stage(
      #"""
      "height": \#(height), "style": "value1", "textLabel": { "text": "Title", "font": { "size": \#(font) } },
      "detailTextLabel": { "text": "Detail", "font": { "size": \#(font) } }
      """#, on: .ios18, table: #""separatorStyle": "none""#)
    #expect(same(stage.frame("textLabel")?.y, y))
    #expect(same(stage.frame("detailTextLabel")?.y, y))
  }

  /// subtitle in 55.5: y 10, and the detail 1 below.
  @Test(arguments: System.from13To18)
  func subtitle(on system: System) throws {
    let stage = try stage(subtitle, on: system)
    #expect(same(stage.frame("textLabel"), 16, 10, 33.5, 20.5, within: 0.51))
    #expect(same(stage.frame("detailTextLabel"), 16, 31.5, 44, 14.5, within: 0.51))
  }

  /// subtitle in 43.5: y 5, and the detail directly below.
  @Test(arguments: System.upTo12)
  func subtitleInLowRows(on system: System) throws {
    let stage = try stage(subtitle, on: system)
    #expect(same(stage.frame("textLabel"), 16, 5, 33.5, 20.5, within: 0.51))
    #expect(same(stage.frame("detailTextLabel"), 16, 25.5, 44, 14.5, within: 0.51))
  }

  /// Rows of a fixed height as Xcode stored them; titles of 17 and 16, details of 12, 17 and 11.
  @Test(arguments: [
    FixedRow(on: .ios12, 44, fonts: (17, 12), y: (5, 25.5)),
    FixedRow(on: .ios11, 44, fonts: (16, 11), y: (6, 25.5)),
    FixedRow(on: .ios11, 64, fonts: (17, 17), y: (9, 32.5)),
    FixedRow(on: .ios11, 76, fonts: (17, 12), y: (18, 41.5)),
    FixedRow(on: .ios9, 75, fonts: (17, 12), y: (20, 40.5)),
    FixedRow(on: .ios17, 57.5, fonts: (17, 12), y: (9, 32.5)),
    FixedRow(on: .ios17, 60, fonts: (17, 12), y: (10, 33.5)),
  ])
  fileprivate func subtitleInFixedRows(_ row: FixedRow) throws {
    let stage = try stage(
      #"""
      "height": \#(row.height), "style": "subtitle", "textLabel": { "text": "Title", "font": { "size": \#(row.title) } },
      "detailTextLabel": { "text": "Detail", "font": { "size": \#(row.detail) } }
      """#, on: row.system)
    #expect(same(stage.frame("textLabel")?.y, row.titleY, within: 1))
    #expect(same(stage.frame("detailTextLabel")?.y, row.detailY, within: 1))
  }

  /// value2: the title ends at 106, the detail begins at 112.
  @Test(arguments: System.allCases)
  func value2(on system: System) throws {
    let stage = try stage(value2, on: system)
    #expect(same(stage.frame("textLabel")?.maxX, 106))
    #expect(same(stage.frame("detailTextLabel")?.x, 112))
    let line = try #require(stage.text("textLabel")?.layout.lines.first)
    #expect(same(line.x + line.width, 90, within: 0.51))
  }

  /// A symbol of 18 stands at 19 and the text at 55; one of 26.5 at 14.75, the text at 56.25 (margin 16).
  @Test(arguments: [(18.0, 19.0, 55.0), (26.5, 14.75, 56.25), (25.5, 15.25, 55.75)])
  func symbols(_ width: Double, _ imageX: Double, _ textX: Double) {
    let image = RowImage(size: Size(width: width, height: 20), reservedWidth: 24, toText: 15)
    #expect(image.frame(x: 16, height: 57.5).x == imageX)
    #expect(16 + image.advance == textX)
  }

  /// An image that is no symbol stands at the margin (15, 54 wide: text at 84).
  @Test func images() {
    let image = RowImage(size: Size(width: 54, height: 43), reservedWidth: 54, toText: 15)
    #expect(image.frame(x: 15, height: 43).x == 15)
    #expect(15 + image.advance == 84)
  }

  /// With a symbol the text stands at 55, and the separator with it.
  @Test(arguments: System.allCases)
  func symbolRows(on system: System) throws {
    for cell in [basic, subtitle, value1] {
      let stage = try stage(cell + symbol, on: system)
      #expect(same(stage.frame("textLabel")?.x, 55))
      #expect(same(stage.frame("imageView")?.midX, 28))
      #expect(same(stage.frame("separator")?.x, 55))
    }
  }

  /// An image without a file leaves no room.
  @Test func missingImage() throws {
    let stage = try stage(basic + #", "imageView": { "image": { "named": "nowhere" } }"#, on: .ios18)
    #expect(stage.view("imageView") == nil)
    #expect(same(stage.frame("textLabel")?.x, 16))
  }

  /// Where both do not fit the detail gives way.
  @Test(arguments: System.allCases)
  func longValues(on system: System) throws {
    let stage = try stage(
      #"""
      "style": "value1", "textLabel": { "text": "A title that takes its whole width" },
      "detailTextLabel": { "text": "A detail that is far too long for the rest" }
      """#, on: system)
    let (title, detail) = (
      try #require(stage.frame("textLabel")), try #require(stage.frame("detailTextLabel"))
    )
    #expect(stage.text("textLabel")?.layout.isTruncated == false)
    #expect(stage.text("detailTextLabel")?.layout.isTruncated == true)
    #expect(detail.x - title.maxX >= 6 - 0.51)
    #expect(same(detail.maxX, 359, within: 0.51))
  }

  /// Indentation and editing move what a style shows.
  @Test func indentation() throws {
    #expect(same(try stage(basic + #", "indentationLevel": 3"#, on: .ios18).frame("textLabel")?.x, 46))
    #expect(same(try stage(basic, on: .ios18, state: .editing).place("textLabel")?.x, 56))
  }

  /// Nothing to show, rows that are too low, words without end.
  @Test(arguments: System.allCases, [#""style": "basic""#, #""style": "value1", "textLabel": {}"#])
  func hostile(on system: System, cell: String) throws {
    #expect(same(try stage(cell, on: system).size.height, system == .ios26 ? 52 : 44))
    let low = try stage(subtitle + symbol + #", "height": 1"#, on: system)
    #expect(low.size.height == 1)
    #expect(try #require(low.frame("imageView")).height <= 1)
    let narrow = try stage(
      value1 + symbol + #", "indentationLevel": 100"#, on: system, "iPhone 5s",
      size: .accessibilityExtraExtraExtraLarge)
    #expect(narrow.allViews.allSatisfy { $0.frame.width >= 0 && $0.frame.height >= 0 })
  }
}

/// A subtitle row of a fixed height that Xcode stored.
private struct FixedRow {
  let system: System
  let height: Double
  /// Sizes of the fonts, and tops of the labels.
  let title: Double
  let detail: Double
  let titleY: Double
  let detailY: Double

  init(on system: System, _ height: Double, fonts: (Double, Double), y: (Double, Double)) {
    self.system = system
    self.height = height
    (title, detail) = fonts
    (titleY, detailY) = y
  }
}
