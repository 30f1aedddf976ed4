import Diagnostics
import Testing
import UIKitRules

@testable import Checks

/// `fixed-height`. The published row of name and serial number is 65 high at the text size Large (11 + 20.5 + 8 + 14.5
/// + 11 at scale 2); body is 53 points at AX5, caption 1 is 43, lines are 2444/2048 of that.
struct FixedHeightTests {
  private static let content = #"""
    "content": { "type": "view", "children": [
      { "type": "label", "id": "name", "text": "Tent", "font": "body", "adjustsFontForContentSizeCategory": true },
      { "type": "label", "id": "serial", "text": "7A3", "font": "caption1", "adjustsFontForContentSizeCategory": true } ],
      "constraints": [ "V:|-11-[name]-8-[serial]-11-|", "H:|-[name]-|", "H:|-[serial]-|" ] }
    """#

  @Test(arguments: System.allCases) func needed(on system: System) throws {
    let fixture = try Fixture(cell: #""height": 40, \#(Self.content)"#).only(.fixedHeight)
    let found = try fixture.findings(.normal, on: system)
    #expect(found.map(\.rule.level) == [.warning])
    #expect(found.first?.message.hasPrefix("the row is 40 pt high, its content needs 65 pt: ") == true)
    #expect(found.map { fixture.text(at: $0.span) } == ["40"])
    #expect(try Fixture(cell: #""height": 65, \#(Self.content)"#).rules(.normal, on: system) == [])
    #expect(try Fixture(cell: #""height": "automatic", \#(Self.content)"#).rules(.normal, on: system) == [])
  }

  /// The table's height, at the size from which on it is too low: AX5 takes 11 + 63.5 + 8 + 51.5 + 11.
  @Test func largeText() throws {
    let fixture = try Fixture(cell: Self.content, table: #""separatorStyle": "none", "rowHeight": 65"#)
      .only(.fixedHeight)
    #expect(try fixture.rules(.normal, on: .ios18) == [])
    let found = try fixture.findings(.normal, on: .ios18, contentSize: .accessibilityExtraExtraExtraLarge)
    #expect(
      found.map(\.message) == [
        #"the row is 65 pt high, its content needs 145 pt: "name" and 1 more cannot be seen whole"#
      ])
    #expect(found.map { fixture.text(at: $0.span) } == ["65"])
    // A swipe moves the row, and it needs no less.
    #expect(
      try fixture.findings(.editing, on: .ios18, contentSize: .accessibilityExtraExtraExtraLarge).map(
        \.message)
        == found.map(\.message))
  }

  /// Stacks and frames make heights too; a card's insets and the separator count.
  @Test func withoutConstraints() throws {
    let stack = #"""
      "content": { "type": "stack", "axis": "vertical", "children": [
        { "type": "label", "id": "a", "text": "Label" }, { "type": "label", "id": "b", "text": "Label" } ] }
      """#
    let low = try Fixture(
      cell: #""height": 30, "card": { "insets": { "top": 10, "bottom": 5 } }, \#(stack)"#
    ).only(.fixedHeight).findings(.normal, on: .ios18)
    // 20.5 twice and 15.
    #expect(low.map { $0.message.hasPrefix("the row is 30 pt high, its content needs 56 pt") } == [true])
    let frames = #"""
      "content": { "type": "view", "children": [
        { "type": "label", "id": "a", "text": "Label", "frame": [0, 30, 90, 21] } ] }
      """#
    let below = try Fixture(cell: #""height": 40, \#(frames)"#).findings(.normal, on: .ios18)
    #expect(
      below.map(\.message) == [
        #"the row is 40 pt high, its content needs 51 pt: "a" cannot be seen whole"#
      ])
    #expect(
      try Fixture(cell: #""height": 40, \#(frames)"#, table: #""style": "plain""#)
        .findings(.normal, on: .ios18).first?.message.contains("needs 51.5 pt") == true)
    #expect(try Fixture(cell: #""height": 51, \#(frames)"#).rules(.normal, on: .ios18) == [])
  }

  /// What a higher row would not show either is no fault of the height.
  @Test func otherCauses() throws {
    for label in [
      #""frame": [0, 0, 90, 10]"#, #""numberOfLines": 1, "frame": [0, 0, 20, 21]"#,
      #""numberOfLines": 2, "frame": [0, 0, 20, 41]"#,
    ] {
      let fixture = try Fixture(
        cell: #"""
          "height": 44, "content": { "type": "view", "children": [
            { "type": "label", "text": "Label Label Label", \#(label) } ] }
          """#
      )
      #expect(try fixture.rules(.normal, on: .ios18) == ["truncation"])
    }
  }

  /// Constraints that make no height of their own: the row would not be whole without the fixed one either.
  @Test func openChain() throws {
    let open = try Fixture(
      cell: #"""
        "height": 30, "content": { "type": "view", "children": [ { "type": "label", "id": "name", "text": "Label" } ],
          "constraints": [ "H:|-[name]-|", "name.top = superview.top + 20" ] }
        """#)
    #expect(try open.rules(.normal, on: .ios18) == ["clipped"])
  }
}
