import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Sizes that texts and controls have by themselves, as Xcode stored them.
struct OwnSizeTests {
  /// The height of a text of some lines: a text style sets them its leading apart, a font of a size its line height.
  @Test(arguments: [
    (#""body""#, 1, "iPhone 8", 20.5), (#""body""#, 2, "iPhone 8", 42.5),
    (#""caption1""#, 3, "iPhone 8", 46.5), (#""caption1""#, 5, "iPhone 8", 78.5),
    (#""footnote""#, 2, "iPhone 8", 34), (#""subheadline""#, 1, "iPhone 8 Plus", 18),
    (#""subheadline""#, 2, "iPhone 8 Plus", 38), (#"{ "size": 12 }"#, 2, "iPhone 8", 29),
    (#"{ "size": 14 }"#, 2, "iPhone 8", 33.5), (#"{ "size": 16 }"#, 2, "iPhone 8", 38.5),
    (#"{ "size": 17 }"#, 2, "iPhone 8", 41), (#"{ "size": 17 }"#, 2, "iPhone 8 Plus", 40.667),
  ])
  func lines(_ font: String, _ count: Int, _ device: String, _ height: Double) throws {
    let text = Array(repeating: "Text", count: count).joined(separator: #"\n"#)
    for constraints in ["", #", "constraints": [ "text.leading = superview.leading" ]"#] {
      let stage = try Fixture(
        cell: #"""
          "content": { "type": "view", "children": [
            { "type": "label", "id": "text", "text": "\#(text)", "font": \#(font), "numberOfLines": 0 } ]\#(constraints) }
          """#
      ).stage(.normal, on: .ios18, device)
      #expect(same(stage.frame("text")?.height, height))
    }
  }

  /// Lines stand as far apart as the height says.
  @Test func baselines() throws {
    let stage = try Fixture(
      cell: #"""
        "content": { "type": "view", "children": [ { "type": "label", "id": "text", "text": "a\nb\nc",
          "font": "caption1", "numberOfLines": 0 } ] }
        """#
    ).stage(.normal, on: .ios18)
    let lines = try #require(stage.text("text")?.layout.lines.map(\.baseline))
    #expect(zip(lines, lines.dropFirst()).map { $1 - $0 } == [16, 16])
  }

  /// Titles count in whole points, 12 more high, 30 wide at the least; a lone image is as large as it is.
  @Test(arguments: [
    (14.0, 29.0), (15, 30), (16, 32), (17, 33), (18, 34), (19, 35), (20, 36), (22, 39), (27, 45),
  ])
  func buttons(_ size: Double, _ height: Double) throws {
    for (title, width) in [("Submit", nil), ("+", 30.0), ("", 30)] {
      let stage = try Fixture(
        cell: #"""
          "content": { "type": "view", "children": [
            { "type": "button", "id": "button", "title": "\#(title)", "font": { "size": \#(size) } } ],
            "constraints": [ "button.leading = superview.leading" ] }
          """#
      ).stage(.normal, on: .ios18)
      let frame = try #require(stage.frame("button"))
      #expect(frame.height == height)
      #expect(width.map { frame.width == $0 } ?? (frame.width == frame.width.rounded()))
    }
  }

  @Test func imageButton() throws {
    let stage = try Fixture(
      cell: #"""
        "content": { "type": "stack", "axis": "vertical", "alignment": "leading", "children": [
          { "type": "button", "id": "button", "image": { "systemName": "trash" } },
          { "type": "image", "id": "image", "image": { "systemName": "trash" } } ] }
        """#
    ).stage(.normal, on: .ios18)
    let image = try #require(stage.frame("image"))
    #expect(stage.frame("button")?.size == image.size && image.width > 0)
  }

  /// Fields without a border, empty or not: a line in whole points, from 13 on one more; a bezel 5 more.
  @Test(arguments: [
    (System.ios10, 16.0, "none", 20.0), (.ios10, 17, "none", 21), (.ios12, 15, "none", 18),
    (.ios18, 16, "none", 21), (.ios18, 17, "none", 22), (.ios10, 20, "bezel", 29),
    (.ios10, 20, "roundedRect", 30), (.ios18, 14, "roundedRect", 34),
  ])
  func fields(_ system: System, _ size: Double, _ border: String, _ height: Double) throws {
    for words in [#""text": "Text""#, #""placeholder": "Name""#, #""text": """#] {
      let stage = try Fixture(
        cell: #"""
          "content": { "type": "view", "children": [
            { "type": "textField", "id": "field", \#(words), "font": { "size": \#(size) }, "borderStyle": "\#(border)" } ],
            "constraints": [ "H:|[field(90)]" ] }
          """#
      ).stage(.normal, on: system)
      #expect(stage.frame("field")?.height == height)
    }
  }

  /// A proportional stack counts of a stack in it what that comes to, 30 + 5 + 30, and spacing; a view without a
  /// length has none: 65 of 115 at 230 are 130, and the last one takes what is left.
  @Test func proportions() throws {
    let stage = try Fixture(
      cell: #"""
        "content": { "type": "view", "children": [
          { "type": "stack", "id": "stack", "distribution": "fillProportionally", "spacing": 10, "children": [
            { "type": "stack", "id": "pair", "spacing": 5, "children": [
              { "type": "button", "title": "+" }, { "type": "button", "title": "-" } ] },
            { "type": "view", "id": "nothing" }, { "type": "button", "id": "last", "title": "+" } ] } ],
          "constraints": [ "H:|[stack(230)]", "V:|[stack]" ] }
        """#
    ).stage(.normal, on: .ios18)
    #expect(same(stage.frame("pair")?.width, 130))
    #expect(same(stage.frame("nothing")?.width, 0))
    #expect(same(stage.frame("last")?.x, 150) && same(stage.frame("last")?.width, 80))
  }

  /// Without any length to go by all are as long as each other.
  @Test func proportionsOfNothing() throws {
    let stage = try Fixture(
      cell: #"""
        "content": { "type": "view", "children": [
          { "type": "stack", "id": "stack", "distribution": "fillProportionally", "children": [
            { "type": "view", "id": "first" }, { "type": "view", "id": "second" } ] } ],
          "constraints": [ "H:|[stack(230)]", "V:|[stack]|" ] }
        """#
    ).stage(.normal, on: .ios18)
    #expect(same(stage.frame("first")?.width, 115) && same(stage.frame("second")?.width, 115))
  }

  /// A text that wraps is as wide as its longest line where it may be; what is beside it follows.
  @Test func wrappedWidth() throws {
    let stage = try Fixture(
      cell: #"""
        "content": { "type": "view", "children": [
          { "type": "label", "id": "text", "numberOfLines": 0,
            "text": "Supercalifragilistic expialidocious antidisestablishmentarianism" },
          { "type": "view", "id": "mark" } ],
          "constraints": [ "text.leading = superview.leading", "text.width <= 300", "V:|[text]",
                           "H:[text]-4-[mark(10)]" ] }
        """#
    ).stage(.normal, on: .ios18)
    let layout = try #require(stage.text("text")?.layout)
    let frame = try #require(stage.frame("text"))
    #expect(layout.lines.count == 2 && frame.height == 41)
    #expect(frame.width < 290 && frame.width - layout.size.width < 0.5)
    #expect(same(stage.frame("mark")?.x, frame.width + 4))
  }
}
