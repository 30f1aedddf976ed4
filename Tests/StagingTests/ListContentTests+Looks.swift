import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// How content configurations look, and what holds them.

extension ListContentTests {
  /// Fonts and colours: the value in secondaryLabel; a subtitle in label and caption1 up to 18, in secondaryLabel and
  /// subheadline on 26; both fainter when disabled.
  @Test(arguments: from14)
  func looks(on system: System) throws {
    let faint = SystemColor.secondaryLabel.color(in: system, .light)
    let label = SystemColor.label.color(in: system, .light)
    let below = try #require(try stage(subtitle, on: system).text("secondaryText"))
    #expect(below.color == (system == .ios26 ? faint : label))
    #expect(below.layout.fontSize == (system == .ios26 ? 15 : 12))
    let beside = try stage(value, on: system)
    #expect(beside.text("secondaryText")?.color == faint)
    #expect(beside.text("secondaryText")?.layout.fontSize == 17)
    #expect(beside.text("text")?.color == label)
    let disabled = try stage(value, on: system, state: .disabled)
    #expect(disabled.text("text")?.color == SystemColor.tertiaryLabel.color(in: system, .light))
    #expect(disabled.text("secondaryText")?.color == SystemColor.quaternaryLabel.color(in: system, .light))
  }

  /// One stager makes both states; neither takes the other's colours.
  @Test func disabledBesideNormal() throws {
    let fixture = try Fixture(cell: #""contentConfiguration": { \#(cell) }"#)
    let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    let states: [CellState] = [.normal, .disabled, .normal]
    let stages = try fixture.stages(states.map { fixture.preview($0, traits) })
    let colors = stages.map { $0.text("text")?.color }
    #expect(colors[0] == colors[2])
    #expect(colors[0] != colors[1])
  }

  @Test func hierarchy() throws {
    let stage = try stage(subtitle + symbol, on: .ios18)
    #expect(
      stage.chain("text").prefix(4) == [
        "UILabel", "UIListContentView", "UITableViewCellContentView", "UITableViewCell",
      ])
    #expect(stage.view("image")?.className == "UIImageView")
    #expect(
      stage.frame("content") == Rect(origin: .zero, size: try #require(stage.frame("contentView")).size))
  }

  /// A card behind the cell neither moves the content nor makes the row higher.
  @Test(arguments: ["backgroundView", "backgroundConfiguration"])
  func cardBehind(_ placement: String) throws {
    let plain = try stage(subtitle, on: .ios18)
    let card = try stage(
      subtitle, on: .ios18, more: #", "card": { "as": "\#(placement)", "insets": 9 }"#)
    #expect(card.size == plain.size)
    #expect(card.place("text") == plain.place("text"))
    #expect(same(card.place("card")?.x, 9))
  }

  /// A system without content configurations skips the cell, and a scene leaves its row out.
  @Test(arguments: System.lanes(.ios8, .ios13))
  func olderSystems(on system: System) throws {
    let fixture = try Fixture(
      #"""
      { "cellproof": 1, "cells": [ { "id": "a", "contentConfiguration": { "text": "A" } },
        { "id": "b", "height": 70, "content": { "type": "view" } } ] }
      """#)
    let traits = Traits(system: system, device: try #require(Device.named("iPhone 8")))
    let reason = PreviewSkip.reason(state: .normal, of: fixture.design.cells[0], row: 0, in: traits)
    #expect(reason == "content configurations exist from iOS 14")
    #expect(PreviewSkip.reason(state: .normal, of: fixture.design.cells[1], row: 0, in: traits) == nil)
    let scene = try fixture.scene("all", traits: traits)
    #expect(scene.rows.map(\.stage.size.height) == [70])
    // Asked for all the same, the row is empty.
    #expect(try fixture.stage(.normal, on: system).view("content") == nil)
  }
}
