import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// What the capsules of 26 show of image and title; figures as reported for it.
struct ActionCapsuleTests {
  private func stage(
    _ actions: String, row: Double, state: CellState = .swiped, direction: LayoutDirection = .leftToRight,
    size: ContentSize = .large
  ) throws -> Stage {
    try Fixture(
      cell: #""height": \#(row), "swipeActions": { "trailing": { "actions": [ \#(actions) ] } }"#
    ).stage(state, on: .ios26, size: size, direction: direction)
  }

  private func image(_ side: Double) -> String {
    #""image": { "snapshot": { "type": "view", "width": \#(side), "height": \#(side), "backgroundColor": "red" } }"#
  }

  /// 50 x 50 from a row of 58 on, else 60 by the row less 8.
  @Test(arguments: [(58.0, 50.0, 50.0), (100, 50, 50), (57, 60, 49), (44, 60, 36)])
  func imageOnly(row: Double, width: Double, height: Double) throws {
    let stage = try stage(#"{ "id": "a", \#(image(20)) }"#, row: row)
    let frame = try #require(stage.frame("a"))
    #expect(frame.size == Size(width: width, height: height))
    #expect(stage.view("a")?.layer.cornerRadius == height / 2)
    #expect(same(stage.frame("a.image")?.midX, width / 2))
    #expect(same(stage.frame("a.image")?.midY, height / 2, within: 0.26))
    #expect(stage.openWidth == width + 20)
  }

  /// From a row of 60 with 30 for the icon: the title below the capsule, 4 under it.
  @Test(arguments: [60.0, 78, 100])
  func titleBelow(row: Double) throws {
    let stage = try stage(
      #"{ "id": "a", "title": "Flag", \#(image(20)) }, { "id": "b", "title": "Unsubscribe", \#(image(20)) }"#,
      row: row)
    let button = try #require(stage.frame("a.button"))
    #expect(button.width == 50)
    #expect(button.height == min(50, row - 8 - 4 - 16))
    let label = try #require(stage.frame("a.label"))
    #expect(same(label.y - button.maxY, 4))
    #expect(stage.text("a.label")?.color.hex == SystemColor.secondaryLabel.color(in: .ios26, .light).hex)
    #expect(stage.view("a")?.backgroundColor == nil)
    #expect(stage.view("a.button")?.backgroundColor != nil)
    // A longer title widens its own capsule.
    #expect((stage.frame("b")?.width ?? 0) > 50)
    #expect(stage.view("b")?.look?.isTitleTruncated == false)
    #expect(same(stage.frame("a")?.midY, row / 2, within: 0.26))
  }

  /// The font of the title stops growing at xLarge.
  @Test func growth() throws {
    let actions = #"{ "id": "a", "title": "Flag", \#(image(20)) }"#
    let large = try stage(actions, row: 100, size: .extraLarge)
    let huge = try stage(actions, row: 100, size: .accessibilityExtraExtraExtraLarge)
    #expect(huge.text("a.label")?.layout.fontSize == large.text("a.label")?.layout.fontSize)
  }

  /// In a lower row, or beside one of another kind, image and title stand side by side.
  @Test func inline() throws {
    for (actions, row) in [
      (#"{ "id": "a", "title": "Flag", \#(image(16)) }"#, 52.0),
      (#"{ "id": "a", "title": "Flag", \#(image(16)) }, { "id": "b", "title": "Delete" }"#, 100),
    ] {
      let stage = try stage(actions, row: row)
      let look = try #require(stage.view("a")?.look)
      let (image, title) = (try #require(look.imageFrame), try #require(look.titleFrame))
      #expect(image.x == 12)
      #expect(title.x == 12 + 16 + 4)
      #expect(same(stage.frame("a")?.width, title.maxX + 12))
      #expect(stage.frame("a")?.height == min(50, row - 8))
      #expect(stage.view("a.label") == nil)
      // 16 as soon as any shows text only.
      #expect(stage.view("a")?.layer.cornerRadius == (row == 100 ? 16 : 22))
    }
  }

  /// Right to left the image comes first at the right.
  @Test func inlineMirrored() throws {
    let stage = try stage(
      #"{ "id": "a", "title": "Flag", \#(image(16)) }"#, row: 52, direction: .rightToLeft)
    let width = try #require(stage.frame("a")?.width)
    #expect(same(stage.view("a")?.look?.imageFrame?.maxX, width - 12))
    #expect(same(stage.frame("a.image")?.maxX, width - 12))
  }

  /// An image too high for the capsule, or titles too wide for the cell, leave the image alone.
  @Test func titlesGo() throws {
    let words = "Move everything to the other folder"
    let wide = try stage(
      #"{ "id": "a", "title": "\#(words)", \#(image(16)) }, { "id": "b", "title": "\#(words)", \#(image(16)) }"#,
      row: 52)
    #expect(wide.view("a")?.look?.isTitleHidden == true)
    #expect(wide.frame("a")?.width == 60)
    let high = try stage(#"{ "id": "a", "title": "Go", "image": { "systemName": "flag" } }"#, row: 24)
    #expect(high.view("a")?.look?.isTitleHidden == true)
  }

  /// Text capsules share one width; those with images keep their own.
  @Test func equalised() throws {
    let stage = try stage(
      #"{ "id": "a", "title": "Flag" }, { "id": "b", "title": "Delete" }, { "id": "c", \#(image(16)) }"#,
      row: 52)
    #expect(stage.frame("a")?.width == stage.frame("b")?.width)
    #expect(stage.frame("c")?.width == 60)
    #expect(stage.frame("a")?.height == 44)
  }

  /// Half-way all of a capsule is smaller, and past a full swipe the first one covers the others' titles.
  @Test func onTheWay() throws {
    let actions =
      #"{ "id": "a", "title": "Flag", \#(image(20)) }, { "id": "b", "title": "Pin", \#(image(20)) }"#
    let open = try #require(try stage(actions, row: 78).frame("a"))
    let half = try stage(actions, row: 78, state: .swiping)
    #expect(same(half.frame("a")?.width, open.width / 2, within: 0.51))
    #expect(same(half.frame("a.image")?.width, 10, within: 0.3))
    let full = try stage(actions, row: 78, state: .fullSwipe)
    #expect(full.view("b.label") == nil)
    #expect(full.frame("a.button")?.width == full.frame("a")?.width)
  }
}
