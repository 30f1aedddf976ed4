import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Contents that constraints lay out, on a phone of 375 points at two pixels a point.
struct ConstraintLayoutTests {
  /// The published item cell with this project's constants: 11 from the top, 8 between, 11 from the bottom.
  private static let item = #"""
    "height": HEIGHT, "content": { "type": "view",
      "children": [
        { "type": "label", "id": "name", "text": "{name}", "font": "body" },
        { "type": "label", "id": "serial", "text": "{serial}", "font": "caption1",
          "contentHuggingPriority": { "vertical": 250 }, "contentCompressionResistancePriority": { "vertical": 749 } },
        { "type": "label", "id": "value", "text": "${value}", "font": "body" } ],
      "constraints": [
        "name.top = superview.top + 11", "name.leading = margins.leading",
        "serial.leading = name.leading", "serial.bottom = superview.bottom - 11", CHAIN
        "value.trailing = margins.trailing", "value.centerY = superview.centerY" ] },
    "data": [ { "name": "Rusty Spork", "serial": "7A3F90C2", "value": 12 } ]
    """#

  private static func cell(height: String, chain: Bool) -> String {
    item.replacing("HEIGHT", with: height)
      .replacing("CHAIN", with: chain ? #""serial.top = name.bottom + 8","# : "")
  }

  /// 11 + 20.5 + 8 + 14.5 + 11 = 65 on every system, and the row adds its separator.
  @Test(arguments: System.allCases)
  func itemCell(on system: System) throws {
    let stage = try Fixture(cell: Self.cell(height: #""automatic""#, chain: true)).stage(.normal, on: system)
    #expect(same(stage.frame("contentView")?.height, 65))
    #expect(same(stage.size.height, 65 + (stage.frame("separator")?.height ?? 0)))
    let margin = system <= .ios11Xcode8 ? 8.0 : 16
    let name = try #require(stage.frame("name"))
    let serial = try #require(stage.frame("serial"))
    #expect(same(name.x, margin) && same(name.y, 11) && same(name.height, 20.5))
    #expect(same(serial.x, margin) && same(serial.y, 39.5) && same(serial.height, 14.5))
    let value = try #require(stage.frame("value"))
    #expect(same(value.maxX, 375 - margin))
    #expect(same(value.midY, 32.5, within: 0.26))
    #expect(stage.layout?.conflicts.isEmpty == true)
    #expect(stage.layout?.ambiguities().isEmpty == true)
    #expect(stage.layout?.openHeight == nil && stage.openHeight == nil)
  }

  /// The same without the chain, in a row of 65: the contentView is what the system leaves of it.
  @Test(arguments: System.allCases)
  func itemCellOfAHeight(on system: System) throws {
    let stage = try Fixture(cell: Self.cell(height: "65", chain: false)).stage(.normal, on: system)
    let contentView = try #require(stage.frame("contentView"))
    #expect(same(stage.frame("name")?.y, 11))
    #expect(same(stage.frame("serial")?.maxY, contentView.height - 11))
    #expect(stage.layout?.conflicts.isEmpty == true)
    #expect(stage.layout?.ambiguities().isEmpty == true)
  }

  /// In editing the contentView moves right and narrows, its content with it; the cell stays.
  @Test(arguments: [System.ios10, .ios18, .ios26])
  func itemCellInEditing(on system: System) throws {
    let fixture = try Fixture(cell: Self.cell(height: #""automatic""#, chain: true))
    let normal = try fixture.stage(.normal, on: system)
    let editing = try fixture.stage(.editing, on: system)
    let before = try #require(normal.frame("contentView"))
    let after = try #require(editing.frame("contentView"))
    #expect(after.x > before.x + 30 && same(after.maxX, before.maxX))
    #expect(editing.frame("cell") == normal.frame("cell"))
    #expect(editing.frame("name") == normal.frame("name"))
    let value = try #require(editing.frame("value"))
    let valueBefore = try #require(normal.frame("value"))
    #expect(same(value.maxX, valueBefore.maxX - after.x))
    #expect(same(after.height, 65))
  }

  /// The published checked cell: 311, halves of 200.5 and 100.5 whose labels keep 10 from top and bottom.
  private static let checked = #"""
    "height": 56, "content": { "type": "view",
      "children": [
        { "type": "stack", "id": "stack", "axis": "horizontal", "spacing": 10, "children": [
          { "type": "view", "id": "left", "children": [ { "type": "label", "id": "first", "text": "Left" } ],
            "constraints": [ "H:|[first]|", "V:|-10-[first]-10-|" ] },
          { "type": "view", "id": "right", "children": [ { "type": "label", "id": "second", "text": "Right" } ],
            "constraints": [ "H:|[second]|", "V:|-10-[second]-10-|" ] } ],
          "constraints": [ "right.width = 0.5 * left.width" ] },
        { "type": "image", "id": "mark", "image": { "systemName": "checkmark" },
          "alpha": [ { "when": "checked", "use": 1 }, { "use": 0 } ] } ],
      "constraints": [
        "stack.leading = margins.leading", "V:|[stack]|", "mark.leading = stack.trailing + 12",
        "mark.trailing = margins.trailing", "mark.width = 20", "mark.width = 1:1 * mark.height",
        "mark.centerY = superview.centerY - 1" ] },
    "data": [ { "checked": false }, { "checked": true } ]
    """#

  @Test(arguments: System.lanes(.ios11, .ios26))
  func checkedCell(on system: System) throws {
    let fixture = try Fixture(cell: Self.checked, table: #""separatorStyle": "none""#)
    let stage = try fixture.stage(.normal, on: system)
    #expect(same(stage.frame("stack"), 16, 0, 311, 56))
    #expect(same(stage.frame("left"), 0, 0, 200.5, 56))
    #expect(same(stage.frame("right"), 210.5, 0, 100.5, 56))
    #expect(same(stage.frame("first"), 0, 10, 200.5, 36))
    #expect(same(stage.frame("mark"), 339, 17, 20, 20))
    #expect(stage.layout?.ambiguities().isEmpty == true)
    // Showing the mark moves nothing.
    let shown = try fixture.stage(.normal, on: system, row: 1)
    #expect(shown.allViews.map(\.frame) == stage.allViews.map(\.frame))
    #expect(shown.view("mark")?.layer.alpha == 1)
  }

  /// Tied to the cell, a content reaches over the contentView's edge, whatever the accessory takes.
  @Test(arguments: [(System.ios12, 40.0), (.ios13, 40), (.ios13, 52), (.ios18, 52)])
  func tiedToTheCell(on system: System, distance: Double) throws {
    let fixture = try Fixture(
      cell: #"""
        "accessoryType": "checkmark", "content": { "type": "view",
          "children": [ { "type": "label", "id": "text", "text": "Left" } ],
          "constraints": [ "V:|[text]|", "text.leading = margins.leading",
                           "text.trailing = cell.trailing - \#(Int(distance))" ] }
        """#)
    let stage = try fixture.stage(.normal, on: system)
    #expect(same(stage.place("text")?.maxX, 375 - distance))
    #expect(same(stage.frame("text")?.x, 16))
    let mirrored = try fixture.stage(.normal, on: system, direction: .rightToLeft)
    #expect(same(mirrored.place("text")?.x, distance))
    #expect(same(mirrored.place("text")?.maxX, 375 - 16))
  }

  /// A view beside the contentView stays where the cell holds it while the contentView moves.
  @Test func besideTheContentView() throws {
    let fixture = try Fixture(
      cell: #"""
        "content": { "type": "view",
          "children": [ { "type": "label", "id": "text", "in": "cell", "text": "Left" },
                        { "type": "view", "id": "line" } ],
          "constraints": [ "text.leading = cell.leading + 16", "text.centerY = cell.centerY",
                           "line.leading = contentView.leading", "line.trailing = contentView.trailing",
                           "line.height = 1", "line.bottom = contentView.bottom" ] }
        """#)
    for state in [CellState.normal, .editing] {
      let stage = try fixture.stage(state, on: .ios18)
      #expect(stage.view("text").map { stage.allViews[$0.parent].id } == "cell")
      #expect(same(stage.frame("text")?.x, 16))
      let contentView = try #require(stage.frame("contentView"))
      #expect(same(stage.frame("line")?.width, contentView.width))
    }
  }

  /// A text wraps at the width that the constraints leave it, and makes the row's height.
  @Test(arguments: System.allCases)
  func wrappedText(on system: System) throws {
    let stage = try Fixture(
      cell: #"""
        "height": "automatic", "card": { "insets": { "top": 15, "leading": 15, "bottom": 5, "trailing": 15 } },
        "content": { "type": "view",
          "children": [ { "type": "label", "id": "text", "numberOfLines": 0,
            "text": "A text that is far too long for one line of a card as narrow as this one is here" } ],
          "constraints": [ "H:|[text]|", "V:|[text]|" ] }
        """#, table: #""separatorStyle": "none""#
    ).stage(.normal, on: system)
    #expect(stage.text("text")?.layout.lines.count == 2)
    #expect(stage.size.height == 61)
    #expect(same(stage.place("text"), 15, 15, 345, 41))
  }

  /// Views without constraints stay where their frames put them, in a tree that has some.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func placedViews(direction: LayoutDirection) throws {
    let stage = try Fixture(
      cell: #"""
        "height": 80, "content": { "type": "view", "children": [
          { "type": "view", "id": "frame", "frame": [10, 20, 30, 40] },
          { "type": "view", "id": "middle", "centerX": 2, "centerY": -1, "width": 20, "height": 10 },
          { "type": "label", "id": "own", "text": "Own", "x": 5, "y": 7 },
          { "type": "view", "id": "nothing" },
          { "type": "switch", "id": "switch", "x": 50, "y": 3 },
          { "type": "view", "id": "tied", "height": 6 } ],
          "constraints": [ "tied.left = frame.right + 4", "tied.width = 2 * frame.width", "tied.top = frame.top" ] }
        """#, table: #""separatorStyle": "none""#
    ).stage(.normal, on: .ios18, direction: direction)
    #expect(same(stage.frame("frame"), 10, 20, 30, 40))
    #expect(same(stage.frame("middle"), 179.5, 34, 20, 10))
    #expect(same(stage.frame("own")?.x, 5) && same(stage.frame("own")?.y, 7))
    #expect(same(stage.frame("own")?.height, 20.5))
    #expect(same(stage.frame("nothing"), 0, 0, 0, 0))
    #expect(same(stage.frame("switch"), 50, 3, 51, 31))
    #expect(same(stage.frame("tied"), 44, 20, 60, 6))
    #expect(stage.layout?.conflicts.isEmpty == true)
    #expect(stage.layout?.ambiguities().isEmpty == true)
  }

  /// Rows edit one system: a row solved after another is as if it were solved alone.
  @Test func rowsDoNotMix() throws {
    let cell = #"""
      "height": "automatic", "content": { "type": "view",
        "children": [ { "type": "label", "id": "name", "text": "{name}", "numberOfLines": 0 },
                      { "type": "label", "id": "value", "text": "{value}",
                        "contentCompressionResistancePriority": { "horizontal": 751 }, "contentHuggingPriority": { "horizontal": 251 } } ],
        "constraints": [ "H:|-[name]-[value]-|", "V:|-[name]-|", "value.firstBaseline = name.firstBaseline" ] },
      "data": [ { "name": "Short", "value": "1" },
                { "name": "A name so long that it takes two lines beside its value, at the least", "value": "1,000,000" },
                { "name": "", "value": "2" } ]
      """#
    let fixture = try Fixture(cell: cell)
    let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    let order = [0, 1, 2, 1, 0, 2, 0]
    let together = try fixture.stages(order.map { fixture.preview(.normal, traits, row: $0) })
    for (row, stage) in zip(order, together) {
      let alone = try fixture.stage(.normal, on: .ios18, row: row)
      #expect(stage.size == alone.size)
      #expect(stage.allViews.map(\.frame) == alone.allViews.map(\.frame))
    }
    #expect(together[1].size.height > together[0].size.height + 20)
  }

  /// Rules choose the constraints; a state that chooses others is solved anew.
  @Test func constraintsByRule() throws {
    let fixture = try Fixture(
      cell: #"""
        "content": { "type": "view", "metrics": { "far": 50 }, "children": [ { "type": "view", "id": "box" } ],
          "constraints": [ { "when": "$state == 'selected'", "use": [ "H:|-far-[box(9)]", "V:|[box]|" ] },
                           { "use": [ "H:|-5-[box(9)]", "V:|[box]|" ] } ] }
        """#)
    #expect(same(try fixture.stage(.normal, on: .ios18).frame("box")?.x, 5))
    #expect(same(try fixture.stage(.selected, on: .ios18).frame("box")?.x, 50))
  }

  /// Artwork and accessories are as small as their constraints let them be.
  @Test func aloneTrees() throws {
    let stage = try Fixture(
      cell: #"""
        "accessoryView": { "type": "view", "id": "badge", "children": [ { "type": "view", "id": "dot" } ],
          "constraints": [ "H:|-4-[dot(12)]-4-|", "V:|-3-[dot(12)]-3-|" ] },
        "swipeActions": { "trailing": { "actions": [ { "id": "delete", "api": "rowAction", "title": { "spaces": 100 },
          "backgroundColor": { "pattern": { "snapshot": { "type": "view", "id": "art", "width": 100, "height": "row",
            "children": [ { "type": "view", "id": "disc", "backgroundColor": "white" } ],
            "constraints": [ "disc.centerX = superview.centerX", "disc.centerY = superview.centerY",
                             "disc.width = 44", "disc.height = disc.width" ] } } } } ] } }
        """#, table: #""separatorStyle": "none", "rowHeight": 176"#
    ).stage(.swiped, on: .ios10)
    #expect(same(stage.frame("dot"), 4, 3, 12, 12))
    #expect(same(stage.frame("accessory")?.width, 20) && same(stage.frame("accessory")?.height, 18))
    #expect(same(stage.frame("disc"), 28, 66, 44, 44))
  }
}
