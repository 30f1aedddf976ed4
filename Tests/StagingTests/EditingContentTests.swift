import Designs
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Contents that are laid out again in the contentView that a state leaves them, and views beside the contentView.
struct EditingContentTests {
  private static let words =
    "The committee will meet again on Thursday to look at the plans for the new station before they decide about the bridge"

  /// Lines of 17 points are 1.193359 x 17 high each, together rounded up to the pixel.
  private func height(lines: Int) -> Double { (Double(lines) * 1.193359 * 17 * 2).rounded(.up) / 2 }

  /// Labels wrap in the narrower contentView; the self-sized row is as high as its state's lines need.
  @Test(arguments: System.allCases)
  func rowsGrow(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": "automatic", "editingAccessoryType": "detailDisclosureButton", "showsReorderControl": true,
        "content": { "type": "view", "children": [
            { "type": "label", "id": "text", "text": "\#(Self.words)", "numberOfLines": 0 } ],
          "constraints": [ "H:|-8-[text]-8-|", "V:|-12-[text]-12-|" ] }
        """#)
    var heights: [Double] = []
    for state in [CellState.normal, .editing] {
      let stage = try fixture.stage(state, on: system)
      let contentView = try #require(stage.frame("contentView"))
      let label = try #require(stage.frame("text"))
      let lines = try #require(stage.text("text")).layout.lines.count
      #expect(same(label.x, 8) && same(label.width, contentView.width - 16))
      #expect(same(label.height, height(lines: lines)))
      #expect(same(contentView.height, height(lines: lines) + 24))
      #expect(same(stage.size.height, contentView.height + (stage.frame("separator")?.height ?? 0)))
      heights.append(stage.size.height)
    }
    #expect(heights[1] > heights[0] + 20)
  }

  /// The same beside an accessory: 375 - 68 or so is left of 375.
  @Test(arguments: System.allCases)
  func rowsGrowBesideAccessories(on system: System) throws {
    func stage(_ type: String) throws -> Stage {
      try Fixture(
        cell: #"""
          "accessoryType": "\#(type)", "content": { "type": "label", "text": "\#(Self.words)", "numberOfLines": 0,
            "constraints": [ "superview.height >= 10" ] }
          """#
      ).stage(.normal, on: system)
    }
    let (plain, beside) = (try stage("none"), try stage("detailDisclosureButton"))
    let lines = try [plain, beside].map { try #require($0.text("content")).layout.lines.count }
    #expect(lines[1] > lines[0])
    #expect(same(plain.frame("contentView")?.height, height(lines: lines[0])))
    #expect(same(beside.frame("contentView")?.height, height(lines: lines[1])))
  }

  private static let beside = #"""
    "height": 80, "content": { "type": "view", "children": [
        { "type": "label", "id": "name", "text": "Name" },
        { "type": "view", "id": "still", "in": "cell", "width": 30, "height": 20 },
        { "type": "view", "id": "fixed", "in": "cell", "frame": [ 200, 4, 10, 10 ] } ],
      "constraints": [ "name.leading = superview.leading + 8", "name.top = superview.top + 8",
        "still.trailing = cell.trailing - 16", "still.centerY = cell.centerY", "name.trailing <= still.leading - 8" ] },
    "swipeActions": { "trailing": { "actions": [ { "id": "a", "api": "rowAction", "title": "One" } ] },
      "leading": { "actions": [ { "id": "b", "title": "Two" } ] } }
    """#

  /// Views in the cell stand above the contentView, stay in editing, and move with the cell when it is swiped.
  @Test(arguments: System.allCases)
  func viewsBesideTheContentView(on system: System) throws {
    let fixture = try Fixture(cell: Self.beside)
    for state in [CellState.normal, .editing, .reordering] {
      let stage = try fixture.stage(state, on: system)
      #expect(same(stage.frame("still")?.x, 375 - 16 - 30))
      #expect(same(stage.frame("still")?.midY, 40))
      #expect(same(stage.frame("fixed"), 200, 4, 10, 10))
      #expect(stage.chain("still").dropFirst().first == "UITableViewCell")
      let ids = stage.allViews.map(\.id)
      let order = try ["contentView", "name", "still"].map { try #require(ids.firstIndex(of: $0)) }
      #expect(order == order.sorted())
    }
    let swiped = try fixture.stage(.swiped, on: system)
    #expect(same(swiped.place("still")?.x, 375 - 16 - 30 - swiped.openWidth))
    #expect(same(swiped.place("fixed")?.x, 200 - swiped.openWidth))
    let editing = try fixture.stage(.editing, on: system)
    // The contentView has moved under them: their distance from its label shrinks.
    #expect(same(editing.place("name")?.x, (system <= .ios12 ? 38 : 40) + 8))
  }

  /// Up to 12 a selection clears the backgrounds in the contentView; what stands beside it keeps its own.
  @Test(arguments: System.allCases)
  func backgroundsBesideTheContentView(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "content": { "type": "view", "children": [
          { "type": "view", "id": "inside", "backgroundColor": "#FF0000" },
          { "type": "view", "id": "beside", "in": "cell", "backgroundColor": "#FF0000",
            "children": [ { "type": "view", "id": "below", "backgroundColor": "#FF0000" } ] } ] }
        """#)
    for state in [CellState.highlighted, .selected, .editingSelected] {
      let stage = try fixture.stage(state, on: system)
      #expect((stage.view("inside")?.backgroundColor == nil) == (system <= .ios12))
      #expect(stage.view("beside")?.backgroundColor == Color(rgb: 0xFF0000))
      #expect(stage.view("below")?.backgroundColor == Color(rgb: 0xFF0000))
    }
  }

