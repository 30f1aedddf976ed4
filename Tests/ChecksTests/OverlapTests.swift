import Diagnostics
import Testing
import UIKitRules

@testable import Checks

/// `overlap`. At 17 points a line is 20.5 high, as Xcode stores it, and "Label" about 42 wide.
struct OverlapTests {
  private static func fixture(_ views: [String], more: String = "") throws -> Fixture {
    try Fixture(
      cell:
        #""height": 200, \#(more) "content": { "type": "view", "children": [ \#(views.joined(separator: ",")) ] }"#
    ).only(.overlap)
  }

  private static func label(_ id: String, _ x: Double, _ y: Double, _ more: String = "") -> String {
    #"{ "type": "label", "id": "\#(id)", "text": "Label", "x": \#(x), "y": \#(y)\#(more) }"#
  }

  private static func image(_ id: String, _ frame: String, _ more: String = "") -> String {
    #"{ "type": "image", "id": "\#(id)", "image": { "systemName": "trash" }, "contentMode": "scaleToFill", "frame": \#(frame)\#(more) }"#
  }

  @Test func texts() throws {
    let fixture = try Self.fixture([Self.label("a", 10, 10), Self.label("b", 40, 15)])
    let found = try fixture.findings(.normal, on: .ios18)
    #expect(found.map(\.rule.level) == [.warning])
    #expect(
      found.first?.message.hasPrefix(#""a" and "b" overlap by "#) == true
        && found.first?.message.hasSuffix(" x 15.5 pt") == true)
    #expect(found.first.map { fixture.text(at: $0.span).contains(#""b""#) } == true)
    #expect(found.first?.related.map { fixture.text(at: $0).contains(#""a""#) } == [true])
    #expect(found.first?.outlines.count == 2)
  }

