import Assets
import Diagnostics
import Graphics
import Staging
import Testing
import Typesetting
import UIKitRules

@testable import Checks

/// The table of faults that people met: each is found, at its place, and the nearest clean design is clean.
struct CasesTests {
  @Test(arguments: Cases.all)
  func fault(_ example: Case) throws {
    let fixture = try Fixture(cell: example.cell, table: example.table)
    for system in example.systems {
      let findings = try fixture.findings(
        example.state, on: system, contentSize: example.contentSize, device: example.device)
      #expect(findings.map(\.rule) == example.rules, "iOS \(system.name)")
      let place = findings.first.map { fixture.text(at: $0.span) } ?? ""
      #expect(place.hasPrefix(example.place), "\(place)")
      #expect(findings.allSatisfy { !$0.outlines.isEmpty && !$0.message.hasSuffix(".") })
    }
  }

  /// Clean in the state of the fault, and free of the fault on every other system that has the state.
  @Test(arguments: Cases.all)
  func clean(_ example: Case) throws {
    let fixture = try Fixture(cell: example.clean, table: example.cleanTable ?? example.table)
    for system in example.systems {
      let rules = try fixture.rules(
        example.state, on: system, contentSize: example.contentSize, device: example.device)
      #expect(rules == [], "iOS \(system.name)")
    }
    for system in System.allCases where try fixture.isShown(example.state, on: system) {
      let found = try fixture.findings(
        example.state, on: system, contentSize: example.contentSize, device: example.device
      ).map(\.rule)
      #expect(found.filter(example.rules.contains).isEmpty, "iOS \(system.name)")
    }
  }

  /// Row 2: whatever the card's margins, an action stays within the cell.
  @Test(
    arguments: System.allCases, ["12", #"{ "top": 12, "bottom": -12 }"#, #"{ "top": -40, "bottom": 90 }"#])
  func actionsStayInside(on system: System, insets: String) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 96, "card": { "insets": \#(insets), "backgroundColor": "white" }, "swipeActions": {
          "trailing": { "actions": [ { "id": "a", "api": "rowAction", "title": "Delete" } ] } }
        """#)
    for state in swipedStates(system) {
      let stage = try fixture.stage(state, on: system)
      let action = try #require(stage.view("a")?.frame)
      #expect(action.y >= 0 && action.maxY <= 96)
    }
  }

  /// Row 19: a full swipe moves the cell off the screen and its first action over everything; that is how it looks.
  @Test(arguments: System.allCases.filter { $0 >= .ios11Xcode8 }, [CellState.fullSwipe, .fullSwipeLeading])
  func fullSwipe(on system: System, in state: CellState) throws {
    let actions = #"{ "actions": [ { "title": "Delete", "style": "destructive" }, { "title": "More" } ] }"#
    let fixture = try Fixture(
      cell: #""height": 60, "swipeActions": { "leading": \#(actions), "trailing": \#(actions) }"#,
      table: #""style": "plain""#)
    #expect(try fixture.rules(state, on: system) == [])
    let stage = try fixture.stage(state, on: system)
    #expect(stage.openWidth > 0)
  }

  /// Row 20: one design with spacing by sections, whatever is done to it.
  @Test(arguments: System.allCases.filter { $0 >= .ios13 })
  func sections(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "showsReorderControl": true, "content": { "type": "label", "text": "Truck" },
        "swipeActions": { "trailing": { "actions": [ { "title": "Delete", "style": "destructive" } ] } }
        """#, table: #""style": "insetGrouped""#)
    for state in CellState.allCases where state != .swipedLeading && state != .fullSwipeLeading {
      #expect(try fixture.rules(state, on: system) == [], "\(state)")
    }
  }
}
