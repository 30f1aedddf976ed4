import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `swipe-height-mismatch`: an action in a colour of its own stands above or below the card.
struct SwipeHeightTests {
  private static let name = "swipe-height-mismatch"

  /// The surfaces agree.
  private func fixture(_ insets: String, background: String = "systemRed") throws -> Fixture {
    try Fixture(
      cell: ##"""
        "height": 120, "matchedBackground": "#EEEEEE", "card": { "insets": \##(insets), "backgroundColor": "white" },
        "swipeActions": { "trailing": { "actions": [ { "id": "a", "api": "rowAction", "title": "Delete",
          "backgroundColor": "\##(background)" } ] } }
        """##
    ).only(.swipeHeightMismatch)
  }

  private static let all = #"{ "top": 10, "leading": 10, "bottom": 10, "trailing": 10 }"#

  /// As high as the cell, above and below; on 26 a capsule of 80 stays within a card of 100.
  @Test(arguments: System.allCases)
  func outside(on system: System) throws {
    for state in swipedStates(system) {
      let findings = try fixture(Self.all).findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == (system == .ios26 ? [] : [Self.name]), "\(state)")
      for finding in findings {
        #expect(finding.message.contains("10 pt above and 10 pt below"))
        #expect(finding.rule.level == .warning)
        #expect(finding.outlines.count == 2)
      }
    }
  }

  /// One side is enough.
  @Test(arguments: System.allCases.filter { $0 < .ios26 }, [("top", "above"), ("bottom", "below")])
  func oneSide(on system: System, side: (key: String, word: String)) throws {
    let findings = try fixture("{ \"\(side.key)\": 15 }").findings(.swiped, on: system)
    #expect(findings.map(\.rule.rawValue) == [Self.name])
    #expect(findings.first?.message.contains("15 pt \(side.word) it") == true)
  }

  /// A card as high as the cell, or spacing at the sides alone, is no fault.
  @Test(arguments: System.allCases)
  func inside(on system: System) throws {
    for insets in ["0", #"{ "leading": 15, "trailing": 15 }"#] {
      #expect(try fixture(insets).rules(.swiped, on: system).isEmpty)
    }
  }

  /// Past a full swipe only the first action is seen.
  @Test(arguments: System.allCases.filter { $0 >= .ios11Xcode8 && $0 < .ios26 })
  func covered(on system: System) throws {
    let fixture = try Fixture(
      cell: ##"""
        "height": 120, "matchedBackground": "#EEEEEE", "card": { "insets": 10, "backgroundColor": "white" },
        "swipeActions": { "trailing": { "actions": [
          { "id": "a", "title": "Keep", "backgroundColor": "#EEEEEE" }, { "id": "b", "title": "Delete" } ] } }
        """##
    ).only(.swipeHeightMismatch)
    #expect(try fixture.rules(.swiped, on: system) == [Self.name])
    #expect(try fixture.rules(.fullSwipe, on: system).isEmpty)
  }

  /// An action in the cell's own colour does not show where it stands out.
  @Test(arguments: System.allCases)
  func sameColor(on system: System) throws {
    #expect(try fixture(Self.all, background: "#EEEEEE").rules(.swiped, on: system).isEmpty)
  }

  /// A capsule stands out of a low card.
  @Test func capsule() throws {
    let fixture = try fixture(#"{ "top": 40, "bottom": 40 }"#)
    #expect(try fixture.rules(.swiped, on: .ios26) == [Self.name])
  }

  @Test(arguments: System.allCases)
  func atRest(on system: System) throws {
    for state in [CellState.normal, .editing] {
      #expect(try fixture(Self.all).rules(state, on: system).isEmpty)
    }
  }

  /// Without a card nothing stands out.
  @Test(arguments: System.allCases)
  func withoutCard(on system: System) throws {
    let fixture = try Fixture(
      cell: #""swipeActions": { "trailing": { "actions": [ { "api": "rowAction", "title": "X" } ] } }"#)
    for state in swipedStates(system) { #expect(try fixture.rules(state, on: system).isEmpty) }
  }
}
