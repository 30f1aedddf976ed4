import Designs
import Graphics
import Testing
import UIKitRules

@testable import Staging

/// What a system does not have, with the reason.
struct SkipTests {
  private static let all = #"""
    "showsReorderControl": true, "swipeActions": {
      "leading": { "actions": [ { "title": "Pin" } ] }, "trailing": { "actions": [ { "title": "Delete" } ] } }
    """#

  private func reason(
    _ state: CellState, _ system: System, cell: String = all, appearance: Appearance = .light, row: Int = 0
  ) throws -> String? {
    let design = try Fixture(cell: cell).design
    let traits = Traits(
      system: system, device: try #require(Device.named("iPhone 8")), appearance: appearance)
    return PreviewSkip.reason(state: state, of: design.cells[0], row: row, in: traits)
  }

  @Test(arguments: System.allCases, CellState.allCases)
  func states(on system: System, state: CellState) throws {
    let isSwiped = [.swiping, .swiped, .swipedLeading, .fullSwipe, .fullSwipeLeading].contains(state)
    #expect((try reason(state, system) == nil) == (!isSwiped || system >= .ios11Xcode8))
  }

  @Test(arguments: System.allCases, Appearance.allCases)
  func appearances(on system: System, appearance: Appearance) throws {
    let reason = try reason(.normal, system, appearance: appearance)
    #expect((reason == nil) == (appearance == .light || system >= .ios13))
    if appearance == .dark, system < .ios13 { #expect(reason == "dark appearance exists from iOS 13") }
  }

  /// Row actions are there on every system, on the trailing side; leading sides and full swipes are not.
  @Test(arguments: System.allCases)
  func rowActions(on system: System) throws {
    let cell = Self.all.replacing("{ \"title\"", with: "{ \"api\": \"rowAction\", \"title\"")
    for state in [CellState.swiping, .swiped, .confirming] {
      #expect(try reason(state, system, cell: cell) == nil)
    }
    #expect((try reason(.fullSwipe, system, cell: cell) == nil) == (system >= .ios11Xcode8))
    for state in [CellState.swipedLeading, .fullSwipeLeading] {
      let reason = try reason(state, system, cell: cell)
      #expect(reason != nil && (reason == "row actions are trailing actions") == (system >= .ios11Xcode8))
    }
  }

  /// Only a delete control leads to a confirmation.
  @Test(arguments: ["delete", "insert", "none"])
  func confirming(style: String) throws {
    let cell = #""editingStyle": "\#(style)""#
    let expected = style == "delete" ? nil : "the cell has no delete control"
    #expect(try reason(.confirming, .ios18, cell: cell) == expected)
  }

  @Test func cellsWithout() throws {
    for state in [CellState.swiping, .swiped, .fullSwipe] {
      #expect(try reason(state, .ios18, cell: "") == "the cell has no trailing actions")
    }
    for state in [CellState.swipedLeading, .fullSwipeLeading] {
      #expect(try reason(state, .ios18, cell: "") == "the cell has no leading actions")
    }
    #expect(try reason(.confirming, .ios18, cell: "") == nil)
    #expect(try reason(.reordering, .ios18, cell: "") != nil)
  }

  /// `performsFirstActionWithFullSwipe` false skips that side's full swipe alone.
  @Test func fullSwipeOff() throws {
    let cell = Self.all.replacing(
      "\"leading\": {", with: "\"leading\": { \"performsFirstActionWithFullSwipe\": false,")
    #expect(try reason(.fullSwipeLeading, .ios18, cell: cell) != nil)
    #expect(try reason(.fullSwipe, .ios18, cell: cell) == nil)
    #expect(try reason(.swipedLeading, .ios18, cell: cell) == nil)
  }

  /// A rule may give a control to one row only.
  @Test func byRow() throws {
    let cell =
      #""showsReorderControl": [ { "when": "movable", "use": true } ], "data": [ { "movable": false }, { "movable": true } ]"#
    #expect(try reason(.reordering, .ios18, cell: cell, row: 0) != nil)
    #expect(try reason(.reordering, .ios18, cell: cell, row: 1) == nil)
  }

  @Test(arguments: System.allCases)
  func insetGroups(on system: System) throws {
    let traits = Traits(system: system, device: try #require(Device.named("iPhone 8")))
    #expect((PreviewSkip.reason(style: .insetGrouped, in: traits) == nil) == (system >= .ios13))
    #expect(PreviewSkip.reason(style: .grouped, in: traits) == nil)
  }
}
