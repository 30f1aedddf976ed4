import Graphics
import Testing
import Typesetting
import UIKitRules

@testable import Staging

/// Actions that one stager resolves for many previews: each preview gets its own.
struct KeptActionsTests {
  private static let cell = #"""
    "height": 88,
    "swipeActions": { "trailing": { "actions": [
      { "id": "named", "api": "contextualAction", "title": "{name}", "backgroundColor": "#112233" },
      { "id": "ruled", "api": "contextualAction", "title": "More",
        "backgroundColor": [ { "when": "$state == 'fullSwipe'", "use": "#FF0000" },
                             { "when": "$row == 1", "use": "#00FF00" }, { "use": "#0000FF" } ] } ] } },
    "data": [ { "name": "One" }, { "name": "Another" }, { "name": "One" } ]
    """#

  @Test func rulesAndTextsAreThoseOfThePreview() throws {
    let fixture = try Fixture(cell: Self.cell)
    let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    let asked: [(CellState, row: Int)] = [
      (.swiped, 0), (.swiped, 1), (.fullSwipe, 1), (.swiping, 2), (.swiped, 0), (.confirming, 1),
    ]
    let stages = try fixture.stages(asked.map { fixture.preview($0.0, traits, row: $0.row) })
    let titles = stages.map { $0.view("named")?.title }
    #expect(titles == ["One", "Another", "Another", "One", "One", "Another"])
    let blue = Color(rgb: 0x0000FF)
    let green = Color(rgb: 0x00FF00)
    #expect(
      stages.map { $0.view("ruled")?.backgroundColor }
        == [blue, green, Color(rgb: 0xFF0000), blue, blue, green])
  }

  /// Artwork with a row's words, and a matched background that follows the row.
  @Test func artworkIsThatOfThePreview() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 88, "matchedBackground": [ { "when": "$row == 1", "use": "#FF0000" }, { "use": "white" } ],
        "swipeActions": { "trailing": { "actions": [
          { "id": "a", "api": "rowAction", "title": { "spaces": 100 },
            "backgroundColor": { "pattern": { "snapshot": { "type": "view", "width": 100, "height": "row",
              "children": [ { "type": "label", "id": "word", "text": "{name}" } ] } } } } ] } },
        "data": [ { "name": "One" }, { "name": "Another" } ]
        """#)
    let traits = Traits(system: .ios12, device: try #require(Device.named("iPhone 8")))
    let stages = try fixture.stages([0, 1, 0].map { fixture.preview(.swiped, traits, row: $0) })
    #expect(stages.map { $0.text("word")?.layout.lines.first?.text } == ["One", "Another", "One"])
    #expect(stages.map { $0.surfaces.actions[0].color } == [.white, Color(rgb: 0xFF0000), .white])
  }

  /// Each state shows the actions of its side, whichever came before.
  @Test func eachStateShowsItsSide() throws {
    let fixture = try Fixture(
      cell: #"""
        "height": 44, "swipeActions": { "leading": { "actions": [ { "id": "pin", "title": "Pin" } ] },
          "trailing": { "actions": [ { "id": "more", "title": "More" }, { "id": "flag", "title": "Flag" } ] } }
        """#)
    let traits = Traits(system: .ios18, device: try #require(Device.named("iPhone 8")))
    let states: [CellState] = [.swiped, .swipedLeading, .swiping, .normal, .confirming, .swiped]
    let stages = try fixture.stages(states.map { fixture.preview($0, traits) })
    #expect(stages.map { $0.view("pin") != nil } == [false, true, false, false, false, false])
    #expect(stages.map { $0.view("more") != nil } == [true, false, true, false, true, true])
  }
}
