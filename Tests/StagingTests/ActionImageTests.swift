import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Images of contextual actions up to 18: a button is the row less its separator (0.5 at scale 2).
struct ActionImageTests {
  private func stage(
    _ action: String, height: Double, on system: System, table: String = "", state: CellState = .swiped
  ) throws -> Stage {
    try Fixture(
      cell:
        #""height": \#(height), "swipeActions": { "trailing": { "actions": [ { "id": "a", \#(action) } ] } }"#,
      table: table
    ).stage(state, on: system)
  }

  private func snapshot(_ width: Double, _ height: Double, more: String = "") -> String {
    #""image": { "snapshot": { "type": "view", "width": \#(width), "height": \#(height), "backgroundColor": "red" }\#(more) }"#
  }

  /// Icon and title from a button of 90 on, the icon alone from 50, at 0.8 below.
  @Test(arguments: [
    (90.0, true, 24.0), (89, false, 24), (50, false, 24), (49, false, 19.2), (30, false, 19.2),
  ])
  func byHeight(button: Double, showsTitle: Bool, side: Double) throws {
    for system in System.from11To18 {
      let stage = try stage(
        #""title": "Delete", \#(snapshot(24, 24))"#, height: button + 0.5, on: system)
      let view = try #require(stage.view("a"))
      let look = try #require(view.look)
      #expect(view.frame.height == button)
      #expect(view.frame.width == 74)
      #expect((look.titleFrame != nil) == showsTitle)
      #expect(look.isTitleHidden == !showsTitle)
      let image = try #require(stage.frame("a.image"))
      #expect(same(image.width, side) && same(image.height, side))
      #expect(same(image.midX, 37, within: 0.26))
      guard showsTitle, let title = look.titleFrame else { continue }
      // 5 between them, both centred as one block.
      #expect(same(title.y - image.maxY, 5, within: 0.51))
      #expect(same((image.y + title.maxY) / 2, button / 2, within: 0.51))
    }
  }

  /// Row actions have no image, and before 11 there are no other actions.
  @Test(arguments: System.allCases)
  func rowActions(on system: System) throws {
    let stage = try stage(
      #""api": "rowAction", "title": "Delete", \#(snapshot(24, 24))"#, height: 100, on: system)
    #expect(stage.view("a.image") == nil)
    #expect(stage.view("a")?.look?.imageSize == nil)
    #expect(stage.text("a") != nil)
  }

  /// Always a template up to 12; from 13 on alwaysOriginal keeps its colours.
  @Test(arguments: System.from11)
  func templates(on system: System) throws {
    let original = try stage(
      snapshot(24, 24, more: #", "renderingMode": "alwaysOriginal""#), height: 100, on: system)
    #expect(original.view("a.image")?.templateTint == (system < .ios13 ? .white : nil))
    let automatic = try stage(snapshot(24, 24), height: 100, on: system)
    #expect(automatic.view("a.image")?.templateTint == .white)
    #expect(automatic.view("a")?.look?.isTemplate == true)
    let symbol = try stage(#""image": { "systemName": "trash" }"#, height: 100, on: system)
    guard case .placeholder(_, _, let color)? = symbol.view("a")?.items.first else {
      Issue.record("no symbol")
      return
    }
    #expect(color == .white)
  }

  /// The views of artwork keep their own frames; the image view that holds them scales them.
  @Test(arguments: System.from11To18)
  func scaledDown(on system: System) throws {
    // The published library makes its picture no wider than 74; the row is lower than that.
    let low = try stage(snapshot(100, 100), height: 60.5, on: system)
    #expect(same(low.frame("a.image")?.size.width, 60))
    #expect(low.frame("a.0") == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(same(low.view("a.image")?.contentScale, 0.6))
    let root = try #require(low.allViews.firstIndex { $0.id == "a.0" })
    #expect(same(Stage.absoluteFrame(of: root, in: low.allViews).width, 60))
    let wide = try stage(snapshot(148, 20), height: 100, on: system)
    #expect(same(wide.frame("a.image")?.width, 74))
    #expect(same(wide.frame("a")?.width, 86))
    // Never up.
    #expect(same(try stage(snapshot(4, 4), height: 100, on: system).frame("a.image")?.width, 4))
  }

  /// 6 on each side of the wider one, 74 to 120.
  @Test func widths() throws {
    #expect(
      try stage(#""title": "Go", \#(snapshot(24, 24))"#, height: 120, on: .ios18).frame("a")?.width == 74)
    let long = try stage(
      #""title": "Move everything to the other folder", \#(snapshot(24, 24))"#, height: 120, on: .ios18)
    #expect(long.frame("a")?.width == 120)
    #expect(long.text("a")?.layout.lines.count == 2)
    // In a low row the title does not show, and so does not count.
    let low = try stage(
      #""title": "Move everything to the other folder", \#(snapshot(24, 24))"#, height: 60, on: .ios18)
    #expect(low.frame("a")?.width == 74)
  }

  /// Two lines, then smaller down to 11, then cut.
  @Test func longTitles() throws {
    let words = "Move everything in here to the other folder over there"
    let shrunk = try stage(#""title": "\#(words)""#, height: 100, on: .ios18)
    let look = try #require(shrunk.view("a")?.look)
    #expect(look.titleSize < 15 && look.titleSize >= 11)
    let cut = try stage(#""title": "\#(words) \#(words)""#, height: 100, on: .ios18)
    #expect(cut.view("a")?.look?.isTitleTruncated == true)
    #expect(cut.view("a")?.look?.titleSize == 11)
    #expect(cut.text("a")?.layout.lines.count == 2)
  }

  /// On a matched background artwork is part of the design; a colour of its own makes it an action like any other.
  @Test func matched() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 100, "matchedBackground": "#E0E3E8", "swipeActions": { "trailing": { "actions": [
          { "id": "a", \#(snapshot(24, 24)) }, { "id": "b", "backgroundColor": "red", \#(snapshot(24, 24)) },
          { "id": "c", "image": { "systemName": "trash" } } ] } }
        """#)
    let surfaces = try fixture.stage(.swiped, on: .ios18).surfaces
    #expect(surfaces.actions.map(\.isCustomPainted) == [true, false, false])
    #expect(surfaces.actions[0].color == surfaces.cell)
  }

  /// A lone contextual action's pattern is the pull view's background too; a row action's is not.
  @Test func pullView() throws {
    let pattern = #"""
      "backgroundColor": { "pattern": { "snapshot": { "type": "view", "width": 74, "height": "row",
        "backgroundColor": "#FFCC00" } } }
      """#
    let contextual = try stage(pattern, height: 80, on: .ios18)
    #expect(contextual.surfaces.pullView == Color(rgb: 0xFFCC00))
    let row = try stage(#""api": "rowAction", \#(pattern)"#, height: 80, on: .ios18)
    #expect(row.surfaces.pullView == Color(rgb: 0xC7C7CC))
  }
}