  @Test(
    arguments: [
      // Wholly in each other, a text partly on an image, images, a control.
      [label("a", 10, 10), label("b", 10, 10)],
      [image("a", "[0, 0, 40, 40]"), label("b", 30, 10)],
      [label("b", 30, 10), image("a", "[0, 0, 40, 40]")],
      [image("a", "[0, 0, 40, 40]"), image("b", "[20, 0, 40, 40]")],
      [label("a", 10, 10), #"{ "type": "switch", "id": "s", "x": 30, "y": 5 }"#],
      [label("a", 10, 10), #"{ "type": "button", "id": "s", "title": "Button", "x": 30, "y": 5 }"#],
      // In different superviews.
      [
        #"{ "type": "view", "frame": [0, 0, 60, 60], "children": [ \#(label("a", 10, 10)) ] }"#,
        #"{ "type": "view", "frame": [30, 0, 60, 60], "children": [ \#(label("b", 0, 12)) ] }"#,
      ],
    ])
  func faults(_ views: [String]) throws {
    #expect(try Self.fixture(views).rules(.normal, on: .ios18) == ["overlap"])
  }

  @Test(
    arguments: [
      // Beside and below each other, lines that touch, blank edges that meet.
      [label("a", 10, 10), label("b", 52, 10)], [label("a", 10, 10), label("b", 10, 30.5)],
      [label("a", 10, 10), label("b", 10, 28.5)],
      // Frames that overlap where neither shows anything.
      [
        label("a", 10, 10, #", "width": 300"#),
        label("b", 20, 10, #", "width": 300, "textAlignment": "right""#),
      ],
      // Layers: a caption on a picture, a picture over its placeholder, badges, a group of round pictures.
      [image("a", "[0, 0, 100, 60]"), label("b", 10, 10)],
      [label("b", 10, 10), image("a", "[0, 0, 100, 60]")],
      [image("a", "[0, 0, 60, 60]"), image("b", "[40, 40, 18, 18]")],
      [image("a", "[0, 0, 60, 60]"), image("b", "[48, 48, 18, 18]")],
      [image("a", "[0, 0, 90, 90]"), label("b", 70, 80, ##", "backgroundColor": "#FF0000""##)],
      [
        image("a", "[0, 0, 40, 40]", #", "cornerRadius": 20"#),
        image("b", "[28, 0, 40, 40]", #", "cornerRadius": 20"#),
      ],
      // A view in the one that holds it, plates, and what a plate hides.
      [image("a", "[0, 0, 40, 40]", #", "children": [ \#(label("b", 20, 20)) ]"#)],
      [##"{ "type": "view", "backgroundColor": "#EEEEEE", "frame": [0, 0, 30, 60] }"##, label("b", 10, 10)],
      [
        label("a", 10, 10),
        ##"{ "type": "view", "backgroundColor": "#EEEEEE", "frame": [0, 0, 100, 60], "children": [ \##(label("b", 20, 12)) ] }"##,
      ],
      // Not seen.
      [label("a", 10, 10), label("b", 10, 10, #", "hidden": true"#)],
      [label("a", 10, 10), label("b", 10, 10, #", "alpha": 0"#)],
      [label("a", 10, 10), label("b", 10, 10, #", "width": 0, "height": 0"#)],
      [
        label("a", 10, 10),
        #"{ "type": "view", "clipsToBounds": true, "frame": [0, 0, 0, 0], "children": [ \#(label("b", 12, 12)) ] }"#,
      ],
    ])
  func layers(_ views: [String]) throws {
    #expect(try Self.fixture(views).rules(.normal, on: .ios18) == [])
  }

  /// A mark behind the short last line of a text stands in its rectangle, not on its letters.
  @Test func lines() throws {
    let text =
      #"{ "type": "label", "id": "a", "text": "Label Label\nLabel", "numberOfLines": 2, "x": 0, "y": 0 }"#
    #expect(try Self.fixture([text, Self.label("b", 46, 21)]).rules(.normal, on: .ios18) == [])
    #expect(try Self.fixture([text, Self.label("b", 30, 21)]).rules(.normal, on: .ios18) == ["overlap"])
  }

  /// Views beside the contentView lie under the controls of editing, those in it make room.
  @Test(arguments: System.allCases) func controls(on system: System) throws {
    func cell(_ place: String) throws -> Fixture {
      try Fixture(
        cell: #"""
          "height": 44, "showsReorderControl": true, "content": { "type": "view", "children": [
            { "type": "label", "id": "a", "text": "Label", "in": "\#(place)", "x": 16, "centerY": 0 },
            { "type": "label", "id": "b", "text": "Label", "in": "\#(place)", "x": 240, "width": 120,
              "textAlignment": "right", "centerY": 0 } ] }
          """#
      ).only(.overlap)
    }
    let found = try cell("cell").findings(.editing, on: system).map(\.message)
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix(#""a" and the edit control overlap by "#) == true)
    #expect(found.last?.hasPrefix(#""b" and the reorder control overlap by "#) == true)
    #expect(try cell("cell").rules(.normal, on: system) == [])
    #expect(
      try cell("contentView").findings(.editing, on: system).contains { $0.message.contains("edit control") }
        == false)
  }

  /// At the published height of 65 the two texts have room at Large and lie on each other at the largest size.
  @Test func publishedRow() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 65, "content": { "type": "view", "children": [
          { "type": "label", "id": "name", "text": "Tent", "font": "body" },
          { "type": "label", "id": "serial", "text": "7A3F", "font": "caption1" } ],
          "constraints": [ "name.top = superview.top + 11", "name.leading = margins.leading",
            "serial.leading = name.leading", "serial.bottom = superview.bottom - 11" ] }
        """#
    ).only(.overlap, .clipped, .fixedHeight)
    #expect(try fixture.rules(.normal, on: .ios18) == [])
    // Name from 11 to 74.5, serial number from 2.5 to 54.
    let found = try fixture.findings(.normal, on: .ios18, contentSize: .accessibilityExtraExtraExtraLarge)
    #expect(found.map(\.rule) == [.overlap, .clipped])
    #expect(found.first?.message.hasSuffix(" x 43 pt") == true)
    #expect(found.last?.message == #""name" reaches past the row: 9.5 pt at the bottom"#)
  }

  @Test(.timeLimit(.minutes(1))) func hostile() throws {
    let pile = (0..<2_000).map { Self.label("v\($0)", 10, 10) }
    #expect(try Self.fixture(pile).rules(.normal, on: .ios18).count == 16)
    let grid = (0..<2_000).map { Self.label("v\($0)", Double($0 % 200) * 43, Double($0 / 200) * 21) }
    #expect(try Self.fixture(grid).rules(.normal, on: .ios18) == [])
    let cross =
      (0..<200).map { Self.label("h\($0)", 50 + Double($0) * 43, 10) }
      + (0..<400).map { Self.label("v\($0)", 0, 60 + Double($0) * 21) }
    #expect(try Self.fixture(cross).rules(.normal, on: .ios18) == [])
  }
}
