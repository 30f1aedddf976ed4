import Designs
import Foundation
import Graphics
import Testing
import UIKitRules

@testable import Staging

/// The samples that are built on constraints, by the published figures.
struct ConstraintSamplesTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Resources/Designs").standardizedFileURL

  /// A cell of a sample, by its id.
  private func stage(
    _ id: String, of sample: String, _ state: CellState, on system: System, row: Int = 0
  ) throws -> Stage {
    let file = Self.folder.appendingPathComponent("\(sample).json")
    let fixture = try Fixture(String(contentsOf: file, encoding: .utf8))
    let cell = try #require(fixture.design.cells.firstIndex { $0.id == id })
    let traits = Traits(system: system, device: try #require(Device.named("iPhone 8")))
    let stages = try fixture.stages([Preview(cell: cell, row: row, state: state, traits: traits)])
    return try #require(stages.first)
  }

  @Test(arguments: System.allCases)
  func growingItem(on system: System) throws {
    let stage = try stage("growing-item", of: "item-cell", .normal, on: system)
    #expect(same(stage.frame("contentView")?.height, 65))
    #expect(same(stage.frame("name")?.y, 11) && same(stage.frame("serial")?.y, 39.5))
    #expect(stage.layout?.conflicts.isEmpty == true)
    #expect(stage.layout?.ambiguities().isEmpty == true)
  }

  @Test(arguments: [System.ios10, .ios18, .ios26])
  func itemInEditing(on system: System) throws {
    let normal = try stage("item", of: "item-cell", .normal, on: system)
    let editing = try stage("item", of: "item-cell", .editing, on: system)
    let moved = try #require(editing.frame("contentView"))
    #expect(moved.x > 30)
    #expect(normal.frame("contentView")?.x == 0)
    #expect(editing.frame("cell") == normal.frame("cell"))
    #expect(editing.frame("name") == normal.frame("name"))
    // Added to the cell itself, the label stays where the control comes to stand.
    let wrong = try stage("item-on-the-cell", of: "item-cell", .editing, on: system)
    #expect(same(wrong.place("name")?.x, 16) && same(wrong.place("name")?.y, 11))
  }

  @Test(arguments: System.lanes(.ios11, .ios26))
  func ownMark(on system: System) throws {
    let stages = try [0, 1].map { try stage("own-mark", of: "checked-cell", .normal, on: system, row: $0) }
    for stage in stages {
      #expect(same(stage.frame("halves")?.x, 16) && same(stage.frame("halves")?.width, 311))
      #expect(same(stage.frame("left-half")?.width, 200.5))
      #expect(same(stage.frame("right-half")?.width, 100.5))
      #expect(same(stage.frame("left")?.y, 10))
      #expect(same(stage.frame("mark")?.x, 339) && same(stage.frame("mark")?.width, 20))
    }
    #expect(stages[0].allViews.map(\.frame) == stages[1].allViews.map(\.frame))
    #expect(stages.map { $0.view("mark")?.layer.alpha } == [0, 1])
  }
}
