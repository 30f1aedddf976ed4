import Graphics
import Testing
import UIKitRules

@testable import Staging

/// What each surface is where nothing sets it, and where something does; composited.
struct SurfaceTests {
  private func fixture(_ actions: String, cell: String = "", table: String = "") throws -> Fixture {
    let members = cell.isEmpty ? "" : cell + ", "
    return try Fixture(
      cell: "\(members)\"swipeActions\": { \"trailing\": { \"actions\": [ \(actions) ] } }", table: table)
  }

  private static let red = #"{ "id": "a", "api": "rowAction", "title": "X", "style": "destructive" }"#
  private static let normal = #"{ "id": "a", "api": "rowAction", "title": "X" }"#
  private static let painted = ##"""
    { "id": "a", "api": "rowAction", "title": { "spaces": 100 }, "backgroundColor": { "pattern": { "snapshot":
      { "type": "view", "width": 100, "height": 44, "backgroundColor": "#123456" } } } }
    """##
  private let grey = Color(rgb: 0xC7C7CC)

  @Test(arguments: System.allCases)
  func plainTable(on system: System) throws {
    let fixture = try fixture(Self.red)
    let surfaces = try fixture.stage(.normal, on: system).surfaces
    #expect(surfaces.cell == .white)
    #expect(surfaces.table == .white)
    if system >= .ios13 {
      let dark = try fixture.stage(.normal, on: system, appearance: .dark).surfaces
      #expect(dark.cell == .black)
      #expect(dark.table == .black)
    }
    #expect(try fixture.stage(.normal, on: system).view("contentView")?.backgroundColor == nil)
  }

  @Test(arguments: System.from13)
  func groupedTable(on system: System) throws {
    let fixture = try fixture(Self.red, table: #""style": "grouped""#)
    let light = try fixture.stage(.normal, on: system).surfaces
    #expect(light.table == Color(rgb: 0xF2F2F7))
    #expect(light.cell == .white)
    let dark = try fixture.stage(.normal, on: system, appearance: .dark).surfaces
    #expect(dark.table == .black)
    #expect(dark.cell == Color(rgb: 0x1C1C1E))
  }

  /// With exactly one action the pull view repeats it on 11 to 18; on 26 the table shows; before there is none.
  @Test(arguments: System.allCases)
  func loneAction(on system: System) throws {
    let table = ##""backgroundColor": "#00FF00""##
    for (action, color) in [
      (Self.red, system == .ios26 ? 0xFF383C : 0xFF3B30 as UInt32), (Self.normal, 0xC7C7CC),
    ] {
      let surfaces = try fixture(action, table: table).stage(.swiped, on: system).surfaces
      #expect(surfaces.actions.first?.color == Color(rgb: color))
      #expect(!surfaces.isPullViewSet)
      switch system {
      case ...System.ios10: #expect(surfaces.pullView == nil)
      case .ios26: #expect(surfaces.pullView == Color(rgb: 0x00FF00))
      default: #expect(surfaces.pullView == Color(rgb: color))
      }
    }
  }

  /// With two it is clear: the table shows.
  @Test(arguments: System.from11)
  func twoActions(on system: System) throws {
    let second = Self.normal.replacing("\"id\": \"a\"", with: "\"id\": \"b\"")
    let surfaces = try fixture(Self.red + "," + second, table: ##""backgroundColor": "#00FF00""##)
      .stage(.swiped, on: system).surfaces
    #expect(surfaces.pullView == Color(rgb: 0x00FF00))
    #expect(surfaces.actions.map(\.id) == ["a", "b"])
  }

  /// With one that a pattern paints it is the default button's grey.
  @Test(arguments: System.from11)
  func paintedAction(on system: System) throws {
    let surfaces = try fixture(Self.painted, table: ##""backgroundColor": "#00FF00""##).stage(
      .swiped, on: system
    ).surfaces
    #expect(surfaces.pullView == (system == .ios26 ? Color(rgb: 0x00FF00) : grey))
    #expect(surfaces.actions.first?.color == Color(rgb: 0x123456))
    // One flat colour is a background as any other, but where the cell has a matched one.
    #expect(surfaces.actions.first?.isCustomPainted == false)
    let matched = try fixture(Self.painted, cell: ##""matchedBackground": "#E0E3E8""##).stage(
      .swiped, on: system)
    #expect(matched.surfaces.actions.first?.isCustomPainted == true)
  }

  /// One colour for cell, pull view and painted actions; overrides win one by one.
  @Test(arguments: System.allCases)
  func matched(on system: System) throws {
    let clear = Self.painted.replacing(##", "backgroundColor": "#123456""##, with: "")
    let all = try fixture(clear, cell: ##""matchedBackground": "#E0E3E8""##).stage(.swiped, on: system)
      .surfaces
    let shared = Color(rgb: 0xE0E3E8)
    #expect(all.cell == shared)
    #expect(all.actions.first?.color == shared)
    #expect(all.pullView == (system <= .ios10 ? nil : shared))
    let overridden = try fixture(
      Self.painted, cell: ##""matchedBackground": "#E0E3E8", "backgroundColor": "#010203""##
    )
    .stage(.swiped, on: system).surfaces
    #expect(overridden.cell == Color(rgb: 0x010203))
    #expect(overridden.actions.first?.color == Color(rgb: 0x123456))
    #expect(overridden.pullView == (system <= .ios10 ? nil : shared))
    // Actions in a colour of their own are not painted.
    let plain = try fixture(Self.red, cell: ##""matchedBackground": "#E0E3E8""##).stage(.swiped, on: system)
      .surfaces
    #expect(plain.actions.first?.color != shared)
  }

  /// What is not opaque shows what lies behind: 255 x (1 - 128/255) = 127.
  @Test(arguments: System.allCases)
  func composited(on system: System) throws {
    let half = ##""backgroundColor": "#00000080""##
    #expect(
      try fixture(Self.red, cell: half).stage(.normal, on: system).surfaces.cell == Color(rgb: 0x7F7F7F))
    let content = try fixture(
      Self.red, cell: ##""backgroundColor": "white", "contentViewBackgroundColor": "#FF000080""##)
    #expect(try content.stage(.normal, on: system).surfaces.cell == Color(rgb: 0xFF7F7F))
    let table = try fixture(
      Self.red, cell: ##""backgroundColor": "clear""##, table: ##""backgroundColor": "#0000FF""##)
    #expect(try table.stage(.swiped, on: system).surfaces.cell == Color(rgb: 0x0000FF))
  }

  @Test(arguments: System.from11)
  func compositedPullView(on system: System) throws {
    let fixture = try Fixture(
      cell: ##"""
        "swipeActions": { "pullViewBackground": "#FF000080", "trailing": { "actions": [
          { "id": "a", "title": "X", "backgroundColor": "#0000FF80" } ] } }
        """##)
    let surfaces = try fixture.stage(.swiped, on: system).surfaces
    #expect(surfaces.isPullViewSet)
    #expect(surfaces.pullView == Color(rgb: 0xFF7F7F))
    // 255 x 127/255 = 127 of red, 127 x 127/255 = 63 of green, 63 + 128 of blue.
    #expect(surfaces.actions.first?.color == Color(rgb: 0x7F3FBF))
  }
}
