import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `actions-exceed-row`: the open width reaches the cell's.
struct ActionsExceedRowTests {
  private static let name = "actions-exceed-row"

  /// Images without a title are 74 wide up to iOS 18, whatever they show.
  private func fixture(_ count: Int, side: String = "trailing", table: String = #""separatorStyle": "none""#)
    throws -> Fixture
  {
    let actions = (0..<count).map { _ in
      #"{ "accessibilityLabel": "Flag", "image": { "systemName": "flag" } }"#
    }
    let list = actions.joined(separator: ", ")
    return try Fixture(
      cell: #""height": 60, "swipeActions": { "\#(side)": { "actions": [\#(list)] } }"#, table: table
    ).only(.actionsExceedRow)
  }

  /// Five of 74 are 370 of 375, six are 444.
  @Test(arguments: System.from11.filter { $0 < .ios26 })
  func widths(on system: System) throws {
    for state in [CellState.swiped, .confirming] {
      #expect(try fixture(5).rules(state, on: system).isEmpty)
      let fixture = try fixture(6)
      let finding = try #require(try fixture.findings(state, on: system).first)
      #expect(
        finding.message == "the 6 actions open 444 pt, the cell is 375 wide: nothing of it is left to see")
      #expect(finding.rule.level == .warning)
      #expect(fixture.text(at: finding.span).hasPrefix(#"[{ "accessibilityLabel""#))
      #expect(finding.outlines.count == 6)
    }
    let leading = try fixture(6, side: "leading")
    #expect(try leading.rules(.swipedLeading, on: system) == [Self.name])
    #expect(try fixture(6).rules(.normal, on: system).isEmpty)
    #expect(try fixture(6).rules(.fullSwipe, on: system).isEmpty)
  }

  @Test(arguments: System.from11)
  func forty(on system: System) throws {
    #expect(try fixture(40).rules(.swiped, on: system) == [Self.name])
    #expect(try fixture(3).rules(.swiped, on: system).isEmpty)
  }

  /// A cell of an inset group is narrower than the table: 343.
  @Test(arguments: System.allCases.filter { $0 >= .ios13 && $0 < .ios26 })
  func insetGroup(on system: System) throws {
    let fixture = try fixture(5, table: #""style": "insetGrouped", "separatorStyle": "none""#)
    #expect(try fixture.rules(.swiped, on: system) == [Self.name])
  }
}
