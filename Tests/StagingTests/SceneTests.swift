import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Pictures of the table: rows one below the other, sections with their headers.
struct SceneTests {
  private static let json = #"""
    { "cellproof": 1, "table": { "style": "STYLE", "rowHeight": 60 },
      "cells": [ { "id": "a", "swipeActions": { "trailing": { "actions": [ { "title": "X" } ] } },
        "data": [ { "n": 1 }, { "n": 2 } ] }, { "id": "b", "height": 44 } ],
      "scenes": [ { "id": "inbox", "rows": [ { "cell": "a", "row": 1 }, { "cell": "a", "state": "swiped" }, { "cell": "b" } ] },
        { "id": "parts", "sections": [ { "header": "Today", "rows": [ { "cell": "a" }, { "cell": "b" } ] },
          { "rows": [ { "cell": "b" } ] } ] } ] }
    """#

  private func fixture(_ style: String) throws -> Fixture {
    try Fixture(Self.json.replacing("STYLE", with: style))
  }

  private func traits(_ system: System) throws -> Traits {
    Traits(system: system, device: try #require(Device.named("iPhone 8")))
  }

  @Test(arguments: System.allCases)
  func rows(on system: System) throws {
    let scene = try fixture("plain").scene("inbox", traits: traits(system))
    #expect(scene.rows.map(\.y) == [0, 60, 120])
    #expect(scene.size == Size(width: 375, height: 164))
    // Contextual actions are not there before 11: the row is at rest.
    #expect((scene.rows[1].stage.openWidth > 0) == (system >= .ios11Xcode8))
  }

  /// Rows that fit their content are measured before they are made: both must agree, or rows overlap.
  @Test(arguments: [System.ios10, .ios18, .ios26])
  func rowsAreAsHighAsTheyAreMeasured(on system: System) throws {
    let words = [3, 40, 1, 90, 12].map { String(repeating: "word ", count: $0) }
    let fixture = try Fixture(
      cell: #"""
        "height": "automatic", "accessoryType": [ { "when": "$row == 1", "use": "checkmark" }, { "use": "none" } ],
        "card": { "insets": 9 },
        "content": { "type": "label", "text": "{text}", "numberOfLines": 0 },
        "data": [
        """# + words.map { "{ \"text\": \"\($0)\" }" }.joined(separator: ", ") + "]")
    let whole = try fixture.scene("all", traits: traits(system))
    #expect(whole.rows.count == 5)
    for (row, next) in zip(whole.rows, whole.rows.dropFirst()) {
      #expect(next.y == row.y + row.stage.size.height)
    }
    let start = try fixture.scene("all", traits: traits(system), rowLimit: 2)
    #expect(start.rows.count == 2 && start.rowCount == 5)
    #expect(start.size.height == whole.rows[2].y)
    #expect(start.wholeHeight == whole.size.height)
  }

  /// Every design has the scene of all rows.
  @Test func all() throws {
    #expect(try fixture("plain").scene("all", traits: traits(.ios18)).rows.map(\.y) == [0, 60, 120])
  }

  /// 35 above a first section without a title, corners on the first and last row of a group.
  @Test(arguments: System.from13To18)
  func insetGroup(on system: System) throws {
    let scene = try fixture("insetGrouped").scene("inbox", traits: traits(system))
    #expect(scene.rows.first?.y == 35)
    let corners = scene.rows.map { $0.stage.view("cell")?.layer.maskedCorners }
    #expect(corners[0] == [.topLeft, .topRight])
    #expect(corners[2] == [.bottomLeft, .bottomRight])
    #expect(scene.rows[0].stage.view("separator") != nil)
    #expect(scene.rows[2].stage.view("separator") == nil)
  }

  @Test(arguments: System.allCases)
  func headers(on system: System) throws {
    let scene = try fixture("grouped").scene("parts", traits: traits(system))
    let header = try #require(scene.views.first)
    #expect(header.className == "UITableViewHeaderFooterView")
    #expect(same(scene.rows.first?.y, header.frame.maxY))
    guard case .text(let title) = header.items.first else { throw Missing() }
    #expect(title.layout.lines.first?.text == (system == .ios26 ? "Today" : "TODAY"))
  }

  private struct Missing: Error {}
}
