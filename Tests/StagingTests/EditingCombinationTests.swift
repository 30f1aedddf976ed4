import Graphics
import Testing
import UIKitRules

@testable import Staging

/// The contentView between every edit control, reorder control and accessory, as the published figures add up.
struct EditingCombinationTests {
  private static let accessories = [
    "none", "disclosureIndicator", "checkmark", "detailButton", "detailDisclosureButton",
  ]

  /// What Xcode's files show that an accessory takes at margin 16 and scale 2.
  private func reduction(_ type: String, _ system: System) -> Double {
    let isOld = system <= .ios11Xcode8
    let chevron = system <= .ios15 ? 11 : 10.5
    switch type {
    case "disclosureIndicator": return isOld ? 33 : system <= .ios12 ? 34 : 16 + chevron
    case "checkmark": return isOld ? 39 : 40
    case "detailButton": return isOld ? 47 : system <= .ios12 ? 48 : 40
    // From 13 on both, 8 apart.
    case "detailDisclosureButton": return isOld ? 67 : system <= .ios12 ? 68 : 16 + chevron + 8 + 24
    default: return 0
    }
  }

  /// 38 up to 12, then 24 behind the margin; the reorder control is 52 wide at the edge, then 27 at the margin.
  @Test(arguments: System.allCases)
  func contentViews(on system: System) throws {
    let isOld = system <= .ios12
    for control in ["delete", "insert", "none"] {
      for accessory in Self.accessories {
        for reorders in [false, true] {
          let stage = try Fixture(
            cell: """
              "height": 80, "editingStyle": "\(control)", "editingAccessoryType": "\(accessory)",
              "accessoryType": "checkmark", "showsReorderControl": \(reorders)
              """
          ).stage(.editing, on: system)
          let left = control == "none" ? 0 : isOld ? 38.0 : 40
          let reorder = reorders ? isOld ? 52.0 : 27 + 16 : 0
          let right = 375 - reorder - reduction(accessory, system)
          let frame = stage.frame("contentView")
          #expect(same(frame?.x, left) && same(frame?.maxX, right), "\(control) \(accessory) \(reorders)")
          let controls = ["editControl", "accessory", "reorderControl"].compactMap { stage.place($0) }
          #expect(
            controls.count == (control == "none" ? 0 : 1) + (accessory == "none" ? 0 : 1) + (reorders ? 1 : 0)
          )
          // None covers another.
          for (index, one) in controls.enumerated().dropLast() {
            #expect(one.maxX <= controls[index + 1].x + 0.01, "\(control) \(accessory) \(reorders)")
          }
        }
      }
    }
  }

  /// The glyph of each control.
  @Test(arguments: System.allCases)
  func glyphs(on system: System) throws {
    let suffix = system <= .ios12 ? ".classic" : ".multicolor"
    func glyph(_ cell: String, _ state: CellState, table: String = "", _ id: String = "editControl") throws
      -> String?
    {
      let stage = try Fixture(cell: cell, table: table).stage(state, on: system)
      guard case .icon(let icon) = stage.view(id)?.items.first else { return nil }
      return icon.name
    }
    #expect(try glyph("", .editing) == "minus.circle.fill" + suffix)
    #expect(try glyph(#""editingStyle": "insert""#, .editing) == "plus.circle.fill" + suffix)
    #expect(try glyph(#""editingStyle": "insert""#, .editingSelected) == "checkmark.circle.fill" + suffix)
    let multiple = #""allowsMultipleSelectionDuringEditing": true"#
    let circle = system <= .ios12 ? "circle.classic" : "circle"
    for style in ["delete", "insert", "none"] {
      let cell = "\"editingStyle\": \"\(style)\""
      #expect(try glyph(cell, .editing, table: multiple) == circle)
      #expect(try glyph(cell, .editingSelected, table: multiple) == "checkmark.circle.fill" + suffix)
      #expect(try glyph(cell, .normal, table: multiple) == nil)
    }
    let lines = system <= .ios12 ? "line.horizontal.3.classic" : "line.horizontal.3"
    #expect(try glyph(#""showsReorderControl": true"#, .editing, "reorderControl") == lines)
  }

  /// Rows that are chosen are filled, the others not; a row moves as in plain editing.
  @Test(arguments: System.allCases)
  func multipleSelection(on system: System) throws {
    let fixture = try Fixture(cell: #""height": 60"#, table: #""allowsMultipleSelectionDuringEditing": true"#)
    let free = try fixture.stage(.editing, on: system)
    #expect(free.view("selectedBackground") == nil)
    #expect(same(free.frame("contentView")?.x, system <= .ios12 ? 38 : 40))
    #expect(try fixture.stage(.editingSelected, on: system).view("selectedBackground") != nil)
    // The circle is grey.
    guard case .icon(let icon) = free.view("editControl")?.items.first else { throw Missing() }
    let grey = SystemColor.tertiaryLabel.color(in: .ios18, .light)
    #expect(icon.color == (system <= .ios12 ? Color(rgb: 0xC7C7CC) : grey))
  }

  /// Beside an edit control the contentView's leading margin is 16: "label at 56" in a cell of 375 was measured on 26.
  @Test(arguments: [("iPhone 8", 40.0), ("iPhone 16", 44)])
  func leadingMargin(device: String, x: Double) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "content": { "type": "view", "children": [ { "type": "label", "id": "name", "text": "A" } ],
          "constraints": [ "H:|-[name]", "name.centerY = superview.centerY" ] }
        """#)
    for system in System.from13 {
      let stage = try fixture.stage(.editing, on: system, device)
      #expect(same(stage.frame("contentView")?.x, x))
      #expect(same(stage.place("name")?.x, x + 16))
    }
  }

  /// At AX2 the symbols fill their larger boxes.
  @Test func largeSymbols() throws {
    let stage = try Fixture(
      cell: #""height": 104, "showsReorderControl": true"#, table: #""separatorStyle": "none""#
    )
    .stage(.editing, on: .ios26, size: .accessibilityLarge)
    #expect(same(stage.frame("editControl"), 16, 33, 39, 38))
    #expect(same(stage.frame("contentView"), 55, 0, 375 - 55 - 41 - 16, 104))
    #expect(same(stage.frame("reorderControl"), 375 - 16 - 41, 0, 41, 104))
    for (id, width) in [("editControl", 38.0), ("reorderControl", 41)] {
      guard case .icon(let icon) = stage.view(id)?.items.first else { throw Missing() }
      #expect(same(icon.rect.width, width))
      #expect(same(icon.rect.midY, (stage.frame(id)?.height ?? 0) / 2, within: 0.51))
    }
  }

  /// However little room there is, no length turns negative.
  @Test(arguments: System.allCases, ContentSize.allCases.filter { $0 >= .large })
  func littleRoom(on system: System, size: ContentSize) throws {
    let fixture = try Fixture(
      cell: #"""
        "editingAccessoryType": "detailDisclosureButton", "accessoryType": "detailDisclosureButton",
        "showsReorderControl": true, "indentationLevel": 100,
        "card": { "insets": 200 },
        "content": { "type": "view", "children": [ { "type": "label", "id": "name", "text": "A long name", "numberOfLines": 0 } ],
          "constraints": [ "H:|-[name]-|", "V:|-[name]-|" ] },
        "swipeActions": { "trailing": { "actions": [ { "id": "a", "title": "Delete" } ] } }
        """#)
    for state in [CellState.normal, .editing, .editingSelected, .confirming, .reordering, .swiped] {
      for direction in [LayoutDirection.leftToRight, .rightToLeft] {
        let stage = try fixture.stage(state, on: system, "iPhone 5s", size: size, direction: direction)
        #expect(stage.size.height.isFinite && stage.size.height > 0 && stage.size.height < 10_000)
        for view in stage.allViews {
          #expect(view.frame.width >= 0 && view.frame.height >= 0, "\(view.id)")
          #expect(view.frame.x.isFinite && view.frame.y.isFinite)
        }
      }
    }
  }

  private struct Missing: Error {}
}
