import Diagnostics
import Testing
import UIKitRules

@testable import Checks

/// `unscaled-font` and `does-not-adjust`: what labels make of the reader's text size.
struct TextSizeRuleTests {
  private static func fixture(_ label: String, text: String = "Label", more: String = "") throws -> Fixture {
    try Fixture(
      cell: #"""
        "content": { "type": "stack", "isLayoutMarginsRelativeArrangement": true \#(more), "children": [
          { "type": "label", "id": "l", "text": "\#(text)", \#(label) } ] }
        """#)
  }

  static let scaled = [
    #""body""#, #"{ "textStyle": "body", "weight": "bold" }"#,
    #"{ "size": 20, "relativeTo": "title2" }"#, #"{ "name": "Menlo", "size": 13, "relativeTo": "body" }"#,
  ]

  private static let adjusts = #""adjustsFontForContentSizeCategory": true"#

  @Test(arguments: [
    #"{ "size": 17 }"#, #"{ "size": 13, "weight": "bold" }"#, #"{ "name": "Menlo", "size": 13 }"#,
  ])
  func unscaled(_ font: String) throws {
    let fixture = try Self.fixture(#""font": \#(font), \#(Self.adjusts)"#)
    #expect(try fixture.rules(.normal, on: .ios18) == [])
    // One finding at every size, since its words are the same.
    var messages: Set<String> = []
    for size in ContentSize.allCases where size != .large {
      let found = try fixture.findings(.normal, on: .ios18, contentSize: size)
      #expect(found.map(\.rule) == [.unscaledFont] && found.map(\.rule.level) == [.warning])
      #expect(found.map { fixture.text(at: $0.span) } == [font])
      messages.formUnion(found.map(\.message))
    }
    #expect(messages.count == 1)
  }

  /// UILabel's own font of 17 points is found at the label.
  @Test func ownFont() throws {
    let fixture = try Self.fixture(Self.adjusts)
    let found = try fixture.findings(.normal, on: .ios18, contentSize: .extraSmall)
    #expect(found.map(\.rule) == [.unscaledFont])
    #expect(found.first?.message.contains("17 pt") == true)
    #expect(found.first.map { fixture.text(at: $0.span).hasPrefix(#"{ "type": "label""#) } == true)
  }

  @Test(arguments: TextSizeRuleTests.scaled, [true, false]) func follows(_ font: String, adjusts: Bool) throws
  {
    let own = adjusts ? #", "adjustsFontForContentSizeCategory": true"# : ""
    let fixture = try Self.fixture(#""font": \#(font) \#(own)"#)
    #expect(try fixture.rules(.normal, on: .ios18) == [])
    let found = try fixture.findings(.normal, on: .ios18, contentSize: .accessibilityLarge)
    #expect(found.map(\.rule) == (adjusts ? [] : [.doesNotAdjust]))
    #expect(found.map(\.rule.level) == (adjusts ? [] : [.note]))
    #expect(found.map { fixture.text(at: $0.span) } == (adjusts ? [] : [font]))
  }

  /// Set to false, that is the place.
  @Test func saidFalse() throws {
    let fixture = try Self.fixture(#""font": "body", "adjustsFontForContentSizeCategory": false"#)
    let found = try fixture.findings(.normal, on: .ios18, contentSize: .extraLarge)
    #expect(found.map { fixture.text(at: $0.span) } == ["false"])
  }

  /// What is not seen, and what are no words.
  @Test(arguments: [
    (#""hidden": true"#, "Label", ""), (#""alpha": 0"#, "Label", ""), (#""font": { "size": 17 }"#, "", ""),
    (#""font": { "size": 17 }"#, "★ →", ""), (#""font": "body""#, "", ""),
    (#""font": "body""#, "Label", #", "hidden": true"#),
    (#""font": { "size": 17 }"#, "Label", #", "alpha": 0"#),
  ]) func quiet(_ label: String, text: String, more: String) throws {
    let fixture = try Self.fixture(label, text: text, more: more)
    #expect(try fixture.rules(.normal, on: .ios18, contentSize: .accessibilityLarge) == [])
  }

  /// A picture is no text, and UIKit's button has its own font.
  @Test func otherTexts() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 90, "content": { "type": "view", "children": [ { "type": "button", "title": "Buy", "x": 20, "y": 20 } ] },
        "swipeActions": { "trailing": { "actions": [ { "title": "Delete", "image": { "snapshot": {
          "type": "view", "width": 60, "height": 30, "children": [ { "type": "label", "text": "★A" } ] } } } ] } }
        """#
    ).only(.unscaledFont, .doesNotAdjust)
    for state in [CellState.normal, .swiped] {
      #expect(try fixture.rules(state, on: .ios18, contentSize: .extraExtraLarge) == [])
    }
  }
}
