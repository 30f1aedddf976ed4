import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `icon-off-centre`.
struct IconOffCentreTests {
  private static let technique: Set<Rule> = Fixture.aboutBars.union([
    .patternUnsupported, .whitespaceTitleIgnored, .patternTiled,
  ])

  /// The published delete picture: a disc of 44 in a canvas of 100 x 176, its left edge at `x`.
  private func disc(x: Double, y: Double = 66, width: Double = 100, card: String = "") throws -> Fixture {
    var fixture = try Fixture(
      cell: ##"""
        "height": 176, "matchedBackground": "#E0E3E8", \##(card) "swipeActions": { "trailing": { "actions": [
          { "id": "delete", "api": "rowAction", "title": { "spaces": 100 }, "accessibilityLabel": "Delete",
            "backgroundColor": { "pattern": { "snapshot": {
              "type": "view", "width": \##(width), "height": 176, "backgroundColor": "#E0E3E8", "children": [
                { "type": "view", "width": 44, "height": 44, "cornerRadius": 22, "backgroundColor": "white",
                  "x": \##(x), "y": \##(y) } ] } } } } ] } }
        """##)
    fixture.leavesOut = Self.technique
    return fixture
  }

  /// In the middle of 100 it is right up to 10; from 11 on the action is 74 wide and the disc 13 off. At 9, where the
  /// published code moved it to, it is 6 off, and up to 10 it would be 20.
  @Test(arguments: System.allCases.filter { $0 < .ios26 })
  func published(on system: System) throws {
    let centred = try disc(x: 28).findings(.swiped, on: system)
    #expect(centred.map(\.rule.rawValue) == (system <= .ios10 ? [] : ["icon-off-centre"]))
    for finding in centred {
      #expect(finding.message.contains("44 x 44 pt in 74 x 176 pt"))
      #expect(finding.message.contains("13 pt right of the middle"))
      #expect(finding.outlines.count == 2)
      #expect(finding.outlines.last?.size.width == 44)
      #expect(finding.rule.level == .warning)
    }
    let moved = try disc(x: 9).findings(.swiped, on: system)
    #expect(moved.map(\.rule.rawValue) == (system <= .ios10 ? ["icon-off-centre"] : []))
    for finding in moved { #expect(finding.message.contains("19.75 pt left of the middle")) }
  }

  /// 8 points is the edge, on both axes and to both sides: 15 is the middle of 74, 66 of 176.
  @Test(arguments: [
    (22.9, 66.0, false), (23, 66, true), (7.1, 66, false), (7, 66, true), (15, 73.9, false), (15, 74, true),
    (15, 58.1, false), (15, 58, true),
  ])
  func edges(x: Double, y: Double, isFound: Bool) throws {
    let fixture = try disc(x: x, y: y, width: 74)
    for state in [CellState.swiped, .confirming] {
      #expect(try fixture.rules(state, on: .ios18) == (isFound ? ["icon-off-centre"] : []))
    }
    // On its way, and past a full swipe, an action is of another width anyway.
    #expect(try fixture.rules(.swiping, on: .ios18).isEmpty)
    #expect(try fixture.rules(.fullSwipe, on: .ios18).isEmpty)
  }

  /// Cut at the action's edge, half a point being a pixel's rounding.
  @Test(arguments: [(30.0, false), (30.5, false), (31, true)])
  func cut(x: Double, isFound: Bool) throws {
    let findings = try disc(x: x).findings(.swiped, on: .ios18)
    #expect(findings.count == 1)
    #expect(findings.first?.message.contains("cut by 1 pt at the right") == isFound)
  }

  /// The picture begins at the capsule's corner on 26, which is 80 high: what is made for a row of 176 and lies at 36
  /// is 18 below its middle. What goes on below its end is told as made for a bar.
  @Test func capsule() throws {
    let findings = try disc(x: 15, y: 36, width: 74).findings(.swiped, on: .ios26)
    #expect(findings.map(\.rule) == [.iconOffCentre])
    #expect(findings.first?.message.contains("44 x 44 pt in 74 x 80 pt") == true)
    #expect(findings.first?.message.contains("18 pt below the middle") == true)
    var low = try disc(x: 15, width: 74)
    low.leavesOut.remove(.fullHeightDesignOn26)
    #expect(try low.findings(.swiped, on: .ios26).map(\.rule) == [.fullHeightDesignOn26])
  }

  /// Beside a card its middle is one as well: 15 above and nothing below puts it 7.5 lower, 20 puts it 10.
  @Test func besideACard() throws {
    let card = #""card": { "insets": { "top": 20, "bottom": 0 }, "backgroundColor": "white" },"#
    #expect(try disc(x: 15, y: 76, width: 74, card: card).rules(.swiped, on: .ios18).isEmpty)
    #expect(try disc(x: 15, y: 66, width: 74, card: card).rules(.swiped, on: .ios18).isEmpty)
    #expect(try disc(x: 15, y: 84, width: 74, card: card).rules(.swiped, on: .ios18) == ["icon-off-centre"])
  }

  /// An icon and a word beside it are one block: the published view has them left and right of the middle.
  @Test func block() throws {
    var fixture = try Fixture(
      cell: #"""
        "height": 74, "swipeActions": { "trailing": { "actions": [
          { "id": "save", "api": "rowAction", "title": { "spaces": 74 }, "accessibilityLabel": "Save",
            "backgroundColor": { "pattern": { "snapshot": {
              "type": "view", "width": 74, "height": 74, "backgroundColor": "systemOrange", "children": [
              { "type": "image", "image": { "systemName": "hand.thumbsup" }, "x": 4, "centerY": 0, "width": 44.4,
                "height": 44.4 },
              { "type": "label", "text": "Save", "font": { "size": 11 }, "x": 48.5, "y": 14.5 } ] } } } } ] } }
        """#)
    fixture.leavesOut = Self.technique.union([.swipeBackgroundMismatch])
    #expect(try fixture.rules(.swiped, on: .ios12).isEmpty)
  }

  /// UIKit centres an image; artwork that holds its icon at one side is off all the same.
  @Test(arguments: [(25.0, false), (33, true)])
  func insideAnImage(x: Double, isFound: Bool) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 80, "swipeActions": { "trailing": { "actions": [ { "accessibilityLabel": "Delete",
          "image": { "snapshot": { "type": "view", "width": 74, "height": 60, "children": [
            { "type": "view", "backgroundColor": "black", "frame": [\#(x), 18, 24, 24] } ] } } } ] } }
        """#)
    let findings = try fixture.findings(.swiped, on: .ios18)
    #expect(findings.map(\.rule.rawValue) == (isFound ? ["icon-off-centre"] : []))
    for finding in findings { #expect(fixture.text(at: finding.span).hasPrefix("{ \"snapshot\"")) }
  }

  /// Where a drawing shows words alone, they are told as such.
  @Test func wordsAlone() throws {
    func message(_ more: String) throws -> String? {
      let fixture = try Fixture(
        cell: #"""
          "height": 80, "swipeActions": { "trailing": { "actions": [ { "accessibilityLabel": "Save",
            "image": { "drawn": { "size": [74, 60], "title": "Save", "font": { "size": 11 },
              "contentInsets": { "leading": 30, "trailing": 0, "top": 0, "bottom": 0 }\#(more) } } } ] } }
          """#
      ).only(.iconOffCentre)
      return try fixture.findings(.swiped, on: .ios18).first?.message
    }
    #expect(try message("")?.hasPrefix("the picture's text of ") == true)
    #expect(try message(#", "image": { "systemName": "trash" }"#)?.hasPrefix("the icon of ") == true)
  }
}
