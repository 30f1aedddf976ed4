import Graphics
import Testing
import UIKitRules

@testable import Staging

/// What highlighting and selecting change.
struct SelectionTests {
  private static let card = ##"""
    "height": 100, "card": { "insets": 10, "backgroundColor": "#ABCDEF" }, "contentViewBackgroundColor": "#111111",
    "content": { "type": "stack", "children": [ { "type": "view", "id": "box", "backgroundColor": "#222222" } ] }
    """##

  /// D9D9D9 up to 12 (D8D8D8 is reported too), systemGray4 from 13 on.
  @Test(arguments: System.allCases, [CellState.highlighted, .selected])
  func fill(on system: System, in state: CellState) throws {
    let fixture = try Fixture(cell: #""height": 60"#)
    let color = try #require(try fixture.stage(state, on: system).view("selectedBackground")?.backgroundColor)
    #expect(system <= .ios12 ? [0xD9, 0xD8].contains(color.red) : color == Color(rgb: 0xD1D1D6))
    if system >= .ios13 {
      let dark = try fixture.stage(state, on: system, appearance: .dark)
      #expect(dark.view("selectedBackground")?.backgroundColor == Color(rgb: 0x3A3A3C))
    }
  }

  /// One separator beyond the row above and below, over the neighbours' hairlines.
  @Test(arguments: System.allCases)
  func coversHairlines(on system: System) throws {
    let stage = try Fixture(cell: #""height": 60"#).stage(.selected, on: system)
    let line = system == .ios26 ? 1 : 0.5
    #expect(same(stage.frame("selectedBackground"), 0, -line, 375, 60 + 2 * line))
  }

  /// Up to 12 the backgrounds of the contentView and of everything in it go; from 13 on none does.
  @Test(arguments: System.allCases, [CellState.highlighted, .selected])
  func wiping(on system: System, in state: CellState) throws {
    let stage = try Fixture(cell: Self.card).stage(state, on: system)
    for (id, color) in [("card", 0xABCDEF), ("contentView", 0x111111), ("box", 0x222222)]
      as [(String, UInt32)]
    {
      #expect(stage.view(id)?.backgroundColor == (system <= .ios12 ? nil : Color(rgb: color)))
    }
  }

  /// A card behind the contentView keeps its colour.
  @Test(arguments: System.upTo12)
  func backgroundViewStays(on system: System) throws {
    let cell = Self.card.replacing("\"insets\"", with: "\"as\": \"backgroundView\", \"insets\"")
    #expect(
      try Fixture(cell: cell).stage(.selected, on: system).view("card")?.backgroundColor
        == Color(rgb: 0xABCDEF))
  }

  /// Where selection is not allowed, or shown by nothing, nothing at all changes.
  @Test(arguments: System.allCases, [CellState.highlighted, .selected])
  func nothing(on system: System, in state: CellState) throws {
    let forbidden = try Fixture(cell: Self.card, table: #""allowsSelection": false"#)
    let unshown = try Fixture(cell: Self.card + #", "selectionStyle": "none""#)
    for fixture in [forbidden, unshown] {
      let still = try fixture.stage(.normal, on: system)
      let pressed = try fixture.stage(state, on: system)
      #expect(still.allViews.map(\.id) == pressed.allViews.map(\.id))
      #expect(still.allViews.map(\.backgroundColor) == pressed.allViews.map(\.backgroundColor))
      #expect(still.allViews.map(\.frame) == pressed.allViews.map(\.frame))
      #expect(still.surfaces == pressed.surfaces)
    }
  }

  @Test(arguments: System.allCases)
  func ownColor(on system: System) throws {
    let stage = try Fixture(cell: ##""selectedBackgroundColor": "#FEDCBA""##).stage(.selected, on: system)
    #expect(stage.view("selectedBackground")?.backgroundColor == Color(rgb: 0xFEDCBA))
  }

  /// The same content, wiped or not, whichever state came first.
  @Test(arguments: [[CellState.normal, .selected, .normal], [.selected, .normal, .selected]])
  func order(of states: [CellState]) throws {
    let fixture = try Fixture(cell: Self.card)
    let traits = Traits(system: .ios12, device: try #require(Device.named("iPhone 8")))
    for (state, stage) in zip(states, try fixture.stages(states.map { fixture.preview($0, traits) })) {
      #expect((stage.view("box")?.backgroundColor == nil) == (state == .selected))
    }
  }
}
