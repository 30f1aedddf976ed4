import Graphics
import Testing
import UIKitRules

@testable import Staging

/// A cell in editing mode: the contentView moves and narrows, controls appear.
struct EditingTests {
  /// 38 up to 12; from 13 on 24 behind the margin of 16 or 20.
  @Test(arguments: System.allCases)
  func contentMoves(on system: System) throws {
    let fixture = try Fixture(cell: #""height": 80"#)
    for (device, width, x) in [("iPhone 8", 375.0, 40.0), ("iPhone 16", 393, 44)] {
      let stage = try fixture.stage(.editing, on: system, device)
      let left = system <= .ios12 ? 38 : x
      #expect(same(stage.frame("contentView")?.x, left))
      #expect(same(stage.frame("contentView")?.width, width - left))
      #expect(same(stage.frame("cell"), 0, 0, width, 80))
      #expect(stage.view("editControl")?.className == "UITableViewCellEditControl")
      #expect(stage.chain("editControl").dropFirst().first == "UITableViewCell")
      #expect((stage.frame("editControl")?.maxX ?? 999) <= width)
    }
  }

  /// Measured on 26 in a cell of 375: the control's box at 15, 26 wide; content 292 wide beside a reorder control.
  @Test func measuredOn26() throws {
    let stage = try Fixture(cell: #""height": 80, "showsReorderControl": true"#).stage(.editing, on: .ios26)
    #expect(same(stage.frame("editControl"), 15, 27, 26, 26, within: 0.51))
    #expect(same(stage.frame("contentView")?.width, 292))
    #expect(same(stage.frame("reorderControl"), 332, 0, 27, stage.frame("contentView")?.height ?? 0))
  }

  /// At an accessibility size the content begins at 55, the reorder control is 41 wide.
  @Test func accessibilitySizeOn26() throws {
    let stage = try Fixture(cell: #""height": 80, "showsReorderControl": true"#)
      .stage(.editing, on: .ios26, size: .accessibilityLarge)
    #expect(same(stage.frame("contentView")?.x, 55))
    #expect(same(stage.frame("reorderControl")?.width, 41))
  }

  /// Style none, or no indentation, shows no leading control and leaves the content at 0.
  @Test(arguments: System.allCases, [#""editingStyle": "none""#, #""shouldIndentWhileEditing": false"#])
  func withoutControl(on system: System, setting: String) throws {
    let stage = try Fixture(cell: setting).stage(.editing, on: system)
    #expect(stage.view("editControl") == nil)
    #expect(same(stage.frame("contentView")?.x, 0))
  }

  /// `editingAccessoryType`, none unless given, takes the accessory's place.
  @Test(arguments: System.allCases)
  func accessoryReplaced(on system: System) throws {
    let fixture = try Fixture(cell: #""accessoryType": "disclosureIndicator""#)
    #expect(try fixture.stage(.normal, on: system).view("accessory") != nil)
    let editing = try fixture.stage(.editing, on: system)
    #expect(editing.view("accessory") == nil)
    #expect(same(editing.frame("contentView")?.maxX, 375))
    let replaced = try Fixture(cell: #""editingAccessoryType": "checkmark""#)
    #expect(try replaced.stage(.normal, on: system).view("accessory") == nil)
    #expect(try replaced.stage(.editing, on: system).view("accessory") != nil)
  }

  /// A card in the contentView moves with it, one behind it stays.
  @Test(arguments: System.allCases)
  func cards(on system: System) throws {
    let card = #""height": 100, "card": { "as": "KIND", "insets": 15 }"#
    let inside = try Fixture(cell: card.replacing("KIND", with: "contentSubview"))
    let left = system <= .ios12 ? 38.0 : 40
    #expect(same(try inside.stage(.editing, on: system).place("card")?.x, left + 15))
    #expect(same(try inside.stage(.editing, on: system).place("card")?.maxX, 360))
    for kind in ["backgroundView", "backgroundConfiguration"] {
      let behind = try Fixture(cell: card.replacing("KIND", with: kind))
      let place = try behind.stage(.editing, on: system).place("card")
      #expect(try place == behind.stage(.normal, on: system).place("card"))
      #expect(same(place?.x, 15))
      #expect(same(place?.maxX, 360))
    }
  }

  /// The trailing actions open while the controls show.
  @Test(arguments: System.allCases)
  func confirming(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 100, "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": "One" }, { "id": "b", "api": "rowAction", "title": "Two" } ] } }
        """#)
    let stage = try fixture.stage(.confirming, on: system)
    #expect(stage.surfaces.actions.map(\.id) == ["a", "b"])
    #expect(stage.view("editControl") != nil)
    #expect(same(stage.frame("contentView")?.x, system <= .ios12 ? 38 : 40))
    #expect(stage.openWidth == (try fixture.stage(.swiped, on: system).openWidth))
  }

  /// Without own actions UIKit shows its Delete, red.
  @Test(arguments: System.allCases)
  func confirmingWithoutActions(on system: System) throws {
    let stage = try Fixture(cell: #""height": 100"#).stage(.confirming, on: system)
    #expect(stage.view("delete")?.title == "Delete")
    let red = system == .ios26 ? Color(rgb: 0xFF383C) : Color(rgb: 0xFF3B30)
    #expect(stage.surfaces.actions.first?.color == red)
    #expect(stage.openWidth > 0)
  }

  /// What UIKit adds by itself takes no id of the design's.
  @Test(arguments: System.allCases)
  func idsOfOwnViews(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 100, "editingAccessoryType": "detailDisclosureButton", "content": { "type": "view", "children": [
          { "type": "button", "id": "delete", "title": "Delete" }, { "type": "label", "id": "accessory2", "text": "A" },
          { "type": "label", "id": "delete_", "text": "B" } ] }
        """#)
    let stage = try fixture.stage(.confirming, on: system)
    let ids = stage.allViews.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(stage.surfaces.actions.map(\.id) == ["delete__"])
    #expect(stage.view("delete")?.className == "UIButton")
    #expect(ids.contains("accessory.1"))
  }

  @Test(arguments: System.allCases)
  func reordering(on system: System) throws {
    let fixture = try Fixture(cell: #""height": 60, "showsReorderControl": true"#)
    let cell = try #require(try fixture.stage(.reordering, on: system).view("cell"))
    #expect(cell.layer.alpha == 0.8)
    #expect(cell.layer.shadow != nil)
    #expect(try fixture.stage(.reordering, on: system).view("reorderControl") != nil)
    let still = try #require(try fixture.stage(.editing, on: system).view("cell"))
    #expect(still.layer.alpha == 1)
    #expect(still.layer.shadow == nil)
    #expect(try Fixture(cell: "").stage(.editing, on: system).view("reorderControl") == nil)
  }

  /// Multiple selection: a checked circle, and a fill of its own.
  @Test(arguments: System.allCases)
  func selected(on system: System) throws {
    let stage = try Fixture(cell: #""height": 60, "editingStyle": "none""#).stage(
      .editingSelected, on: system)
    let fill = system <= .ios12 ? 0xE9F0FA : 0xF2F2F7 as UInt32
    #expect(stage.view("selectedBackground")?.backgroundColor == Color(rgb: fill))
    #expect(stage.view("editControl") != nil)
    #expect(same(stage.frame("contentView")?.x, system <= .ios12 ? 38 : 40))
  }
}
