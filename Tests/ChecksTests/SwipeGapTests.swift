import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `swipe-gap`: more space on one side of the card than on the other.
struct SwipeGapTests {
  private func fixture(_ insets: String, background: String = "systemRed") throws -> Fixture {
    try Fixture(
      cell: ##"""
        "height": 96, "backgroundColor": "#F2F2F7", "card": { "insets": \##(insets), "backgroundColor": "white" },
        "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": "Delete", "backgroundColor": "\##(background)" } ] } }
        """##
    ).only(.swipeGap)
  }

  /// A margin of the card at the foot alone; bar or capsule, the action is in the middle of the cell.
  @Test(arguments: System.allCases)
  func foot(on system: System) throws {
    let insets = #"{ "bottom": 12 }"#
    let fixture = try fixture(insets)
    for state in swipedStates(system) {
      let finding = try #require(try fixture.findings(state, on: system).first)
      #expect(
        finding.message
          == "the cell holds the space around the card, 0 pt above and 12 pt below it: the middle of action \"a\" is "
          + "6 pt below the card's")
      #expect(finding.rule.level == .note)
      #expect(fixture.text(at: finding.span) == insets)
    }
    #expect(try fixture.rules(.normal, on: system).isEmpty)
  }

  /// Equal space leaves the middle; an action in the cell's colour is drawn to fit.
  @Test(arguments: System.allCases)
  func none(on system: System) throws {
    #expect(try fixture("12").rules(.swiped, on: system).isEmpty)
    #expect(try fixture(#"{ "bottom": 12 }"#, background: "#F2F2F7").rules(.swiped, on: system).isEmpty)
  }

  @Test func threshold() throws {
    #expect(try fixture(#"{ "top": 4 }"#).rules(.swiped, on: .ios18) == ["swipe-gap"])
    #expect(try fixture(#"{ "top": 3.8 }"#).rules(.swiped, on: .ios18).isEmpty)
  }
}
