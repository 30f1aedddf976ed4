import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Part-way open, full swipe, right to left, inset groups.
struct SwipeStateTests {
  private static let lone =
    #"[ { "id": "a", "api": "rowAction", "title": "Delete", "style": "destructive" } ]"#
  private static let plain = #"[ { "id": "a", "title": "Archive" } ]"#
  private static let two = #"[ { "id": "a", "title": "One" }, { "id": "b", "title": "Mark as Unread" } ]"#

  private func fixture(_ trailing: String, leading: String = "", table: String = "") throws -> Fixture {
    let other = leading.replacing("\"id\": \"", with: "\"id\": \"l")
    let both = leading.isEmpty ? "" : ", \"leading\": { \"actions\": \(other) }"
    return try Fixture(
      cell: #""height": 100, "swipeActions": { "trailing": { "actions": \#(trailing) }\#(both) }"#,
      table: table)
  }

  /// Half of the open width; a lone button is as wide as the way it has come.
  @Test(arguments: System.allCases)
  func loneHalfWay(on system: System) throws {
    let fixture = try fixture(Self.lone)
    let open = try fixture.stage(.swiped, on: system).openWidth
    let stage = try fixture.stage(.swiping, on: system)
    #expect(same(stage.place("contentView")?.x, -open / 2))
    #expect(same(stage.frame("pullView")?.width, open / 2))
    #expect(same(stage.frame("a")?.width, min(open / 2, open)))
    if system >= .ios11Xcode8 { #expect(same(stage.place("pullView")?.x, 375 - open / 2)) }
  }

  /// Several open in proportion: travel x width / total.
  @Test(arguments: System.from11To18)
  func severalHalfWay(on system: System) throws {
    let fixture = try fixture(Self.two)
    let whole = try fixture.stage(.swiped, on: system)
    let half = try fixture.stage(.swiping, on: system)
    for id in ["a", "b"] { #expect(same(half.frame(id)?.width, (whole.frame(id)?.width ?? 0) / 2)) }
    #expect(same(half.frame("a")?.maxX, whole.openWidth / 2))
    #expect(same(half.frame("b")?.x, 0))
  }

  /// 0.525 of the width for what deletes nothing.
  @Test(arguments: System.from11)
  func fullSwipe(on system: System) throws {
    let stage = try fixture(Self.plain).stage(.fullSwipe, on: system)
    let distance = 0.525 * 375
    #expect(same(stage.place("cell")?.x, -distance))
    #expect(same(stage.place("pullView"), 375 - distance, 0, distance, 100))
    let gap = system == .ios26 ? 10.0 : 0
    #expect(same(stage.frame("a")?.x, gap))
    #expect(same(stage.frame("a")?.width, distance - 2 * gap))
  }

  /// A destructive one leaves 29 of the cell trailing, 64 leading.
  @Test(arguments: System.from11)
  func destructiveFullSwipe(on system: System) throws {
    let fixture = try fixture(Self.lone, leading: Self.lone)
    let trailing = try fixture.stage(.fullSwipe, on: system)
    #expect(same(trailing.place("cell")?.x, -(375 - 29)))
    let leading = try fixture.stage(.fullSwipeLeading, on: system)
    #expect(same(leading.place("cell")?.x, 375 - 64))
    #expect(same(leading.place("pullView"), 0, 0, 311, 100))
  }

  /// On 26 at least 20 more than open, at most the width.
  @Test func fullSwipeBeyondOpen() throws {
    let fixture = try fixture(
      #"[ { "id": "a", "title": "Archive it now" }, { "id": "b", "title": "Move" }, { "id": "c", "title": "Flag" } ]"#
    )
    let open = try fixture.stage(.swiped, on: .ios26).openWidth
    let stage = try fixture.stage(.fullSwipe, on: .ios26)
    #expect(same(stage.place("cell")?.x, -min(max(0.525 * 375, open + 20), 375)))
  }

  /// The first action covers the others.
  @Test(arguments: System.from11To18)
  func firstCovers(on system: System) throws {
    let stage = try fixture(Self.two).stage(.fullSwipe, on: system)
    #expect(same(stage.frame("a"), 0, 0, stage.frame("pullView")?.width ?? 0, stage.frame("a")?.height ?? 0))
    let ids = stage.allViews.map(\.id)
    #expect((ids.firstIndex(of: "a") ?? 0) > (ids.firstIndex(of: "b") ?? 0))
  }

  /// Right to left everything lies at the mirrored place.
  @Test(arguments: System.allCases, [CellState.swiped, .swiping, .confirming, .editing])
  func mirrored(on system: System, in state: CellState) throws {
    let fixture = try Fixture(
      cell: """
        "height": 100, "showsReorderControl": true, "editingAccessoryType": "disclosureIndicator",
        "card": { "insets": { "top": 5, "leading": 20, "bottom": 0, "trailing": 10 } },
        "swipeActions": { "trailing": { "actions": [ { "id": "a", "api": "rowAction", "title": "One" },
          { "id": "b", "api": "rowAction", "title": "Two" } ] } }
        """)
    let left = try fixture.stage(state, on: system)
    let right = try fixture.stage(state, on: system, direction: .rightToLeft)
    #expect(left.allViews.map(\.id) == right.allViews.map(\.id))
    for view in left.allViews where view.role != .table {
      let expected = left.place(view.id)?.mirrored(in: 375)
      let place = right.place(view.id)
      #expect(
        same(place, expected?.x ?? 0, expected?.y ?? 0, expected?.width ?? 0, expected?.height ?? 0),
        "\(view.id): \(String(describing: place)) is not \(String(describing: expected))")
    }
  }

  /// An inset group keeps the margin on both sides; a swiped cell is cut by its group's corners.
  @Test(arguments: System.from13)
  func insetGrouped(on system: System) throws {
    let stage = try fixture(Self.lone, table: #""style": "insetGrouped""#).stage(.swiped, on: system)
    #expect(same(stage.place("swipeContainer"), 16, 0, 343, 100))
    #expect(same(stage.place("cell"), 16 - stage.openWidth, 0, 343, 100))
    #expect(same(stage.place("pullView")?.maxX, 359))
    let container = try #require(stage.view("swipeContainer"))
    #expect(container.layer.cornerRadius == (system == .ios26 ? 26 : 10))
    #expect(container.layer.cornerCurve == .continuous)
    #expect(container.layer.clips)
  }
}
