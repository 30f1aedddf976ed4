import Assets
import Foundation
import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Right-to-left layout: every part of the cell lies as far from the other edge.
struct RightToLeftTests {
  private static let cell = #"""
    "height": 80, "accessoryType": "detailDisclosureButton", "editingAccessoryType": "disclosureIndicator",
    "showsReorderControl": true, "card": { "insets": { "top": 2, "leading": 10, "bottom": 4, "trailing": 30 } },
    "swipeActions": {
      "trailing": { "actions": [ { "id": "a", "api": "rowAction", "title": "One" },
        { "id": "b", "api": "rowAction", "title": "Longer" } ] },
      "leading": { "actions": [ { "id": "c", "title": "Read" }, { "id": "d", "title": "Flag it" } ] } }
    """#
  private static let parts = [
    "contentView", "card", "accessory", "accessory.1", "editControl", "reorderControl", "separator",
    "pullView", "a",
    "b", "c", "d",
  ]

  @Test(arguments: System.allCases)
  func mirrored(on system: System) throws {
    let fixture = try Fixture(
      cell: Self.cell, table: #""separatorInset": { "leading": 40, "trailing": 7 }"#)
    var seen: Set<String> = []
    for state in CellState.allCases {
      let left = try fixture.stage(state, on: system)
      let right = try fixture.stage(state, on: system, direction: .rightToLeft)
      #expect(left.allViews.count == right.allViews.count)
      for id in Self.parts {
        guard let one = left.place(id) else { continue }
        seen.insert(id)
        #expect(same(right.place(id), 375 - one.maxX, one.y, one.width, one.height), "\(state) \(id)")
        // What UIKit draws in them lies mirrored too.
        guard case .icon(let glyph) = left.view(id)?.items.first,
          case .icon(let other) = right.view(id)?.items.first
        else { continue }
        #expect(same(other.rect.x, one.width - glyph.rect.maxX, within: 0.51), "\(state) \(id)")
        #expect(other.isFlipped == glyph.name.hasPrefix("chevron"))
      }
    }
    #expect(seen.isSuperset(of: Self.parts.filter { system >= .ios11 || !["c", "d"].contains($0) }))
  }

  /// Insets of a card behind the contentView, and the content in it, are mirrored as well.
  @Test(
    arguments: ["contentSubview", "backgroundView"],
    ["", #", "constraints": [ "H:|[bar]|", "V:|[bar(6)]" ]"#])
  func cards(kind: String, constraints: String) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "card": { "as": "\#(kind)", "insets": { "leading": 10, "trailing": 30 } },
        "content": { "type": "stack", "id": "all", "children": [ { "type": "view", "id": "bar" } ]\#(constraints) }
        """#)
    for state in [CellState.normal, .editing] {
      let left = try fixture.stage(state, on: .ios18)
      let right = try fixture.stage(state, on: .ios18, direction: .rightToLeft)
      for id in ["card", "all", "bar"] {
        let one = try #require(left.place(id))
        #expect(same(right.place(id), 375 - one.maxX, one.y, one.width, one.height), "\(state) \(id)")
      }
    }
  }

  /// Leading and trailing turn round; left and right, x, frame and centerX do not.
  @Test func constraints() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "content": { "type": "view", "children": [
            { "type": "view", "id": "lead", "width": 10, "height": 10 },
            { "type": "view", "id": "left", "width": 10, "height": 10 },
            { "type": "view", "id": "at", "x": 50, "width": 10, "height": 10 },
            { "type": "view", "id": "frame", "frame": [ 60, 0, 10, 10 ] },
            { "type": "view", "id": "centre", "centerX": 30, "width": 10, "height": 10 } ],
          "constraints": [ "lead.leading = superview.leading + 20", "left.left = superview.left + 20",
            "V:|[lead]", "V:|[left]" ] }
        """#)
    let stage = try fixture.stage(.normal, on: .ios18, direction: .rightToLeft)
    #expect(same(stage.frame("lead")?.x, 375 - 20 - 10))
    #expect(same(stage.frame("left")?.x, 20))
    #expect(same(stage.frame("at")?.x, 50))
    #expect(same(stage.frame("frame")?.x, 60))
    #expect(same(stage.frame("centre")?.midX, 187.5 + 30, within: 0.26))
  }

  /// Natural alignment follows the direction; left and right do not. Stacks begin at the right.
  @Test(arguments: ["", #", "constraints": [ "superview.width >= 10" ]"#])
  func labelsAndStacks(constraints: String) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "content": { "type": "stack", "axis": "vertical", "alignment": "fill", "children": [
            { "type": "label", "id": "natural", "text": "One" },
            { "type": "label", "id": "left", "text": "One", "textAlignment": "left" },
            { "type": "stack", "children": [ { "type": "view", "id": "first", "width": 10, "height": 10 }, { "type": "spacer" },
              { "type": "view", "id": "last", "width": 20, "height": 10 } ] } ]\#(constraints) }
        """#)
    let stage = try fixture.stage(.normal, on: .ios18, direction: .rightToLeft)
    let natural = try #require(stage.text("natural")?.layout.lines.first)
    #expect(natural.x > 300)
    #expect(try #require(stage.text("left")?.layout.lines.first).x == 0)
    #expect(same(stage.frame("first")?.x, 365) && same(stage.frame("last")?.x, 0))
  }

  // MARK: Images

  private func image(_ id: String, _ value: String) -> String {
    #"{ "type": "image", "id": "\#(id)", "image": \#(value) }"#
  }

  /// Symbols that point forward or backward turn round, those that point left or right do not; any image does that is
  /// told to (flipsForRightToLeftLayoutDirection).
  @Test func symbols() throws {
    var fixture = try Fixture(
      cell: #""content": { "type": "stack", "children": [ "#
        + [
          image("forward", #"{ "systemName": "chevron.forward" }"#),
          image("left", #"{ "systemName": "arrowshape.turn.up.left" }"#),
          image("told", #"{ "systemName": "flag", "flipsForRightToLeftLayoutDirection": true }"#),
          #"{ "type": "button", "id": "button", "title": "", "image": { "systemName": "chevron.forward" } }"#,
        ].joined(separator: ", ") + " ] }")
    for name in ["chevron.forward", "arrowshape.turn.up.left", "flag"] {
      _ = fixture.pictures.loadSymbol(name)
    }
    for (direction, flipped) in [(LayoutDirection.leftToRight, false), (.rightToLeft, true)] {
      let stage = try fixture.stage(.normal, on: .ios18, direction: direction)
      for (id, flips) in [("forward", true), ("left", false), ("told", true), ("button", true)] {
        let icons = stage.view(id)?.items.compactMap { if case .icon(let icon) = $0 { icon } else { nil } }
        #expect(try #require(icons?.first).isFlipped == (flipped && flips), "\(id)")
      }
    }
    #expect(!Glyph.isDirectional(symbol: "forwarder") && Glyph.isDirectional(symbol: "arrow.backward.circle"))
  }

  private func svg(_ width: Int) -> Data {
    Data(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"><path d=\"M0 0H9V9Z\"/></svg>"
        .utf8)
  }

  /// An image set with a direction is mirrored in the other one, unless it has a file for it. Widths tell the files.
  @Test(arguments: [
    // In the set, then the width and whether it is mirrored: from the left, from the right.
    (#"{ "filename": "a.svg" }"#, 11.0, false, 11.0, false),
    (#"{ "filename": "a.svg", "language-direction": "left-to-right" }"#, 11, false, 11, true),
    (#"{ "filename": "a.svg", "language-direction": "right-to-left" }"#, 11, true, 11, false),
    (
      #"{ "filename": "a.svg", "language-direction": "left-to-right" }, { "filename": "b.svg", "language-direction": "right-to-left" }"#,
      11, false, 12, false
    ),
    (
      #"{ "filename": "a.svg" }, { "filename": "b.svg", "language-direction": "right-to-left" }"#, 11, false,
      12, false
    ),
  ])
  func catalogImages(
    images: String, width: Double, isMirrored: Bool, otherWidth: Double, isOtherMirrored: Bool
  ) throws {
    let path = FileManager.default.temporaryDirectory.path + "/direction-tests-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = path + "/A.xcassets/mark.imageset"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("{ \"images\": [ \(images) ] }".utf8).write(to: URL(fileURLWithPath: folder + "/Contents.json"))
    try svg(11).write(to: URL(fileURLWithPath: folder + "/a.svg"))
    try svg(12).write(to: URL(fileURLWithPath: folder + "/b.svg"))
    var fixture = try Fixture(
      cell: #""height": 100, "content": { "type": "view", "children": [ "#
        + image("i", #"{ "named": "mark" }"#)
        + #" ] }, "swipeActions": { "trailing": { "actions": [ { "id": "a", "image": { "named": "mark" } } ] } }"#
    )
    fixture.pictures = PictureLibrary(designFolder: path, folders: ["A.xcassets"])
    for isRightToLeft in [false, true] {
      _ = try fixture.pictures.load("mark", scale: 2, isRightToLeft: isRightToLeft).get()
    }
    for (direction, width, isMirrored) in [
      (LayoutDirection.leftToRight, width, isMirrored), (.rightToLeft, otherWidth, isOtherMirrored),
    ] {
      let stage = try fixture.stage(.swiped, on: .ios18, direction: direction)
      for id in ["i", "a"] {
        let pictures = stage.view(id)?.items.compactMap {
          if case .picture(let item) = $0 { item } else { nil }
        }
        let item = try #require(pictures?.first)
        #expect(item.rect.width == width && item.isFlipped == isMirrored, "\(id) \(direction)")
      }
    }
  }
}
