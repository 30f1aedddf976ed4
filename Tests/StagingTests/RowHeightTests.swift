import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Rows, their separators and the contentView in them.
struct RowHeightTests {
  /// One pixel up to 18, a point on 26 and at the accessibility sizes from 13 on.
  private func thickness(_ system: System, scale: Double, isAccessibility: Bool = false) -> Double {
    system == .ios26 || (isAccessibility && system >= .ios13) ? 1 : 1 / scale
  }

  /// A fixed row includes its separator: the contentView is less by it up to 12, the whole row from 13 on.
  @Test(arguments: System.allCases)
  func fixed(on system: System) throws {
    let fixture = try Fixture(cell: "", table: #""rowHeight": 65"#)
    for (device, scale) in [("iPhone 8", 2.0), ("iPhone 16", 3)] {
      let stage = try fixture.stage(.normal, on: system, device)
      let line = thickness(system, scale: scale)
      #expect(stage.size.height == 65)
      #expect(stage.frame("cell")?.height == 65)
      #expect(same(stage.frame("contentView")?.height, system <= .ios12 ? 65 - line : 65))
      #expect(same(stage.frame("separator")?.height, line))
      #expect(same(stage.frame("separator")?.maxY, 65))
    }
    let bare = try Fixture(cell: "", table: #""rowHeight": 65, "separatorStyle": "none""#).stage(
      .normal, on: system)
    #expect(bare.frame("contentView")?.height == 65)
    #expect(bare.view("separator") == nil)
  }

  @Test(arguments: System.allCases)
  func accessibilitySeparator(on system: System) throws {
    let stage = try Fixture(cell: "").stage(.normal, on: system, size: .accessibilityMedium)
    #expect(same(stage.frame("separator")?.height, thickness(system, scale: 2, isAccessibility: true)))
  }

  /// A row that nothing sizes: 44, 52 on 26.
  @Test(arguments: System.allCases)
  func byDefault(on system: System) throws {
    #expect(try Fixture(cell: "").stage(.normal, on: system).size.height == (system == .ios26 ? 52 : 44))
  }

  /// The cell's height wins over the table's.
  @Test func ownHeight() throws {
    let fixture = try Fixture(cell: #""height": 70"#, table: #""rowHeight": 44"#)
    #expect(try fixture.stage(.normal, on: .ios18).size.height == 70)
  }

  /// 11 + 20.5 + 8 + 14.5 + 11 = 65 at scale 2, and the separator below.
  @Test(arguments: System.from13To18)
  func automatic(on system: System) throws {
    let content = #"""
      "height": "automatic", "content": { "type": "stack", "axis": "vertical", "spacing": 8,
        "isLayoutMarginsRelativeArrangement": true, "children": [
          { "type": "label", "id": "name", "text": "Name", "font": "body" },
          { "type": "label", "id": "serial", "text": "Serial", "font": "caption1" } ] }
      """#
    let bare = try Fixture(cell: content, table: #""separatorStyle": "none""#).stage(.normal, on: system)
    #expect(bare.size.height == 65)
    #expect(same(bare.frame("name"), 16, 11, 343, 20.5))
    #expect(same(bare.frame("serial"), 16, 39.5, 343, 14.5))
    let separated = try Fixture(cell: content).stage(.normal, on: system)
    #expect(separated.size.height == 65.5)
    #expect(separated.frame("contentView")?.height == 65)
  }

  /// A card's insets count, and a text wraps at the width that the card leaves it.
  @Test(arguments: System.allCases)
  func automaticCard(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": "automatic", "card": { "insets": { "top": 15, "leading": 15, "bottom": 5, "trailing": 15 } },
        "content": { "type": "label", "id": "text", "numberOfLines": 0,
          "text": "A text that is far too long for one line of a card as narrow as this one is here" }
        """#, table: #""separatorStyle": "none""#)
    let stage = try fixture.stage(.normal, on: system)
    let lines = Double(try #require(stage.text("text")?.layout.lines.count))
    #expect(lines == 2)
    // Two lines of 17 points: 41 at scale 2, as Xcode stores.
    #expect(stage.size.height == 61)
    #expect(same(stage.place("text"), 15, 15, 345, 41))
  }

  /// The inset is the cell margin; 26 keeps it at both ends.
  @Test(arguments: System.allCases)
  func separatorInset(on system: System) throws {
    for (device, width, margin) in [("iPhone 8", 375.0, 16.0), ("iPhone 16", 393, 20)] {
      let frame = try #require(try Fixture(cell: "").stage(.normal, on: system, device).frame("separator"))
      #expect(same(frame.x, margin))
      #expect(same(frame.maxX, system == .ios26 ? width - margin : width))
    }
    let own = try Fixture(cell: "", table: #""separatorInset": { "leading": 50, "trailing": 5 }"#)
    #expect(same(try own.stage(.normal, on: system).frame("separator")?.x, 50))
    #expect(same(try own.stage(.normal, on: system).frame("separator")?.maxX, 370))
  }

  @Test func separatorColors() throws {
    let fixture = try Fixture(cell: "")
    #expect(
      try fixture.stage(.normal, on: .ios18).view("separator")?.backgroundColor
        == Color(rgb: 0x3C3C43, alpha: 73))
    let dark = try fixture.stage(.normal, on: .ios18, appearance: .dark)
    #expect(dark.view("separator")?.backgroundColor == Color(rgb: 0x545458, alpha: 153))
    let own = try Fixture(cell: "", table: ##""separatorColor": "#123456""##)
    #expect(try own.stage(.normal, on: .ios9).view("separator")?.backgroundColor == Color(rgb: 0x123456))
  }

  /// From 13 on separators next to a selected row hide, and the last row of an inset group has none.
  @Test(arguments: System.allCases)
  func hidden(on system: System) throws {
    #expect(
      (try Fixture(cell: "").stage(.selected, on: system).view("separator") == nil) == (system >= .ios13))
    guard system >= .ios13 else { return }
    let grouped = try Fixture(cell: "", table: #""style": "insetGrouped""#)
    #expect(try grouped.stage(.normal, on: system, position: .last).view("separator") == nil)
    #expect(try grouped.stage(.normal, on: system, position: .first).view("separator") != nil)
  }
}
