import Testing
import UIKitRules

@testable import Checks

/// `truncation`. Widths and heights are those that Xcode stores: at 17 points "Title" is 33.5 wide, "Detail" 44, a line
/// 20.5 high.
struct TruncationTests {
  private static func fixture(_ views: String, height: String = "200") throws -> Fixture {
    try Fixture(cell: #""height": \#(height), "content": { "type": "view", "children": [ \#(views) ] }"#)
  }

  private static func label(_ text: String, _ more: String) -> String {
    #"{ "type": "label", "id": "l", "text": "\#(text)", \#(more) }"#
  }

  private static func messages(_ views: String) throws -> [String] {
    // How large a control is to be is another rule's.
    try fixture(views).findings(.normal, on: .ios18).filter { $0.rule != .touchTarget }
      .map { "\($0.rule.rawValue): \($0.message)" }
  }

  @Test(
    arguments: [
      ("Title", #""frame": [10, 10, 30, 20.5]"#, "it needs 33.5 pt, has 30 pt"),
      ("Detail", #""frame": [10, 10, 40.5, 21]"#, "it needs 44 pt, has 40.5 pt"),
      (
        "Detail", #""frame": [10, 10, 40.5, 21], "lineBreakMode": "byClipping""#,
        "it needs 44 pt, has 40.5 pt"
      ),
      (
        "Detail", #""frame": [10, 10, 30, 21], "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.9"#,
        "it needs 44 pt, has 30 pt, and even at 15.3 pt it does not fit"
      ),
      (#"a\nb\nc"#, #""frame": [10, 10, 90, 60], "numberOfLines": 2"#, "it needs 3 lines, has 2"),
      (#"a\nb"#, #""frame": [10, 10, 90, 60]"#, "it needs 2 lines, has 1"),
      (
        #"a\nb\nc"#, #""frame": [10, 10, 90, 44], "numberOfLines": 0"#,
        "it needs 3 lines, and its height of 44 pt has room for 2"
      ),
      (
        #"a\nb\nc"#, #""frame": [10, 10, 90, 30], "numberOfLines": 2"#,
        "it needs 3 lines, and its height of 30 pt has room for 1"
      ),
      ("Label", #""frame": [10, 10, 90, 10]"#, "it needs a height of 20.5 pt, has 10 pt"),
    ])
  func cut(_ text: String, more: String, needs: String) throws {
    #expect(try Self.messages(Self.label(text, more)) == [#"truncation: the text of "l" is cut: \#(needs)"#])
  }

  /// The nearest that fit.
  @Test(
    arguments: [
      ("Label", #""frame": [10, 10, 42, 20.5]"#),
      // A pixel of blank space, as Interface Builder stores it: 14 for a line of 12 points, 14.5 high.
      ("Label", #""font": { "size": 12 }, "frame": [10, 10, 90, 14]"#),
      ("Label", #""frame": [10, 10, 30, 21], "adjustsFontSizeToFitWidth": true, "minimumScaleFactor": 0.5"#),
      (#"a\nb\nc"#, #""frame": [10, 10, 90, 61], "numberOfLines": 3"#),
      (#"a\nb\nc"#, #""frame": [10, 10, 90, 61], "numberOfLines": 0"#),
      // Nothing to see, or put away.
      ("", #""frame": [10, 10, 1, 1]"#), ("   ", #""frame": [10, 10, 90, 21]"#),
      ("Label", #""frame": [10, 10, 30, 20], "hidden": true"#),
      ("Label", #""frame": [10, 10, 30, 20], "alpha": 0"#),
      ("Label", #""frame": [10, 10, 0, 0]"#), ("Label", #""frame": [10, 10, 0, 20]"#),
      ("Label", #""width": 90, "height": 0"#),
    ])
  func whole(_ text: String, more: String) throws {
    #expect(try Self.messages(Self.label(text, more)) == [])
  }

  @Test func inHiddenParent() throws {
    let cut = Self.label("Label", #""frame": [0, 0, 30, 20]"#)
    for more in [#""hidden": true"#, #""alpha": 0"#, #""clipsToBounds": true, "frame": [0, 0, 90, 0]"#] {
      #expect(try Self.messages(#"{ "type": "view", \#(more), "children": [ \#(cut) ] }"#) == [])
    }
    #expect(try Self.messages(#"{ "type": "view", "children": [ \#(cut) ] }"#).count == 1)
  }

  /// A neighbour takes all of the width: the text vanishes.
  @Test func vanished() throws {
    let row = #"""
      { "type": "stack", "distribution": "fill", "frame": [0, 0, 44, 21], "children": [
        { "type": "label", "id": "l", "text": "Title", "contentCompressionResistancePriority": { "horizontal": 1 } },
        { "type": "label", "text": "Detail" } ] }
      """#
    #expect(
      try Self.messages(row) == [#"truncation: the text of "l" is cut: it needs 33.5 pt, has 0 pt"#])
  }

  /// A button's title, beside its image too; a text field scrolls.
  @Test func otherTexts() throws {
    func button(_ width: Int, _ more: String = "") -> String {
      #"{ "type": "button", "id": "b", "title": "Detail", "font": { "size": 17 }, "frame": [0, 0, \#(width), 44]\#(more) }"#
    }
    #expect(
      try Self.messages(button(40)) == [#"truncation: the text of "b" is cut: it needs 44 pt, has 40 pt"#])
    #expect(try Self.messages(button(44)) == [])
    let image = #", "image": { "systemName": "trash" }"#
    #expect(try Self.messages(button(50, image)).count == 1)
    #expect(try Self.messages(button(90, image)) == [])
    #expect(
      try Self.messages(
        #"{ "type": "textField", "text": "Detail", "borderStyle": "none", "frame": [0, 0, 20, 30] }"#)
        == [])
  }

  /// The accessory view's label counts, the pictures of actions do not.
  @Test func whereLabelsAre() throws {
    let cut = Self.label("Label", #""frame": [0, 0, 30, 20]"#)
    let accessory = try Fixture(
      cell: #""accessoryView": { "type": "view", "width": 40, "height": 30, "children": [ \#(cut) ] }"#)
    #expect(try accessory.rules(.normal, on: .ios18) == ["truncation"])
    let action = try Fixture(
      cell: #"""
        "height": 60, "swipeActions": { "trailing": { "actions": [ { "title": "Delete",
          "image": { "snapshot": { "type": "view", "width": 40, "height": 30, "children": [ \#(cut) ] } } } ] } }
        """#
    ).only(.truncation)
    for system in System.allCases { #expect(try action.rules(.swiped, on: system) == []) }
  }

  /// The same in each state that shares the layout: it is one finding for all of them.
  @Test(arguments: System.allCases) func states(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "content": { "type": "view", "children": [ \#(Self.label("Label", #""frame": [0, 0, 30, 20]"#)) ] },
        "swipeActions": { "trailing": { "actions": [ { "api": "rowAction", "title": "Delete" } ] } }
        """#
    ).only(.truncation)
    let found = try [CellState.normal, .swiped, .editing].map { try fixture.findings($0, on: system) }
    #expect(found.allSatisfy { $0.map(\.message) == found[0].map(\.message) && $0.count == 1 })
  }

  /// Ends in time, with a count that ends too.
  @Test(.timeLimit(.minutes(1))) func hostile() throws {
    let long = String(repeating: #"a\n"#, count: 5_000)
    let words = String(repeating: "word ", count: 20_000)
    let found = try Self.messages(
      Self.label(long, #""numberOfLines": 2, "frame": [0, 0, 90, 90]"#) + ","
        + Self.label(words, #""numberOfLines": 2, "frame": [0, 100, 90, 90]"#).replacing(
          #""l""#, with: #""m""#))
    #expect(found.count == 2)
    #expect(found.allSatisfy { $0.hasSuffix("it needs 1000 or more lines, has 2") })
  }
}
