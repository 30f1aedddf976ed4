import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `action-no-label`: every action has a word for VoiceOver, seen or not.
struct ActionLabelTests {
  private func fixture(_ action: String, side: String = "trailing") throws -> Fixture {
    try Fixture(
      cell: #""height": 60, "swipeActions": { "\#(side)": { "actions": [ { "id": "a", \#(action) } ] } }"#)
  }

  private static let icon = #""image": { "systemName": "trash" }"#

  /// An icon alone, blanks, and words of nothing but marks have no name; it is told at rest and where the row is open.
  @Test(arguments: System.from11)
  func iconOnly(on system: System) throws {
    for words in [
      "", #""title": "  ","#, #""title": "\u200B\u0301","#, #""title": { "spaces": 74 },"#,
      #""title": "", "accessibilityLabel": " ","#,
    ] {
      let fixture = try fixture(words + Self.icon)
      for state in [CellState.normal] + swipedStates(system) {
        let findings = try fixture.findings(state, on: system).filter { $0.rule == .actionNoLabel }
        let finding = try #require(findings.first, "\(words)")
        #expect(findings.count == 1)
        #expect(finding.rule.level == .error)
        #expect(finding.message.contains("\"a\""))
        #expect(finding.outlines.isEmpty == (state == .normal))
      }
      #expect(try fixture.rules(.editing, on: system).isEmpty)
    }
  }

  /// A title or a label is enough, a symbol as well: VoiceOver reads its name.
  @Test(arguments: System.from11)
  func named(on system: System) throws {
    for words in [
      #""title": "Delete""#, #""title": "★""#, #""title": "7""#, #""accessibilityLabel": "Delete""#,
      #""title": " ", "accessibilityLabel": "Delete""#,
    ] {
      let fixture = try fixture(words)
      for state in [CellState.normal] + swipedStates(system) {
        #expect(try fixture.rules(state, on: system).isEmpty, "\(words)")
      }
    }
  }

  /// It stands at the label that says nothing, else at the title, else at the action.
  @Test(arguments: [
    (#""title": " ", "accessibilityLabel": "" "#, "\"\""), (#""title": "   " "#, "\"   \""),
    (#""style": "normal""#, #"{ "id": "a", "style": "normal" }"#),
  ])
  func place(action: String, text: String) throws {
    let fixture = try fixture(action)
    let finding = try #require(
      try fixture.findings(.swiped, on: .ios18).first { $0.rule == .actionNoLabel })
    #expect(fixture.text(at: finding.span) == text)
  }

  /// Before 11 there are neither contextual nor leading actions that could lack a name.
  @Test(arguments: System.allCases)
  func otherSystems(on system: System) throws {
    let expected = system <= .ios10 ? [] : ["action-no-label"]
    #expect(try fixture(#""style": "normal""#).rules(.normal, on: system) == expected)
    let leading = try fixture(#""api": "rowAction""#, side: "leading")
    #expect(try leading.rules(.normal, on: system) == expected)
    #expect(try fixture(#""api": "rowAction""#).rules(.normal, on: system) == ["action-no-label"])
  }

  /// Past a full swipe the first action covers the others.
  @Test func covered() throws {
    let fixture = try Fixture(
      cell: #""swipeActions": { "trailing": { "actions": [ { "title": "A" }, { "style": "normal" } ] } }"#)
    #expect(try fixture.rules(.fullSwipe, on: .ios18).isEmpty)
    #expect(try fixture.rules(.swiped, on: .ios18) == ["action-no-label"])
  }
}
