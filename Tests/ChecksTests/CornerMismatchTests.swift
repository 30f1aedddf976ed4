import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `corner-mismatch`: round corners beside square ones.
struct CornerMismatchTests {
  private static let name = "corner-mismatch"
  private static let red = #"{ "id": "a", "api": "rowAction", "title": "Delete", "style": "destructive" }"#
  private static let quiet =
    ##"{ "id": "b", "api": "rowAction", "title": "More", "backgroundColor": "#F2F2F7" }"##

  private func fixture(_ radius: Double, _ actions: String = red, fill: String = "white") throws -> Fixture {
    try Fixture(
      cell: ##"""
        "height": 90, "backgroundColor": "#F2F2F7",
        "card": { "backgroundColor": "\##(fill)", "cornerRadius": \##(radius) },
        "swipeActions": { "trailing": { "actions": [ \##(actions) ] } }
        """##, table: ##""separatorStyle": "none", "backgroundColor": "#F2F2F7""##)
  }

  /// Up to 18 actions are square; capsules stand by themselves.
  @Test(arguments: System.allCases)
  func round(on system: System) throws {
    let fixture = try fixture(12)
    for state in swipedStates(system) {
      let findings = try fixture.findings(state, on: system)
      #expect(findings.map(\.rule.rawValue) == (system == .ios26 ? [] : [Self.name]))
      for finding in findings {
        #expect(
          finding.message
            == "the card's corners are rounded by 12 pt, those of action \"a\" beside it are square")
        #expect(fixture.text(at: finding.span) == "12.0")
        #expect(finding.outlines.count == 1)
      }
    }
    #expect(try fixture.rules(.normal, on: system).isEmpty)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(try self.fixture(0).rules(.swiped, on: system, direction: direction).isEmpty)
    }
  }

  /// The outline is the joint: the card's last 12 points, and on 10 the half one before the delete view.
  @Test(arguments: [(System.ios10, 12.5), (.ios18, 12)])
  func joint(on system: System, width: Double) throws {
    let outline = try fixture(12).findings(.swiped, on: system).first?.outlines.first
    #expect(outline?.width == width)
    #expect(outline?.height == 90)
  }

  @Test func threshold() throws {
    #expect(try fixture(1).rules(.swiped, on: .ios18) == [Self.name])
    #expect(try fixture(0.9).rules(.swiped, on: .ios18).isEmpty)
  }

  /// An action in the cell's colour has no corners to see; the one beside the card counts, which is the last.
  @Test(arguments: System.allCases.filter { $0 < .ios26 })
  func beside(on system: System) throws {
    #expect(try fixture(12, Self.quiet).rules(.swiped, on: system).isEmpty)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      #expect(
        try fixture(12, "\(Self.red), \(Self.quiet)").rules(.swiped, on: system, direction: direction).isEmpty
      )
      #expect(
        try fixture(12, "\(Self.quiet), \(Self.red)").rules(.swiped, on: system, direction: direction)
          == [Self.name])
    }
  }

  /// A card in the cell's colour has no corners to see either.
  @Test func unseenCard() throws {
    #expect(try fixture(12, fill: "#F2F2F7").rules(.swiped, on: .ios18).isEmpty)
  }
}
