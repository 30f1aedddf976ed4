import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Actions that nobody would write, in every state of every system: they are laid out, and soon.
struct ActionHostileTests {
  private static let states: [CellState] = [
    .swiping, .swiped, .swipedLeading, .fullSwipe, .fullSwipeLeading, .confirming,
  ]

  private static let actions: [String: String] = [
    "forty": (0..<40).map { #"{ "title": "A\#($0)", "image": { "systemName": "flag" } }"# }.joined(
      separator: ","),
    "long":
      #"{ "title": "\#(String(repeating: "word ", count: 1000))" }, { "title": "\#(String(repeating: "x", count: 5000))", "image": { "systemName": "flag" } }"#,
    "blank":
      #"{ "title": "      " }, { "title": "\u00a0\u3000" }, {}, { "title": { "spaces": 10000 } }, { "title": { "hairSpaces": 10000 } }"#,
    "marks":
      #"{ "title": "\u0301\u0302\u0303" }, { "title": "\u0301", "image": { "systemName": "flag" } }, { "title": "\u202e\u2067\u0000" }"#,
    "lines": #"{ "title": "a\nb\nc\nd\n\n\n", "image": { "systemName": "flag" } }"#,
    "empty": #"""
    { "image": { "snapshot": { "type": "view" } } }, { "image": { "snapshot": { "type": "view", "width": 0, "height": 0 } } },
    { "image": { "drawn": { "size": [0, 0], "title": "a" } } }, { "image": { "drawn": { "size": [10000, 1], "title": "a" } } },
    { "backgroundColor": { "pattern": { "snapshot": { "type": "view", "height": 0 } } } },
    { "backgroundColor": { "pattern": { "snapshot": { "type": "view", "width": 1, "height": 10000 } } } }
    """#,
    "insets":
      #"{ "image": { "drawn": { "size": [50, 50], "contentInsets": 10000, "title": "a", "image": { "systemName": "flag" } } } }, { "image": { "drawn": { "size": [50, 50], "contentInsets": -10000, "title": "a", "imageSize": [10000, 10000], "image": { "systemName": "flag" } } } }"#,
  ]

  @Test(
    arguments: ["forty", "long", "blank", "marks", "lines", "empty", "insets"],
    [System.ios10, .ios11, .ios18, .ios26])
  func anything(_ name: String, on system: System) throws {
    let actions = try #require(Self.actions[name])
    for height in [0.5, 20, 52, 100, 5000] {
      let row =
        system <= .ios10 ? actions.replacing("{ \"title", with: "{ \"api\": \"rowAction\", \"title") : actions
      let fixture = try Fixture(
        cell: #"""
          "height": \#(height), "swipeActions": { "leading": { "actions": [ \#(actions) ] },
            "trailing": { "actions": [ \#(system <= .ios10 && name == "long" ? row : actions) ] } }
          """#)
      for state in Self.states where system > .ios10 || state == .swiped {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          let stage = try fixture.stage(state, on: system, direction: direction)
          for view in stage.allViews {
            #expect(view.frame.x.isFinite && view.frame.y.isFinite)
            #expect(view.frame.width >= 0 && view.frame.width.isFinite, "\(view.id)")
            #expect(view.frame.height >= 0 && view.frame.height.isFinite, "\(view.id)")
          }
        }
      }
    }
  }

  /// No title makes an action wider than the cell.
  @Test(arguments: System.allCases)
  func bounded(on system: System) throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 60, "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": "\#(String(repeating: "word ", count: 1000))" } ] } }
        """#)
    let stage = try fixture.stage(.swiped, on: system)
    #expect(stage.openWidth <= 375)
    #expect(stage.view("a")?.look?.isTitleTruncated == true)
  }
}
