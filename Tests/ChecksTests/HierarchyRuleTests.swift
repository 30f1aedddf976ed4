import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `clip-hides-actions` and `pull-view-path`: what depends on where the system keeps the actions.
struct HierarchyRuleTests {
  private func fixture(_ more: String, _ swipe: String = "") throws -> Fixture {
    try Fixture(
      cell: #"""
        "height": 60, \#(more) "swipeActions": { \#(swipe)"trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": "Delete", "style": "destructive" } ] } }
        """#)
  }

  /// Up to 10 the actions are the cell's subviews; what a device does there no source says.
  @Test(arguments: System.allCases)
  func clip(on system: System) throws {
    let fixture = try fixture(#""clipsToBounds": true,"#)
    for state in swipedStates(system) {
      let findings = try fixture.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == (system <= .ios10 ? ["clip-hides-actions"] : []))
      for finding in findings {
        #expect(finding.rule.level == .review)
        #expect(fixture.text(at: finding.span) == "true")
        #expect(finding.message.contains("375 pt"))
      }
    }
    #expect(try fixture.rules(.normal, on: system).isEmpty)
    #expect(try self.fixture(#""clipsToBounds": false,"#).rules(.swiped, on: system).isEmpty)
  }

  /// One note for all systems that have a pull view, at the cell.
  @Test(arguments: [
    (##""backgroundColor": "#EEEEEE","##, ##""pullViewBackground": "#EEEEEE", "##),
    (##""matchedBackground": "#EEEEEE","##, ""),
  ])
  func path(_ cell: String, _ swipe: String) throws {
    let fixture = try fixture(cell, swipe)
    var messages: Set<String> = []
    for system in System.allCases {
      for state in swipedStates(system) {
        let findings = try fixture.findings(state, on: system)
        #expect(findings.map(\.rule.rawValue) == (system <= .ios10 ? [] : ["pull-view-path"]))
        for finding in findings {
          messages.insert(finding.message)
          #expect(finding.rule.level == .note)
          #expect(fixture.text(at: finding.span).hasPrefix(#"{ "id": "c""#))
        }
      }
      #expect(try fixture.rules(.normal, on: system).isEmpty)
    }
    #expect(messages.count == 1)
    let message = try #require(messages.first)
    for way in [
      "UISwipeActionPullView in UITableViewWrapperView on iOS 11-xcode8",
      "UISwipeActionPullView in UITableView on iOS 11 to 12",
      "UISwipeActionPullView in _UITableViewCellSwipeContainerView on iOS 13 to 18",
      "UISwipeActionDynamicPullView in _UITableViewCellSwipeContainerView on iOS 26",
    ] { #expect(message.contains(way)) }
  }

  /// Nobody colours it: nothing to reach.
  @Test(arguments: System.allCases)
  func noPath(on system: System) throws {
    #expect(try fixture("").rules(.swiped, on: system).isEmpty)
  }
}
