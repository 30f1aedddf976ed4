import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Rules and placeholders in stages, and that what is kept between stages changes none of them.
struct RuleTests {
  private static let item = #"""
    { "cellproof": 1, "table": { "rowHeight": 65, "separatorStyle": "none" }, "cells": [ { "id": "item",
      "contentViewBackgroundColor": [ { "when": "$state == 'selected'", "use": "systemYellow" }, { "use": "white" } ],
      "showsReorderControl": [ { "when": "value < 50", "use": true } ],
      "swipeActions": { "trailing": { "performsFirstActionWithFullSwipe": [ { "when": "$row == 0", "use": false } ],
        "actions": [ { "id": "a", "title": "Drop {name}" } ] } },
      "content": { "type": "view", "children": [
        { "type": "label", "id": "value", "text": "{name}: {{{value}}}", "frame": [0, 0, 200, 21],
          "textColor": [ { "when": "value < 50", "use": "systemGreen" }, { "use": "systemRed" } ] },
        { "type": "view", "id": "mark", "frame": [0, 30, 10, 10],
          "x": 3, "alpha": [ { "when": "$state == 'editing' or $row == 1", "use": 0.5 } ],
          "hidden": [ { "when": "$system < 13 and not $appearance == 'dark'", "use": true } ] } ] },
      "data": [ { "name": "Nut", "value": 12.50 }, { "name": "Bolt", "value": 50 }, { "name": "Cog", "value": 0.1 } ] } ] }
    """#

  private func traits(_ system: System) throws -> Traits {
    Traits(system: system, device: try #require(Device.named("iPhone 8")))
  }

  /// Green below 50, red from 50 on; numbers shortest.
  @Test(arguments: System.allCases)
  func data(on system: System) throws {
    let fixture = try Fixture(Self.item)
    let expected = [("Nut: {12.5}", true), ("Bolt: {50}", false), ("Cog: {0.1}", true)]
    for (row, (text, isGreen)) in expected.enumerated() {
      let item = try #require(try fixture.stage(.normal, on: system, row: row).text("value"))
      #expect(item.layout.lines.map(\.text) == [text])
      let green = system <= .ios12 ? Color(rgb: 0x4CD964) : Color(rgb: 0x34C759)
      let red = system == .ios26 ? Color(rgb: 0xFF383C) : Color(rgb: 0xFF3B30)
      #expect(item.color == (isGreen ? green : red))
    }
  }

  @Test func system() throws {
    let fixture = try Fixture(Self.item)
    #expect(try fixture.stage(.normal, on: .ios12).view("mark")?.layer.isHidden == true)
    #expect(try fixture.stage(.normal, on: .ios13).view("mark")?.layer.isHidden == false)
  }

  @Test func actionTitles() throws {
    #expect(try Fixture(Self.item).stage(.swiped, on: .ios18, row: 1).view("a")?.title == "Drop Bolt")
  }

  /// One stager for many previews, in any order, gives what a fresh one gives each time.
  @Test(arguments: [1, 5, 7, 11])
  func caches(stride step: Int) throws {
    let fixture = try Fixture(Self.item)
    var previews: [Preview] = []
    for system in [System.ios10, .ios12, .ios18, .ios26] {
      for row in 0..<3 {
        for state in [CellState.normal, .selected, .swiped, .editing] {
          previews.append(fixture.preview(state, try traits(system), row: row))
        }
      }
    }
    let shuffled = previews.indices.map { previews[$0 * step % previews.count] }
    for (preview, stage) in zip(shuffled, try fixture.stages(shuffled)) {
      let fresh = try #require(try fixture.stages([preview]).first)
      #expect(stage.allViews.map(\.backgroundColor) == fresh.allViews.map(\.backgroundColor))
      #expect(stage.allViews.map(\.layer) == fresh.allViews.map(\.layer))
      #expect(stage.allViews.map(\.frame) == fresh.allViews.map(\.frame))
      #expect(stage.text("value")?.color == fresh.text("value")?.color)
      #expect(stage.surfaces == fresh.surfaces)
    }
  }

  /// A content chosen by a rule changes with the state and the row.
  @Test func chosenContent() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "content": [ { "when": "$state == 'editing'", "use": { "type": "label", "text": "E" } },
          { "when": "kind == 1", "use": { "type": "label", "text": "One" } },
          { "use": { "type": "label", "text": "Two" } } ], "data": [ { "kind": 1 }, { "kind": 2 } ],
        "accessoryView": [ { "when": "kind == 1", "use": { "type": "view", "width": 10, "height": 10 } },
          { "use": { "type": "view", "width": 20, "height": 10 } } ]
        """#)
    let traits = try traits(.ios18)
    let previews = [0, 1, 0, 1].flatMap { row in
      [CellState.normal, .editing].map { fixture.preview($0, traits, row: row) }
    }
    let stages = try fixture.stages(previews)
    #expect(
      stages.map { $0.text("content")?.layout.lines.first?.text } == [
        "One", "E", "Two", "E", "One", "E", "Two", "E",
      ])
    #expect(stages.map { $0.frame("accessory")?.width } == [10, nil, 20, nil, 10, nil, 20, nil])
  }

  /// The margins of the content follow the accessory that shows: 8 beside one, else the cell's.
  @Test(arguments: [[CellState.normal, .editing], [.editing, .normal]])
  func margins(states: [CellState]) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "accessoryType": "checkmark", "shouldIndentWhileEditing": false, "content": { "type": "stack",
          "isLayoutMarginsRelativeArrangement": true, "children": [ { "type": "view", "id": "box" } ] }
        """#)
    let traits = try traits(.ios18)
    for (state, stage) in zip(states, try fixture.stages(states.map { fixture.preview($0, traits) })) {
      #expect(same(stage.frame("box")?.x, 16))
      #expect(same(stage.frame("box")?.maxX, state == .normal ? 375 - 40 - 8 : 375 - 16))
    }
  }
}
