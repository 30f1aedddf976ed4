import Diagnostics
import Testing
import UIKitRules

@testable import Checks

/// `clipped`. At 17 points a line is 20.5 high, as Xcode stores it.
struct ClippedTests {
  private static func fixture(_ views: String, more: String = "") throws -> Fixture {
    try Fixture(cell: #""height": 60, \#(more) "content": { "type": "view", "children": [ \#(views) ] }"#)
      .only(.clipped, .fixedHeight)
  }

  private static func box(_ view: String, _ more: String = #", "clipsToBounds": true"#) -> String {
    #"{ "type": "view", "id": "box", "frame": [20, 8, 200, 44]\#(more), "children": [ \#(view) ] }"#
  }

  private static func label(_ x: Double, _ y: Double, _ more: String = "") -> String {
    #"{ "type": "label", "id": "l", "text": "Label", "x": \#(x), "y": \#(y)\#(more) }"#
  }

  private static func image(_ frame: String, _ more: String = "") -> String {
    #"{ "type": "image", "id": "i", "image": { "systemName": "trash" }, "contentMode": "scaleToFill", "frame": \#(frame)\#(more) }"#
  }

  @Test(
    arguments: [
      (box(label(10, 34)), #""l" is cut by "box": 10.5 pt at the bottom"#),
      (box(label(10, -8)), #""l" is cut by "box": 8 pt at the top"#),
      (box(label(-12, 10)), #""l" is cut by "box": 12 pt at the left"#),
      (box(image("[190, 4, 30, 30]")), #""i" is cut by "box": 20 pt at the right"#),
      (box(image("[-6, -6, 30, 30]")), #""i" is cut by "box": 6 pt at the top and 6 pt at the left"#),
      // Through a view that does not clip.
      (
        box(box(image("[0, 30, 30, 30]"), "").replacing(#""id": "box","#, with: "")),
        #""i" is cut by "box": 24 pt at the bottom"#
      ),
      // Where nothing clips: the row, and the screen's edge.
      (label(20, -9), #""l" reaches past the row: 9 pt at the top"#),
      (image("[360, 10, 30, 30]"), #""i" reaches past the row: 15 pt at the right"#),
    ])
  func cut(_ views: String, message: String) throws {
    let fixture = try Self.fixture(views)
    let found = try fixture.findings(.normal, on: .ios18)
    #expect(found.map(\.message) == [message])
    #expect(found.map(\.rule.level) == [.warning])
    #expect(found.first?.outlines.count == 2)
    #expect(
      found.first.map {
        fixture.text(at: $0.span).hasPrefix(#"{ "type": "\#(message.hasPrefix("\"l") ? "label" : "image")"#)
      } == true)
  }

  @Test(
    arguments: [
      box(label(10, 10)), box(label(0, 23.5)),
      // Blank space at a line's upper edge.
      box(label(10, -2)),
      // Nothing clips, and the row holds it.
      box(label(10, 30), ""),
      // Put away, or not seen.
      box(label(10, 50)), box(label(10, 34, #", "hidden": true"#)), box(label(10, 34, #", "alpha": 0"#)),
      box(label(10, 34, #", "width": 0"#)), label(400, 10), label(-60, 10),
      #"{ "type": "view", "clipsToBounds": true, "frame": [0, 0, 200, 0], "children": [ \#(label(0, -5)) ] }"#,
      // Pictures that fill from edge to edge.
      box(image("[-10, -10, 220, 64]")), box(image("[-10, 0, 220, 44]")),
      box(
        #"{ "type": "image", "image": { "systemName": "trash" }, "contentMode": "scaleAspectFill", "clipsToBounds": true, "frame": [0, 0, 200, 44] }"#
      ),
    ])
  func whole(_ views: String) throws {
    #expect(try Self.fixture(views).rules(.normal, on: .ios18) == [])
  }

  /// Below a row of a fixed height, which the content could make itself, the height is the fault; told once.
  @Test func toldOnce() throws {
    #expect(try Self.fixture(Self.label(10, 50)).rules(.normal, on: .ios18) == ["fixed-height"])
    let open = try Fixture(
      cell: #"""
        "height": "automatic", "content": { "type": "view", "children": [
          { "type": "label", "id": "a", "text": "Label" }, { "type": "label", "id": "b", "text": "Label" } ],
          "constraints": [ "V:|-[a]-|", "H:|-[a]-|", "b.leading = a.leading", "b.top = a.bottom + 20" ] }
        """#)
    #expect(try open.rules(.normal, on: .ios18) == ["ambiguous-height"])
  }

  /// The cell itself, and its actions, which are another rule's.
  @Test(arguments: System.allCases) func cell(on system: System) throws {
    let actions =
      #""swipeActions": { "trailing": { "actions": [ { "api": "rowAction", "title": "Delete" } ] } },"#
    let fixture = try Self.fixture(
      Self.image("[330, 10, 60, 30]"), more: #""clipsToBounds": true, \#(actions)"#)
    for state in [CellState.normal, .swiped, .editing] {
      let found = try fixture.findings(state, on: system).map(\.message)
      // In editing the contentView moves.
      #expect(found.count == 1)
      if state != .editing { #expect(found == [#""i" is cut by the cell: 15 pt at the right"#]) }
    }
    let inside = try Self.fixture(
      Self.image("[300, 10, 30, 30]"), more: #""clipsToBounds": true, \#(actions)"#)
    #expect(try inside.rules(.swiped, on: system) == [])
  }

  @Test(.timeLimit(.minutes(1))) func hostile() throws {
    let many = (0..<2_000).map { #"{ "type": "label", "id": "v\#($0)", "text": "Label", "x": 10, "y": 34 }"# }
    let deep = (0..<50).reduce(Self.label(10, 34)) { inner, _ in
      Self.box(inner).replacing("[20, 8, 200, 44]", with: "[0, 0, 200, 44]").replacing(
        #""id": "box","#, with: "")
    }
    #expect(try Self.fixture(Self.box(many.joined(separator: ","))).rules(.normal, on: .ios18).count == 16)
    #expect(try Self.fixture(deep).rules(.normal, on: .ios18) == ["clipped"])
  }
}
