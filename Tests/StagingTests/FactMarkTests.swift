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
}
