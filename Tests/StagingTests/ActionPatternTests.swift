import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Patterns and snapshots: the published figures of tiles, and Xcode's own frames of the published view.
struct ActionPatternTests {
  private func stage(
    _ artwork: String, height: Double, title: String = #"{ "spaces": 100 }"#, on system: System,
    more: String = ""
  ) throws -> Stage {
    try Fixture(
      cell: #"""
        "height": \#(height), \#(more) "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": \#(title), "backgroundColor": { "pattern": { \#(artwork) } } } ] } }
        """#
    ).stage(.swiped, on: system)
  }

  private func tiles(_ length: Double, _ tile: Double) -> Int { Int((length / tile).rounded(.up)) }

  /// A picture 100 high takes 1, 2, 2, 3 tiles in rows of 100, 150, 176, 250.
  @Test(arguments: [(100.0, 1), (150, 2), (176, 2), (250, 3)])
  func tileCounts(height: Double, count: Int) throws {
    for system in [System.ios8, .ios10, .ios11, .ios12, .ios13, .ios18] {
      let stage = try stage(
        #""snapshot": { "type": "view", "width": 100, "height": 100, "backgroundColor": "red" }"#,
        height: height,
        on: system)
      let view = try #require(stage.view("a"))
      let tile = try #require(view.tile)
      #expect(tile == Size(width: 100, height: 100))
      #expect(tiles(view.frame.height, tile.height) == count)
      // Wider than the picture before 11 (101.5 at scale 2), narrower from then on.
      #expect(tiles(view.frame.width, tile.width) == (system <= .ios10 ? 2 : 1))
      #expect(stage.frame("a.0") == Rect(x: 0, y: 0, width: 100, height: 100))
    }
  }

  /// One as high as the row is one tile, whatever the row.
  @Test(arguments: System.allCases)
  func rowHigh(on system: System) throws {
    for height in [74.0, 100, 176] {
      let stage = try stage(
        #""snapshot": { "type": "view", "width": 74, "height": "row" }"#, height: height, on: system)
      let view = try #require(stage.view("a"))
      #expect(view.tile?.height == view.frame.height)
    }
  }

  /// A picture of less than half a pixel is none: no tile, no colour, no image.
  @Test(arguments: System.allCases)
  func lessThanAPixel(on system: System) throws {
    for artwork in [
      #""fill": "red", "drawn": { "size": [0.001, 0.001], "backgroundColor": "red" }"#,
      #""fill": "red", "snapshot": { "type": "view", "width": 0.001, "height": 0.001, "backgroundColor": "red" }"#,
    ] {
      let stage = try stage(artwork, height: 60, on: system)
      let tile = try #require(stage.allViews.lazy.compactMap(\.tile).first)
      #expect(tile.width == 0 || tile.height == 0)
      #expect(stage.view("a.0") == nil)
      #expect(stage.surfaces.actions.map(\.color) == [stage.surfaces.pullView ?? stage.surfaces.cell])
      let image = try Fixture(
        cell: #"""
          "height": 60, "swipeActions": { "trailing": { "actions": [
            { "id": "a", "title": "A", "image": { \#(artwork) } } ] } }
          """#
      ).stage(.confirming, on: system)
      for view in image.allViews { #expect(view.contentScale.isFinite) }
    }
  }

  /// A clear view in a picture that is filled white first is a white block; filled clear it shows what is behind it.
  @Test(arguments: [System.ios10, .ios12, .ios18])
  func whiteBlock(on system: System) throws {
    let view = #""snapshot": { "type": "view", "width": 74, "height": 74 }"#
    let matched = ##""matchedBackground": "#E0E3E8","##
    let white = try stage(#""fill": "white", \#(view)"#, height: 74, on: system, more: matched)
    #expect(white.surfaces.actions.map(\.color) == [.white])
    #expect(white.view("a")?.backgroundColor == .white)
    let clear = try stage(#""fill": "clear", \#(view)"#, height: 74, on: system, more: matched)
    #expect(clear.surfaces.actions.map(\.color) == [Color(rgb: 0xE0E3E8)])
    #expect(clear.view("a")?.backgroundColor == nil)
  }

  /// Xcode stored [4, 14.5, 44.5, 45] for the image and [48.5, 14, 25.5, 13.5] for the label of a view of 74 x 74: 3/5
  /// of the width, square, 4 from the left, centred; the label's top is the image's, its right edge the view's.
  @Test func publishedView() throws {
    let stage = try stage(
      #"""
      "snapshot": { "type": "view", "width": 74, "height": 74, "children": [
        { "type": "image", "image": { "systemName": "hand.thumbsup" }, "x": 4, "centerY": 0, "width": 44.4, "height": 44.4 },
        { "type": "label", "text": "Save", "font": { "size": 11 }, "textColor": "darkText", "x": 48.5, "y": 14.5 } ] }
      """#, height: 74, on: .ios12)
    #expect(same(stage.frame("a.0.0"), 4, 14.5, 44.5, 45, within: 1))
    #expect(same(stage.frame("a.0.1"), 48.5, 14, 25.5, 13.5, within: 1))
  }

  /// The published code widens narrower views to 30; one without a height makes no picture.
  @Test func odd() throws {
    let narrow = try stage(
      #""snapshot": { "type": "view", "width": 5, "height": 9 }"#, height: 74, on: .ios10)
    #expect(narrow.view("a")?.tile == Size(width: 30, height: 9))
    let flat = try stage(
      #""fill": "white", "snapshot": { "type": "view", "width": 50, "height": 0, "backgroundColor": "red" }"#,
      height: 74, on: .ios10)
    #expect(flat.view("a.0") == nil)
    #expect(flat.view("a")?.backgroundColor == nil)
  }
}
