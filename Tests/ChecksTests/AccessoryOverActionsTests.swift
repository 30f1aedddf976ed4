import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `accessory-over-actions`: a mark that was added to the cell itself, at its edge.
struct AccessoryOverActionsTests {
  private static let name = "accessory-over-actions"
  private static let action = #"{ "id": "a", "title": "Delete", "style": "destructive" }"#

  private func fixture(x: Double, _ more: String = "", side: String = "trailing") throws -> Fixture {
    try Fixture(
      cell: #"""
        "height": 60, \#(more)"content": { "type": "view", "children": [
          { "type": "view", "id": "mark", "in": "cell", "backgroundColor": "blue", "frame": [\#(x), 20, 20, 20] } ] },
        "swipeActions": { "\#(side)": { "actions": [ \#(Self.action) ] } }
        """#)
  }

  /// From 11 to 18 the cell lies over the pull view. Up to 10 the delete view is the cell's last subview, and a swiped
  /// cell of 26 clips to its corners.
  @Test(arguments: System.allCases.filter { $0 >= .ios11Xcode8 })
  func over(on system: System) throws {
    let fixture = try fixture(x: 365)
    let findings = try fixture.findings(.swiped, on: system)
    #expect(findings.map(\.rule.rawValue) == (system == .ios26 ? [] : [Self.name]))
    for finding in findings {
      #expect(finding.message.contains("\"mark\" reaches 10 pt past the cell's edge"))
      #expect(fixture.text(at: finding.span).contains(#""id": "mark""#))
      #expect(finding.outlines.count == 2)
    }
    #expect(try fixture.rules(.normal, on: system).isEmpty)
  }

  @Test(arguments: System.upTo10)
  func under(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "content": { "type": "view", "children": [
          { "type": "view", "in": "cell", "backgroundColor": "blue", "frame": [365, 20, 20, 20] } ] },
        "swipeActions": { "trailing": { "actions": [ { "api": "rowAction", "title": "Delete" } ] } }
        """#)
    #expect(try fixture.rules(.swiped, on: system).isEmpty)
  }

  /// A point past the edge counts, half of one is what rounding leaves.
  @Test func threshold() throws {
    #expect(try fixture(x: 356).rules(.swiped, on: .ios18) == [Self.name])
    #expect(try fixture(x: 355.5).rules(.swiped, on: .ios18).isEmpty)
    #expect(try fixture(x: 340).rules(.swiped, on: .ios18).isEmpty)
  }

  /// A clipping cell cuts it; on the other side it is off the screen.
  @Test func cut() throws {
    #expect(try fixture(x: 365, #""clipsToBounds": true, "#).rules(.swiped, on: .ios18).isEmpty)
    #expect(try fixture(x: -10).rules(.swiped, on: .ios18).isEmpty)
    #expect(try fixture(x: -10, side: "leading").rules(.swipedLeading, on: .ios18) == [Self.name])
  }

  /// Content that is longer than its room only ends over the actions; a mark at the margin stands there.
  @Test(arguments: System.from11.filter { $0 < .ios26 })
  func content(on system: System) throws {
    func fixture(_ frame: String) throws -> Fixture {
      try Fixture(
        cell: #"""
          "height": 60, "content": { "type": "view", "children": [
            { "type": "view", "id": "rule", "backgroundColor": "blue", "frame": \#(frame) } ] },
          "swipeActions": { "trailing": { "actions": [ \#(Self.action) ] } }
          """#)
    }
    #expect(try fixture("[15, 30, 345, 1]").rules(.confirming, on: system).isEmpty)
    #expect(try fixture("[15, 30, 368, 1]").rules(.swiped, on: system).isEmpty)
    #expect(try fixture("[365, 20, 20, 20]").rules(.swiped, on: system) == [Self.name])
  }

  /// The system's own accessory and a custom one move with the cell, in both directions.
  @Test(arguments: System.allCases, ["checkmark", "detailDisclosureButton"])
  func systemAccessory(on system: System, type: String) throws {
    let own = #""accessoryView": { "type": "view", "width": 40, "height": 20, "backgroundColor": "blue" }"#
    for accessory in ["\"accessoryType\": \"\(type)\"", own] {
      let fixture = try Fixture(
        cell: #"""
          "height": 60, \#(accessory), "swipeActions": { "trailing": { "actions": [
            { "api": "rowAction", "title": "Delete", "style": "destructive" } ] } }
          """#)
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        #expect(try fixture.rules(.swiped, on: system, direction: direction).isEmpty)
      }
    }
  }
}
