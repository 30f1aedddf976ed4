import Graphics
import Testing
import UIKitRules

@testable import Checks

/// `full-height-design-on-26`: what was made for a bar as high as the row, in a capsule.
struct FullHeightTests {
  private static let name = "full-height-design-on-26"

  private func fixture(
    _ action: String, _ swipe: String = "", cell: String = "#EEEEEE", height: Int = 176
  ) throws -> Fixture {
    try Fixture(
      cell: #"""
        "height": \#(height), "backgroundColor": "\#(cell)", "swipeActions": { \#(swipe)"trailing": { "actions": [
          { "id": "a", "accessibilityLabel": "Delete", \#(action) } ] } }
        """#
    ).only(.fullHeightDesignOn26)
  }

  private func pattern(_ color: String, height: String, dotY: Double = 20) -> String {
    #"""
    "backgroundColor": { "pattern": { "snapshot": { "type": "view", "width": 74, "height": \#(height),
      "backgroundColor": "\#(color)", "children": [
        { "type": "view", "frame": [27, \#(dotY), 20, 20], "backgroundColor": "red" } ] } } }
    """#
  }

  /// A bar in a colour of its own is one only up to 18.
  @Test(arguments: System.from11)
  func color(on system: System) throws {
    for height in ["\"row\"", "176"] {
      let fixture = try fixture(pattern("#00FF00", height: height))
      let findings = try fixture.findings(.swiped, on: system)
      #expect(findings.map(\.rule.rawValue) == (system == .ios26 ? [Self.name] : []))
      for finding in findings {
        #expect(
          finding.message
            == "the picture of action \"a\" is made for a bar of 176 pt, and the action is a capsule of 80: its #00FF00 no "
            + "longer fills the row")
        #expect(fixture.text(at: finding.span).hasPrefix(#"{ "pattern""#))
      }
    }
  }

  /// On the cell's own colour only what is cut is lost: a capsule is 80 high here.
  @Test(arguments: [(20.0, 0.0), (60, 0), (60.9, 0), (61, 1), (78, 18), (140, 80)])
  func cut(y: Double, lost: Double) throws {
    let fixture = try fixture(pattern("#EEEEEE", height: "176", dotY: y))
    let messages = try fixture.findings(.swiped, on: .ios26).map(\.message)
    #expect(messages.count == (lost > 0 ? 1 : 0))
    if lost > 0 { #expect(messages.first?.contains("\(Int(lost)) pt of what it shows are cut") == true) }
  }

  /// A picture no higher than the capsule was not made for a bar; nor was a plain action.
  @Test(arguments: System.allCases)
  func none(on system: System) throws {
    #expect(try fixture(pattern("#00FF00", height: "50")).rules(.swiped, on: system).isEmpty)
    #expect(try fixture(#""title": "Delete", "style": "destructive""#).rules(.swiped, on: system).isEmpty)
    let icon = #""title": "Delete", "image": { "systemName": "trash" }"#
    #expect(try fixture(icon).rules(.swiped, on: system).isEmpty)
  }

  /// An image as high as the row is scaled down into a capsule of 50.
  @Test(arguments: System.from11)
  func image(on system: System) throws {
    let image =
      #""image": { "snapshot": { "type": "view", "width": 60, "height": "row", "backgroundColor": "red" } }"#
    #expect(try fixture(image).rules(.swiped, on: system) == (system == .ios26 ? [Self.name] : []))
    #expect(try fixture(image).rules(.swiping, on: system).isEmpty)
  }

  /// Past a full swipe the first action covers the others: what they are made of is not seen.
  @Test(arguments: [CellState.swiped, .fullSwipe])
  func covered(state: CellState) throws {
    let second = #"{ "id": "b", "accessibilityLabel": "Like", \#(pattern("#00FF00", height: "\"row\"")) }"#
    let fixture = try fixture(#""title": "Delete" }, \#(second.dropLast())"#)
    #expect(try fixture.rules(state, on: .ios26) == (state == .swiped ? [Self.name] : []))
    let blue = try self.fixture(
      ##""title": "Keep" }, { "id": "b", "title": "Like", "backgroundColor": "#0000FF""##,
      ##""pullViewBackground": "#0000FF", "##)
    #expect(try blue.rules(state, on: .ios26) == (state == .swiped ? [Self.name] : []))
  }

  /// A pull view in the action's colour makes a bar of it; the capsule is lost in that.
  @Test(arguments: System.from11)
  func pullView(on system: System) throws {
    let green = ##""title": "Keep", "backgroundColor": "#00FF00""##
    let filled = try fixture(green, ##""pullViewBackground": "#00FF00", "##)
    #expect(try filled.rules(.swiped, on: system) == (system == .ios26 ? [Self.name] : []))
    let other = try fixture(green, ##""pullViewBackground": "#EEEEEE", "##)
    #expect(try other.rules(.swiped, on: system).isEmpty)
  }
}
