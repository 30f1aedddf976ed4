import Testing
import UIKitRules

@testable import Staging

/// What is drawn, or left out, by a figure that is not certain carries the figure's mark.
struct FactMarkTests {
  /// That the last row of a group has no separator is measured on 26 only.
  @Test(arguments: [System.ios13, .ios18, .ios26])
  func lastRowOfAGroup(on system: System) throws {
    let fixture = try Fixture(cell: "", table: #""style": "insetGrouped""#)
    let stage = try fixture.stage(.normal, on: system, position: .last)
    #expect(stage.view("separator") == nil)
    #expect(
      stage.facts.contains(FactMark(id: .groupSeparators, trust: .unverified)) == (system < .ios26))
  }

  /// A text field without a border has no padding that could be wrong.
  @Test(arguments: [("none", false), ("line", true), ("roundedRect", true)])
  func textField(_ border: String, isMarked: Bool) throws {
    let content = #""content": { "type": "textField", "text": "x", "borderStyle": "\#(border)" }"#
    let stage = try Fixture(cell: content).stage(.normal, on: .ios18)
    #expect(stage.facts.contains(FactMark(id: .controlTextField, trust: .unverified)) == isMarked)
  }

  @Test func segments() throws {
    let content = #""content": { "type": "segmentedControl", "segments": ["One", "Two"] }"#
    let stage = try Fixture(cell: content).stage(.normal, on: .ios18)
    #expect(stage.facts.contains(FactMark(id: .controlSegmented, trust: .unverified)))
  }

  /// UIKit's named colours are figures too; those of the design and those that are the same everywhere are certain.
  @Test(arguments: [("systemRed", true), ("#FF3B30", false), ("black", false)])
  func namedColors(_ color: String, isMarked: Bool) throws {
    let content = #""content": { "type": "label", "text": "x", "textColor": "\#(color)" }"#
    let fixture = try Fixture(cell: content, table: #""separatorStyle": "none""#)
    let stage = try fixture.stage(.normal, on: .ios12)
    #expect(stage.facts.contains(FactMark(id: .systemColor, trust: .reported)) == isMarked)
  }

  /// What a rule of UIKit paints with is such a colour as well.
  @Test func colorsOfRules() throws {
    let stage = try Fixture(cell: "").stage(.normal, on: .ios18)
    #expect(stage.facts.contains(FactMark(id: .systemColor, trust: .reported)))
  }
}
