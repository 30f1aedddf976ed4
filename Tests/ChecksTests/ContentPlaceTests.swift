import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `not-in-content-view` and `content-under-accessory`: what lies under UIKit's own views.
struct ContentPlaceTests {
  private func fixture(_ views: String, _ more: String = "", _ rule: Rule) throws -> Fixture {
    try Fixture(
      cell: #""height": 60, \#(more)"content": { "type": "view", "children": [ \#(views) ] }"#
    ).only(rule)
  }

  private func label(_ frame: String, _ more: String = #", "in": "cell""#) -> String {
    #"{ "type": "label", "id": "name", "text": "Name of it all", "frame": \#(frame)\#(more) }"#
  }

  // MARK: not-in-content-view

  /// The published item cell: a label 16 from the edge that was added to the cell. In editing the delete control comes
  /// to lie on it; in the contentView it moves aside.
  @Test(arguments: System.allCases) func besideContentView(on system: System) throws {
    let fixture = try fixture(label("[16, 19, 200, 22]"), "", .notInContentView)
    for state in [CellState.editing, .editingSelected] {
      let findings = try fixture.findings(state, on: system)
      #expect(findings.map(\.rule) == [.notInContentView], "\(state)")
      #expect(findings.first?.message.contains("the edit control lies over ") == true)
      #expect(findings.first.map { fixture.text(at: $0.span).contains(#""id": "name""#) } == true)
      #expect(findings.first?.outlines.count == 2)
    }
    #expect(try fixture.rules(.normal, on: system) == [])
    #expect(try fixture.rules(.highlighted, on: system) == [])
    let inside = try self.fixture(label("[16, 19, 200, 22]", ""), "", .notInContentView)
    #expect(try inside.rules(.editing, on: system) == [])
    // No control, nothing to lie on it.
    let unmoved = try self.fixture(
      label("[16, 19, 200, 22]"), #""editingStyle": "none", "#, .notInContentView)
    #expect(try unmoved.rules(.editing, on: system) == [])
  }

  /// Measured on iOS 26: the control's box is 26 wide and begins at 15, so it ends at 41.
  @Test(arguments: [(16, 25), (32, 9), (40, 1), (42, 0)])
  func howFar(x: Int, covered: Int) throws {
    let findings = try fixture(label("[\(x), 19, 200, 22]"), "", .notInContentView)
      .findings(.editing, on: .ios26)
    #expect(
      findings.map(\.message)
        == (covered == 0
          ? []
          : [
            #""name" is in the cell and does not follow its contentView: the edit control lies over \#(covered) pt of it"#
          ]))
  }

