import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// The detached buttons of 26, measured on its simulator: two of 63.5 open 157.
struct CapsuleTests {
  private func fixture(_ actions: String, height: Double = 52) throws -> Fixture {
    try Fixture(
      cell: "\"height\": \(height), \"swipeActions\": { \"trailing\": { \"actions\": [ \(actions) ] } }")
  }

  @Test func lone() throws {
    let stage = try fixture(#"{ "id": "a", "title": "Delete", "style": "destructive" }"#).stage(
      .swiped, on: .ios26)
    #expect(same(stage.frame("a")?.width, 63.5, within: 0.51))
    #expect(same(stage.openWidth, (stage.frame("a")?.width ?? 0) + 20))
    #expect(same(stage.frame("a"), 10, 4, stage.frame("a")?.width ?? 0, 44))
    #expect(stage.text("a")?.layout.fontSize == 13)
  }

  /// All are as wide as the widest: the sum, and 10 around and between.
  @Test func equalised() throws {
    let stage = try fixture(#"{ "id": "a", "title": "Flag" }, { "id": "b", "title": "Delete" }"#).stage(
      .swiped, on: .ios26)
    let width = try #require(stage.frame("b")?.width)
    #expect(stage.frame("a")?.width == width)
    #expect(same(stage.openWidth, 2 * width + 30))
    #expect(same(stage.openWidth, 157, within: 1.01))
    #expect(same(stage.frame("b")?.x, 10))
    #expect(same(stage.frame("a")?.x, width + 20))
  }

  /// Where they would not fit all as wide as the widest, each keeps its own width.
  @Test func notEqualised() throws {
    let stage = try fixture(
      #"{ "id": "a", "title": "No" }, { "id": "b", "title": "Move to the other folder" }, { "id": "c", "title": "Go" }"#
    ).stage(.swiped, on: .ios26)
    #expect((stage.frame("a")?.width ?? 999) < (stage.frame("b")?.width ?? 0))
  }

  /// The row less 8, at most 80 for text.
  @Test(arguments: [(44.0, 36.0), (52, 44), (88, 80), (100, 80), (176, 80)])
  func heights(row: Double, capsule: Double) throws {
    let stage = try fixture(#"{ "id": "a", "title": "Delete" }"#, height: row).stage(.swiped, on: .ios26)
    #expect(same(stage.frame("a")?.height, capsule))
    #expect(same(stage.frame("a")?.y, (row - capsule) / 2))
  }

  @Test func corners() throws {
    let layer = try fixture(#"{ "id": "a", "title": "Delete" }"#).stage(.swiped, on: .ios26).view("a")?.layer
    #expect(layer?.cornerRadius == 16)
    #expect(layer?.clips == true)
  }

  /// A swiped cell becomes a card; before 26 it keeps its shape.
  @Test func swipedCell() throws {
    let fixture = try fixture(#"{ "id": "a", "title": "Delete" }"#, height: 100)
    let stage = try fixture.stage(.swiped, on: .ios26)
    #expect(stage.view("cell")?.layer.cornerRadius == 26)
    #expect(stage.view("cell")?.backgroundColor == Color(rgb: 0xE5E5EA))
    #expect(try fixture.stage(.normal, on: .ios26).view("cell")?.layer.cornerRadius == 0)
    #expect(try fixture.stage(.swiped, on: .ios18).view("cell")?.layer.cornerRadius == 0)
  }

  /// An own colour stays where the default would be systemGray5.
  @Test func ownColorStays() throws {
    let fixture = try Fixture(
      cell:
        #""backgroundColor": "white", "height": 60, "swipeActions": { "trailing": { "actions": [ { "title": "X" } ] } }"#
    )
    #expect(try fixture.stage(.swiped, on: .ios26).surfaces.cell == .white)
  }
}
