import Graphics
import Testing
import UIKitRules

@testable import Checks

/// Faults that people met with such cells, and what is none.
struct PublishedFaultTests {
  private static let remove =
    #"{ "id": "remove", "api": "rowAction", "title": "Delete", "style": "destructive" }"#

  private func fixture(_ cell: String, table: String) throws -> Fixture {
    try Fixture(
      cell: "\(cell), \"swipeActions\": { \"trailing\": { \"actions\": [ \(Self.remove) ] } }", table: table)
  }

  /// A whole cell with a red action swiped to the end: that is how deleting looks.
  @Test(arguments: System.allCases)
  func fullSwipeIsNoFault(on system: System) throws {
    let fixture = try fixture(#""height": 60"#, table: #""style": "plain""#)
    for state in swipedStates(system) { #expect(try fixture.rules(state, on: system).isEmpty) }
  }

  /// An inset card with the gap in the table's colour: the red button stands above and below it, with square corners.
  @Test(arguments: System.from11.filter { $0 < .ios26 })
  func buttonsStickOut(on system: System) throws {
    let fixture = try fixture(
      ##""height": 96, "backgroundColor": "#F2F2F7", "card": { "insets": 8, "backgroundColor": "white", "cornerRadius": 12 }"##,
      table: ##""separatorStyle": "none", "backgroundColor": "#F2F2F7""##)
    for state in swipedStates(system) {
      #expect(try fixture.rules(state, on: system) == ["swipe-height-mismatch", "corner-mismatch"])
    }
  }

  /// A margin below only: the button is higher by it.
  @Test(arguments: System.allCases.filter { $0 < .ios26 })
  func bottomMargin(on system: System) throws {
    let fixture = try fixture(
      ##""height": 96, "backgroundColor": "#F2F2F7", "card": { "insets": { "bottom": 12 }, "backgroundColor": "white" }"##,
      table: #""separatorStyle": "none""#)
    let finding = try #require(try fixture.findings(.swiped, on: system).first)
    #expect(finding.message.contains("96 pt"))
    #expect(finding.message.contains("84"))
    #expect(finding.message.contains("12 pt below"))
  }

  /// A grey table whose cells are white between cards: the frame that people see when they swipe two actions open.
  @Test(arguments: System.from11)
  func whiteFrame(on system: System) throws {
    let two = Self.remove + #", { "id": "more", "api": "rowAction", "title": "More" }"#
    let fixture = try Fixture(
      cell: ##"""
        "height": 96, "backgroundColor": "white", "card": { "insets": 0, "backgroundColor": "#EEEEEE" },
        "swipeActions": { "trailing": { "actions": [ \##(two) ] } }
        """##, table: ##""separatorStyle": "none", "backgroundColor": "#E0E3E8""##)
    #expect(try fixture.rules(.swiped, on: system) == ["swipe-background-mismatch"])
  }

  /// Highlighting fills the space around a card, and up to 12 the card loses its colour.
  @Test(arguments: System.allCases)
  func highlight(on system: System) throws {
    let fixture = try fixture(
      #""height": 96, "card": { "insets": 10, "backgroundColor": "white" }"#,
      table: #""separatorStyle": "none""#)
    let rules = try fixture.rules(.highlighted, on: system)
    #expect(rules.contains("selection-exceeds-card"))
    #expect(rules.contains("selection-wipes-card") == (system <= .ios12))
  }
}