  /// A child of a stack that stands in the cell is none of those that the stack arranges.
  @Test(arguments: ["", #", "constraints": [ "superview.height >= 10" ]"#])
  func childrenOfStacksBesideTheContentView(constraints: String) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "content": { "type": "stack", "distribution": "fillEqually", "children": [
          { "type": "view", "id": "one" }, { "type": "view", "id": "beside", "in": "cell", "frame": [ 300, 5, 20, 20 ] },
          { "type": "view", "id": "two" } ]\#(constraints) }
        """#)
    for system in [System.ios10, .ios18] {
      let stage = try fixture.stage(.editing, on: system)
      let width = try #require(stage.frame("contentView")).width
      #expect(same(stage.frame("one")?.width, width / 2, within: 0.26))
      #expect(same(stage.frame("two")?.width, width / 2, within: 0.26))
      #expect(same(stage.place("beside"), 300, 5, 20, 20))
    }
  }

  /// Constants follow the text size to the pixel; a width that would turn negative is a contradiction, not a width.
  @Test(arguments: zip(ContentSize.allCases, [19.0, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]))
  func scaledConstants(size: ContentSize, leading: Double) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": { "value": 100, "relativeTo": "body" }, "content": { "type": "view",
          "metrics": { "gap": { "value": 8, "relativeTo": "body" } }, "children": [
            { "type": "view", "id": "a", "width": { "value": 24, "relativeTo": "body" }, "height": 10 },
            { "type": "stack", "id": "row", "spacing": { "value": 6, "relativeTo": "body" }, "children": [
              { "type": "view", "id": "b", "width": 10, "height": 10 }, { "type": "view", "id": "c", "width": 10, "height": 10 } ] },
            { "type": "view", "id": "d", "height": 5 } ],
          "constraints": [ "H:|-gap-[a]-gap-[row]", "V:|-gap-[a]", "row.top = a.top", "d.width = 10 - 2 * gap + 8", "V:[d]|", "H:[d]|" ] }
        """#)
    func scaled(_ value: Double) -> Double { (value * leading / 22 * 2 + 0.5).rounded(.down) / 2 }
    let stage = try fixture.stage(.normal, on: .ios18, size: size)
    #expect(same(stage.size.height, scaled(100)))
    #expect(same(stage.frame("a"), scaled(8), scaled(8), scaled(24), 10))
    #expect(same(stage.frame("row")?.x, 2 * scaled(8) + scaled(24)))
    #expect(same(stage.frame("c")?.x, 10 + scaled(6)))
    #expect((stage.frame("d")?.width ?? -1) >= 0)
    let old = try fixture.stage(.normal, on: .ios10, size: size)
    #expect(same(old.size.height, 100) && same(old.frame("a"), 8, 8, 24, 10))
  }

  /// Trailing is left in right-to-left layout, a frame stays where it is.
  @Test(arguments: System.allCases)
  func viewsBesideTheContentViewFromTheRight(on system: System) throws {
    let stage = try Fixture(cell: Self.beside).stage(.editing, on: system, direction: .rightToLeft)
    #expect(same(stage.frame("still")?.x, 16))
    #expect(same(stage.frame("fixed"), 200, 4, 10, 10))
    #expect(same(stage.place("name")?.maxX, 375 - (system <= .ios12 ? 38 : 40) - 8))
  }

  /// A content that itself stands in the cell fills the cell: it neither moves nor narrows.
  @Test(arguments: System.allCases)
  func contentInTheCell(on system: System) throws {
    for constraints in ["", #", "constraints": [ "superview.height >= 10" ]"#] {
      let fixture = try Fixture(
        cell: #""height": 80, "content": { "type": "view", "id": "all", "in": "cell"\#(constraints) }"#)
      let normal = try fixture.stage(.normal, on: system)
      let editing = try fixture.stage(.editing, on: system)
      #expect(editing.chain("all").dropFirst().first == "UITableViewCell")
      #expect(same(normal.place("all")?.width, 375))
      #expect(editing.place("all") == normal.place("all"), "\(constraints)")
    }
  }

  /// A custom accessory view has the size of its frame, or the one that its constraints need.
  @Test(arguments: System.allCases)
  func accessoryViews(on system: System) throws {
    let framed = try Fixture(
      cell: #""height": 60, "accessoryView": { "type": "view", "frame": [ 5, 5, 63, 28 ] }"#)
    #expect(same(try framed.stage(.normal, on: system, "iPhone 16").frame("contentView")?.width, 310))
    #expect(same(try framed.stage(.normal, on: system, "iPhone 16").frame("accessory")?.x, 310))
    let tied = try Fixture(
      cell: #"""
        "height": 60, "accessoryView": { "type": "view", "children": [
            { "type": "view", "id": "dot", "width": 20, "height": 20 }, { "type": "view", "id": "bar", "width": 31, "height": 8 } ],
          "constraints": [ "H:|-4-[dot]-8-[bar]|", "V:|-4-[dot]-4-|", "bar.centerY = dot.centerY" ] }
        """#)
    let stage = try tied.stage(.normal, on: system, "iPhone 16")
    #expect(same(stage.frame("accessory"), 310, 15.667, 63, 28, within: 0.35))
    #expect(same(stage.frame("bar"), 32, 10, 31, 8))
    // From the right the dot, which leads, lies at the right.
    let mirrored = try tied.stage(.normal, on: system, "iPhone 16", direction: .rightToLeft)
    #expect(same(mirrored.frame("accessory")?.x, 20))
    #expect(same(mirrored.frame("dot")?.maxX, 63 - 4))
    #expect(same(mirrored.frame("contentView")?.x, 83))
  }

  /// A custom accessory view keeps its size however wide: nothing is left for the content.
  @Test(arguments: System.allCases)
  func accessoryViewWiderThanTheCell(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "accessoryView": { "type": "view", "width": 500, "height": 28 }, "content": { "type": "view",
          "children": [ { "type": "label", "id": "name", "text": "Name" } ], "constraints": [ "H:|-[name]-|", "V:|-[name]" ] }
        """#)
    let stage = try fixture.stage(.normal, on: system)
    #expect(same(stage.frame("contentView")?.width, 0))
    #expect(same(stage.frame("accessory")?.width, 500))
    #expect(same(stage.frame("accessory")?.maxX, 375 - 16))
    #expect((stage.frame("name")?.width ?? -1) >= 0)
  }

  /// Levels of 10 points, or of the width that the cell says, for UIKit's own styles; a cell's own views stay.
  @Test(arguments: System.allCases)
  func indentation(on system: System) throws {
    for (setting, points) in [
      ("", 0.0), (#""indentationLevel": 3"#, 30), (#""indentationLevel": 3, "indentationWidth": 12.5"#, 37.5),
      (#""indentationLevel": 100"#, 1000), (#""indentationWidth": 12"#, 0),
    ] {
      let more = setting.isEmpty ? "" : ", " + setting
      let fixture = try Fixture(
        cell:
          #""height": 60, "content": { "type": "view", "children": [ { "type": "view", "id": "own", "x": 10 } ] }\#(more)"#
      )
      var facts = FactSet()
      let traits = Traits(
        system: system, device: try #require(Device.named("iPhone 8")), appearance: .light,
        contentSize: .large,
        legibilityWeight: .regular, direction: .leftToRight)
      let cell = fixture.design.cells[0]
      let preview = fixture.preview(.normal, traits)
      let setting = CellSetting(
        cell: cell, table: fixture.design.table, scope: preview.scope(of: cell),
        rules: SystemRules.of(system),
        position: .only, facts: &facts)
      let columns = CellColumns(setting, accessoryViewSize: nil, facts: &facts)
      let geometry = CellGeometry(setting, columns, height: 60, isAutomatic: false, facts: &facts)
      #expect(geometry.indentation == points)
      let stage = try fixture.stage(.normal, on: system)
      #expect(same(stage.frame("contentView")?.x, 0) && same(stage.frame("own")?.x, 10))
    }
  }
}
