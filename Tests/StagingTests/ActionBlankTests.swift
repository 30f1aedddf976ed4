import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Titles of hair spaces: counts by the published formula with Inter's hair space (0.0909 em), widths by UIKit's rule.
struct ActionBlankTests {
  private func stage(_ wanted: Double, on system: System) throws -> Stage {
    try Fixture(
      cell: #"""
        "height": 100, "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": { "hairSpaces": \#(wanted) } } ] } }
        """#
    ).stage(.swiped, on: system)
  }

  @Test(arguments: [(0.0, 0), (10, 0), (30, 0), (50, 17), (74, 38), (100, 60), (150, 103)])
  func counts(wanted: Double, count: Int) throws {
    for system in [System.ios10, .ios26] {
      let view = try #require(try stage(wanted, on: system).view("a"))
      #expect(view.blanks == Blanks(kind: .hairSpaces, count: count))
      #expect(view.title == String(repeating: "\u{200A}", count: count))
      #expect(view.items.isEmpty)
    }
  }

  /// Up to 10 the blanks' own width and 2 x 15; from 11 on they count for nothing.
  @Test(arguments: System.allCases)
  func widths(on system: System) throws {
    let stage = try stage(100, on: system)
    let width = try #require(stage.frame("a")?.width)
    if system <= .ios10 {
      #expect(width > 74)
      #expect(try self.stage(30, on: system).frame("a")?.width == 30)
    } else {
      #expect(width == 74)
      #expect(stage.openWidth == (system == .ios26 ? 94 : 74))
    }
  }
}