  /// Tied to the contentView it follows.
  @Test func followed() throws {
    func fixture(_ item: String) throws -> Fixture {
      try Fixture(
        cell: #"""
          "height": 60, "content": { "type": "view",
            "children": [ { "type": "label", "id": "name", "in": "cell", "text": "Name" } ],
            "constraints": [ "name.leading = \#(item).leading + 16", "name.centerY = cell.centerY" ] }
          """#
      ).only(.notInContentView)
    }
    for direction in LayoutDirection.allCases {
      #expect(
        try fixture("cell").rules(.editing, on: .ios18, direction: direction) == ["not-in-content-view"])
      #expect(try fixture("contentView").rules(.editing, on: .ios18, direction: direction) == [])
    }
  }

  /// An accessory and the reorder control lie on it, in their states.
  @Test func accessory() throws {
    let marked = try fixture(
      label("[250, 19, 120, 22]", #", "in": "cell", "textAlignment": "right""#),
      #""accessoryType": "disclosureIndicator", "showsReorderControl": true, "#, .notInContentView)
    let normal = try marked.findings(.normal, on: .ios18)
    #expect(normal.map { $0.message.contains("the accessory lies over") } == [true])
    let editing = try marked.findings(.editing, on: .ios18)
    #expect(editing.map { $0.message.contains("the reorder control lies over") } == [true])
  }

  /// What moves meets what stays; what met before is meant to.
  @Test func crossed() throws {
    let inside = #"{ "type": "label", "id": "title", "text": "Title", "frame": [16, 19, 60, 22] }"#
    let beside = label("[70, 19, 200, 22]")
    let fixture = try fixture(inside + "," + beside, "", .notInContentView)
    #expect(try fixture.rules(.normal, on: .ios18) == [])
    let findings = try fixture.findings(.editing, on: .ios18)
    #expect(findings.map { $0.message.contains(#""title" meets"#) } == [true])
    let badge = label("[30, 19, 200, 22]")
    #expect(
      try self.fixture(inside + "," + badge, #""editingStyle": "none", "#, .notInContentView)
        .rules(.editing, on: .ios18) == [])
  }

  /// Grounds and lines may lie below UIKit's views; what is not seen has no place.
  @Test(arguments: [
    #"{ "type": "view", "in": "cell", "backgroundColor": "blue", "frame": [0, 0, 375, 60] }"#,
    #"{ "type": "view", "in": "cell", "backgroundColor": "blue", "frame": [0, 59, 375, 1] }"#,
    #"{ "type": "view", "in": "cell", "frame": [16, 20, 20, 20] }"#,
    #"{ "type": "view", "in": "cell", "hidden": true, "backgroundColor": "blue", "frame": [20, 20, 20, 20] }"#,
    #"{ "type": "view", "in": "cell", "alpha": 0, "backgroundColor": "blue", "frame": [20, 20, 20, 20] }"#,
    #"{ "type": "view", "in": "cell", "backgroundColor": "blue", "frame": [20, 20, 0, 0] }"#,
    #"{ "type": "label", "in": "cell", "text": "Later", "frame": [200, 20, 60, 20] }"#,
  ])
  func harmless(_ view: String) throws {
    for system in System.allCases {
      #expect(try fixture(view, "", .notInContentView).rules(.editing, on: system) == [])
    }
  }

  // MARK: content-under-accessory

  /// Xcode stores the contentView of a cell 375 wide with a chevron as 341 wide and more: a frame as wide as the cell
  /// reaches under it, one that ends at the margin does not.
  @Test(arguments: System.allCases, ["disclosureIndicator", "checkmark", "detailButton"])
  func accessories(on system: System, type: String) throws {
    let more = #""accessoryType": "\#(type)", "#
    let wide = try fixture(label("[16, 19, 343, 22]", ""), more, .contentUnderAccessory)
    let findings = try wide.findings(.normal, on: system)
    #expect(findings.map(\.rule) == [.contentUnderAccessory])
    let accessory = try #require(findings.first?.outlines.last)
    #expect(
      findings.first?.message == "\"name\" reaches \(Points.text(359 - accessory.x)) pt under the accessory")
    // In editing the accessory goes.
    #expect(try wide.rules(.editing, on: system) == [])
    #expect(
      try fixture(label("[16, 19, 290, 22]", ""), more, .contentUnderAccessory).rules(.normal, on: system)
        == [])
    #expect(
      try fixture(label("[16, 19, 343, 22]", ""), "", .contentUnderAccessory).rules(.normal, on: system) == []
    )
  }

  /// Mirrored with the rest: frames are not, so that a label at the left lies under the accessory there.
  @Test func rightToLeft() throws {
    let more = #""accessoryType": "disclosureIndicator", "#
    func rules(_ constraint: String, _ direction: LayoutDirection) throws -> [String] {
      try Fixture(
        cell: #"""
          "height": 60, \#(more)"content": { "type": "view",
            "children": [ { "type": "label", "id": "name", "text": "Name" } ],
            "constraints": [ "name.leading = margins.leading", "name.centerY = superview.centerY",
                             "\#(constraint)" ] }
          """#
      ).only(.contentUnderAccessory).rules(.normal, on: .ios18, direction: direction)
    }
    for direction in LayoutDirection.allCases {
      #expect(try rules("name.trailing = cell.trailing - 8", direction) == ["content-under-accessory"])
      #expect(try rules("name.trailing = margins.trailing", direction) == [])
      #expect(try rules("name.trailing = contentView.trailing", direction) == [])
    }
  }

  /// Own accessory views, the reorder control, images, controls, and views in the cell.
  @Test func others() throws {
    let own = #""accessoryView": { "type": "view", "width": 60, "height": 30, "backgroundColor": "blue" }, "#
    let toggle = #"{ "type": "switch", "id": "on", "frame": [300, 14, 51, 31] }"#
    for (view, more, state, words) in [
      (label("[16, 19, 343, 22]", ""), own, CellState.normal, "under the accessoryView"),
      (label("[16, 19, 343, 22]"), own, .normal, "under the accessoryView"),
      (toggle, own, .normal, #""on" reaches"#),
      (
        #"{ "type": "image", "id": "star", "image": { "systemName": "star" }, "frame": [310, 18, 24, 24] }"#,
        own,
        .normal, #""star" reaches"#
      ),
      (label("[16, 19, 343, 22]"), #""showsReorderControl": true, "#, .editing, "under the reorder control"),
      (
        label("[16, 19, 343, 22]"), #""showsReorderControl": true, "#, .reordering,
        "under the reorder control"
      ),
    ] {
      let messages = try fixture(view, more, .contentUnderAccessory).findings(state, on: .ios18).map(
        \.message)
      #expect(messages.count == 1 && messages[0].contains(words), "\(messages)")
    }
    // Above it, empty, unseen, or a picture behind the whole row.
    for view in [
      label("[16, 0, 343, 12]", #", "font": { "size": 9 }"#),
      label("[16, 19, 343, 22]", #", "hidden": true"#),
      #"{ "type": "label", "text": "", "frame": [16, 19, 343, 22] }"#,
      #"{ "type": "view", "backgroundColor": "blue", "frame": [0, 0, 375, 60] }"#,
      #"{ "type": "image", "image": { "systemName": "star" }, "frame": [0, 0, 375, 60], "contentMode": "scaleToFill" }"#,
    ] {
      #expect(try fixture(view, own, .contentUnderAccessory).rules(.normal, on: .ios18) == [])
    }
  }
}
