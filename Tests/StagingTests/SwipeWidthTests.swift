import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// How wide actions are: `clamp(6 + title + 6, 74, 120)` on 11 to 18, title + 30 before.
struct SwipeWidthTests {
  private func fixture(_ actions: String, cell: String = #""height": 100"#, table: String = "") throws
    -> Fixture
  {
    try Fixture(
      cell: "\(cell), \"swipeActions\": { \"trailing\": { \"actions\": [ \(actions) ] } }", table: table)
  }

  private static let long = "Move everything to another folder"

  @Test(arguments: System.from11To18)
  func clamped(on system: System) throws {
    let short = try fixture(#"{ "id": "a", "title": "Delete" }"#).stage(.swiped, on: system)
    #expect(short.frame("a")?.width == 74)
    let long = try fixture(#"{ "id": "a", "title": "\#(Self.long)" }"#).stage(.swiped, on: system)
    #expect(long.frame("a")?.width == 120)
    let middle = try fixture(#"{ "id": "a", "title": "Mark Unread" }"#).stage(.swiped, on: system)
    let item = try #require(middle.text("a"))
    #expect(item.layout.fontSize == 15)
    #expect(same(middle.frame("a")?.width, max(74, item.layout.neededWidth + 12)))
  }

  /// A long title takes two lines and shrinks, but not below 11.
  @Test(arguments: System.from11To18)
  func longTitles(on system: System) throws {
    let stage = try fixture(#"{ "id": "a", "title": "\#(Self.long)" }"#).stage(.swiped, on: system)
    let layout = try #require(stage.text("a")?.layout)
    #expect(layout.lines.count <= 2)
    #expect(layout.fontSize >= 11)
    for line in layout.lines { #expect(line.width <= 108.01) }
  }

  @Test(arguments: System.upTo10, ["Delete", "\(long)"])
  func titleAndThirty(on system: System, title: String) throws {
    let stage = try fixture(#"{ "id": "a", "api": "rowAction", "title": "\#(title)" }"#).stage(
      .swiped, on: system)
    let item = try #require(stage.text("a"))
    #expect(item.layout.fontSize == 18)
    #expect(same(stage.frame("a")?.width, item.layout.neededWidth + 30))
  }

  /// 16 blanks for 100, 9 for 74; what UIKit makes of them is its own: 71.5 + 30 at scale 2 up to 10, 74 from 11 on.
  @Test(arguments: System.allCases)
  func blanks(on system: System) throws {
    for (wanted, count) in [(100, 16), (74, 9)] {
      let stage = try fixture(#"{ "id": "a", "api": "rowAction", "title": { "spaces": \#(wanted) } }"#)
        .stage(.swiped, on: system)
      let view = try #require(stage.view("a"))
      #expect(view.title == String(repeating: " ", count: count))
      #expect(view.blanks == Blanks(kind: .spaces, count: count))
      #expect(view.items.isEmpty)
      if system <= .ios10 {
        if wanted == 100 { #expect(view.frame.width == 101.5) }
      } else {
        #expect(view.frame.width == 74)
      }
      #expect(stage.openWidth == (system == .ios26 ? 94 : view.frame.width))
    }
  }

  /// Too narrow a wish gives no blanks at all.
  @Test(arguments: [System.ios10, .ios11])
  func noBlanks(on system: System) throws {
    let stage = try fixture(#"{ "id": "a", "api": "rowAction", "title": { "spaces": 40 } }"#).stage(
      .swiped, on: system)
    #expect(stage.view("a")?.title == "")
    #expect(stage.frame("a")?.width == (system == .ios10 ? 30 : 74))
  }

  /// 11 to 18: as high as the cell less its separator; before: as the cell.
  @Test(arguments: System.allCases.filter { $0 < .ios26 })
  func heights(on system: System) throws {
    let action = #"{ "id": "a", "api": "rowAction", "title": "Delete" }"#
    let separated = try fixture(action, cell: #""height": 90.5"#).stage(.swiped, on: system)
    #expect(separated.frame("a")?.height == (system <= .ios10 ? 90.5 : 90))
    let plain = try fixture(action, cell: #""height": 90"#, table: #""separatorStyle": "none""#).stage(
      .swiped, on: system)
    #expect(plain.frame("a")?.height == 90)
  }

  /// The first action lies at the outer edge, on either side.
  @Test(arguments: System.from11)
  func order(on system: System) throws {
    let actions = #"[ { "id": "first", "title": "One" }, { "id": "second", "title": "Two" } ]"#
    let sides = actions.replacing("\"id\": \"", with: "\"id\": \"l-")
    let fixture = try Fixture(
      cell:
        #""height": 100, "swipeActions": { "trailing": { "actions": \#(actions) }, "leading": { "actions": \#(sides) } }"#
    )
    let trailing = try fixture.stage(.swiped, on: system)
    #expect((trailing.place("first")?.x ?? 0) > (trailing.place("second")?.maxX ?? 999) - 0.01)
    let gap = system == .ios26 ? 10.0 : 0
    #expect(same(trailing.place("first")?.maxX, 375 - gap))
    let leading = try fixture.stage(.swipedLeading, on: system)
    #expect(same(leading.place("l-first")?.x, gap))
    #expect((leading.place("l-second")?.x ?? 0) > (leading.place("l-first")?.maxX ?? 999) - 0.01)
    #expect(same(leading.place("cell")?.x, leading.openWidth))
    #expect(same(leading.place("pullView"), 0, 0, leading.openWidth, 100))
  }

  /// Actions of a kind that the system lacks are left out where others remain.
  @Test func mixedKinds() throws {
    let fixture = try fixture(
      #"{ "id": "new", "title": "One" }, { "id": "old", "api": "rowAction", "title": "Two" }"#)
    #expect(try fixture.stage(.swiped, on: .ios10).view("new") == nil)
    #expect(try fixture.stage(.swiped, on: .ios10).view("old") != nil)
    #expect(try fixture.stage(.swiped, on: .ios11).view("new") != nil)
  }
}
