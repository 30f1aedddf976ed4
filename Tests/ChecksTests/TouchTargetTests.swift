import Diagnostics
import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `touch-target`: 44 by 44 points, as Apple's guidelines have it.
struct TouchTargetTests {
  private func fixture(_ view: String, _ more: String = "") throws -> Fixture {
    try Fixture(
      cell: #""height": 80, \#(more)"content": { "type": "view", "children": [ \#(view) ] }"#
    ).only(.touchTarget)
  }

  private func control(_ type: String, _ width: Double, _ height: Double, _ more: String = "") -> String {
    #"{ "type": "\#(type)", "id": "it", "frame": [16, 10, \#(width), \#(height)]\#(more) }"#
  }

  @Test(arguments: [
    (44.0, 44.0, true), (43.5, 44, false), (44, 43.5, false), (200, 30, false), (30, 60, false),
    (200, 60, true), (0, 0, true), (0, 44, true),
  ])
  func buttons(width: Double, height: Double, passes: Bool) throws {
    for system in System.allCases {
      let fixture = try fixture(control("button", width, height, #", "title": "Add""#))
      #expect(try fixture.rules(.normal, on: system) == (passes ? [] : ["touch-target"]))
    }
  }

  @Test func message() throws {
    let fixture = try fixture(control("button", 30, 20))
    let findings = try fixture.findings(.normal, on: .ios18)
    #expect(findings.map(\.message) == [#"the button "it" is 30 x 20 pt: what is touched needs 44 x 44"#])
    #expect(findings.map(\.rule.level) == [.warning])
    #expect(findings.first?.outlines == [Rect(x: 16, y: 10, width: 30, height: 20)])
    #expect(findings.first.map { fixture.text(at: $0.span).hasPrefix(#"{ "type": "button""#) } == true)
  }

  /// A system button is 30 high by itself (stored by Xcode), which is too low; one in the accessory view counts too.
  @Test func ownSize() throws {
    #expect(
      try fixture(#"{ "type": "button", "title": "A long title", "x": 16, "y": 10 }"#).rules(
        .normal, on: .ios18) == ["touch-target"])
    let accessory = try Fixture(
      cell:
        #""height": 80, "accessoryView": { "type": "button", "title": "Add", "width": 40, "height": 40 }"#
    ).only(.touchTarget)
    #expect(try accessory.rules(.normal, on: .ios18) == ["touch-target"])
  }

  /// The sizes that Xcode stores of controls (switch 51 x 31 with 2 of it outside the alignment rectangle, stepper
  /// 94 x 32, slider 31, segments 32, field 34) are UIKit's; below them a control is squeezed.
  @Test(arguments: [
    ("switch", 51.0, 31.0, 48.0, 28.0), ("stepper", 94, 32, 40, 32), ("slider", 200, 31, 200, 20),
    ("segmentedControl", 200, 32, 200, 28), ("slider", 200, 31, 40, 31),
  ])
  func controls(_ type: String, width: Double, height: Double, lessWidth: Double, lessHeight: Double) throws {
    let more = type == "segmentedControl" ? #", "segments": ["One", "Two"]"# : ""
    #expect(try fixture(control(type, width, height, more)).rules(.normal, on: .ios18) == [])
    let findings = try fixture(control(type, lessWidth, lessHeight, more)).findings(.normal, on: .ios18)
    #expect(findings.map(\.rule.rawValue) == ["touch-target"])
    #expect(findings.first?.message.contains("UIKit's own size is") == true)
    // At its own size, wherever that comes from.
    #expect(
      try fixture(
        #"{ "type": "\#(type)", "x": 16, "y": 10\#(type == "slider" ? #", "width": 200"# : "")\#(more) }"#
      )
      .rules(.normal, on: .ios26) == [])
  }

  @Test func textFields() throws {
    let rounded = #", "placeholder": "Name", "borderStyle": "roundedRect""#
    #expect(try fixture(control("textField", 200, 34, rounded)).rules(.normal, on: .ios18) == [])
    #expect(try fixture(control("textField", 200, 30, rounded)).rules(.normal, on: .ios12) == [])
    #expect(
      try fixture(control("textField", 200, 24, rounded)).rules(.normal, on: .ios18) == ["touch-target"])
    let plain = #", "text": "Name", "font": { "size": 12 }, "borderStyle": "none""#
    #expect(try fixture(control("textField", 200, 16, plain)).rules(.normal, on: .ios18) == [])
    #expect(try fixture(control("textField", 20, 16, plain)).rules(.normal, on: .ios18) == ["touch-target"])
  }

  /// What is not touched: labels, progress, hidden controls.
  @Test func others() throws {
    for view in [
      control("label", 20, 20, #", "text": "A""#), control("progress", 200, 4),
      control("activityIndicator", 20, 20), control("image", 20, 20),
      control("button", 20, 20, #", "hidden": true"#), control("button", 20, 20, #", "alpha": 0"#),
      control("button", 20, 20, #", "alpha": 0.005"#),
      #"{ "type": "view", "hidden": true, "children": [ \#(control("button", 20, 20)) ] }"#,
    ] {
      #expect(try fixture(view).rules(.normal, on: .ios18) == [])
    }
  }

  /// The figure is the same at every text size: a button of 44 x 44 is large enough at the largest.
  @Test(arguments: ContentSize.allCases) func constant(_ size: ContentSize) throws {
    #expect(
      try fixture(control("button", 44, 44, #", "title": "A""#))
        .findings(.normal, on: .ios18, contentSize: size).isEmpty)
    #expect(
      try fixture(control("button", 43, 43, #", "title": "A""#))
        .findings(.normal, on: .ios18, contentSize: size).map(\.message)
        == [#"the button "it" is 43 x 43 pt: what is touched needs 44 x 44"#])
  }
}
