import Graphics
import Testing
import UIKitRules

@testable import Staging

/// The card cell with one shared colour, painted over a title of blanks: its figures are the published ones.
struct TruckCellTests {
  private static let json = ##"""
    { "cellproof": 1, "table": { "separatorStyle": "none", "allowsSelection": false, "rowHeight": 176 }, "cells": [ {
      "id": "truck", "matchedBackground": "#E0E3E8", "card": { "insets": { "top": 15, "leading": 15, "trailing": 15 },
        "backgroundColor": "white", "strokeColor": "#808080", "strokeWidth": 1 },
      "swipeActions": { "trailing": { "actions": [ { "id": "remove", "api": "rowAction", "title": { "spaces": 100 },
        "backgroundColor": { "pattern": { "snapshot": { "type": "view", "width": 100, "height": 176,
          "backgroundColor": "#E0E3E8", "children": [
            { "type": "view", "id": "disc", "width": 44, "height": 44, "centerY": 0, "backgroundColor": "white",
              "x": [ { "when": "$system >= 11", "use": 9 }, { "use": 28 } ] },
            { "type": "view", "id": "bin", "width": 18, "height": 18, "centerY": 0,
              "x": [ { "when": "$system >= 11", "use": 22 }, { "use": 41 } ] } ] } } } } ] } } } ] }
    """##

  private let shared = Color(rgb: 0xE0E3E8)

  @Test func deleteViewOn10() throws {
    let stage = try Fixture(Self.json).stage(.swiped, on: .ios10)
    #expect(stage.openWidth == 101.5)
    #expect(stage.view("cell")?.boundsOrigin == Point(x: 101.5, y: 0))
    #expect(same(stage.frame("pullView"), 375.5, 0, 101.5, 176))
    #expect(same(stage.frame("remove"), 0, 0, 101.5, 176))
    #expect(stage.view("remove")?.title == String(repeating: " ", count: 16))
    #expect(stage.view("remove")?.tile == Size(width: 100, height: 176))
    #expect(same(stage.frame("disc"), 28, 66, 44, 44))
    #expect(same(stage.frame("bin"), 41, 79, 18, 18))
    #expect(stage.view("disc")?.role == .artwork)
    #expect(stage.surfaces.pullView == nil)
    #expect(stage.surfaces.cell == shared)
    #expect(stage.surfaces.actions.map(\.color) == [shared])
  }

  @Test(arguments: [System.ios11Xcode8, .ios11])
  func deleteViewOn11(on system: System) throws {
    let stage = try Fixture(Self.json).stage(.swiped, on: system)
    #expect(same(stage.place("remove"), 301, 0, 74, 176))
    #expect(same(stage.place("disc"), 310, 66, 44, 44))
    #expect(same(stage.place("bin"), 323, 79, 18, 18))
    #expect(same(stage.place("cell"), -74, 0, 375, 176))
    #expect(stage.surfaces.pullView == shared)
    #expect(stage.surfaces.actions.map(\.color) == [shared])
  }

  /// The card is 345 x 161 in every state that moves only.
  @Test(arguments: System.allCases, [CellState.normal, .swiping, .swiped, .highlighted])
  func card(on system: System, in state: CellState) throws {
    let stage = try Fixture(Self.json).stage(state, on: system)
    #expect(same(stage.frame("card"), 15, 15, 345, 161))
    #expect(stage.chain("card").dropFirst().first == "UITableViewCellContentView")
    #expect(stage.view("card")?.layer.borderColor == Color(rgb: 0x808080))
    #expect(stage.view("card")?.layer.borderWidth == 1)
    #expect(stage.view("card")?.backgroundColor == .white)
    #expect(stage.view("separator") == nil)
  }

  /// An artwork as high as the row tiles nowhere; a fixed one of 100 keeps its height.
  @Test(arguments: [100.0, 150, 176, 250])
  func rowHigh(height: Double) throws {
    let rowHigh = Self.json.replacing("\"height\": 176,", with: "\"height\": \"row\",")
      .replacing("\"rowHeight\": 176", with: "\"rowHeight\": \(height)")
    #expect(try Fixture(rowHigh).stage(.swiped, on: .ios11).view("remove")?.tile?.height == height)
    let fixed = Self.json.replacing("\"height\": 176,", with: "\"height\": 100,")
    #expect(try Fixture(fixed).stage(.swiped, on: .ios11).view("remove")?.tile?.height == 100)
  }

  /// A picture narrower than 30 is widened to 30.
  @Test func narrowPictures() throws {
    let narrow = Self.json.replacing("\"width\": 100,", with: "\"width\": 20,")
    #expect(try Fixture(narrow).stage(.swiped, on: .ios10).view("remove")?.tile?.width == 30)
  }
}
