import Graphics
import Testing
import UIKitRules

@testable import Staging

/// Class names and superviews as published for each system.
struct HierarchyTests {
  private static let design = """
    "height": 100, "swipeActions": { "trailing": { "actions": [ { "id": "delete", "api": "rowAction",
      "style": "destructive", "title": "Delete" } ] } }
    """

  private func chains(_ system: System) -> (action: [String], cell: [String]) {
    let container = ["_UITableViewCellSwipeContainerView", "UITableView"]
    switch system {
    case .ios8, .ios9, .ios10:
      return (
        [
          "_UITableViewCellActionButton", "UITableViewCellDeleteConfirmationView", "UITableViewCell",
          "UITableView",
        ],
        ["UITableViewCell", "UITableView"]
      )
    case .ios11Xcode8:
      return (
        ["UISwipeActionStandardButton", "UISwipeActionPullView", "UITableViewWrapperView", "UITableView"],
        ["UITableViewCell", "UITableViewWrapperView", "UITableView"]
      )
    case .ios11, .ios12:
      return (
        ["UISwipeActionStandardButton", "UISwipeActionPullView", "UITableView"],
        ["UITableViewCell", "UITableView"]
      )
    case .ios13, .ios14, .ios15, .ios16, .ios17, .ios18:
      return (
        ["UISwipeActionStandardButton", "UISwipeActionPullView"] + container, ["UITableViewCell"] + container
      )
    case .ios26:
      return (
        ["_UISwipeActionDynamicButtonView", "UIView", "UISwipeActionDynamicPullView"] + container,
        ["UITableViewCell"] + container
      )
    }
  }

  @Test(arguments: System.allCases)
  func swiped(on system: System) throws {
    let stage = try Fixture(cell: Self.design).stage(.swiped, on: system)
    #expect(stage.chain("delete") == chains(system).action)
    #expect(stage.chain("cell") == chains(system).cell)
    #expect(stage.view("contentView")?.className == "UITableViewCellContentView")
    #expect(stage.chain("contentView").dropFirst().first == "UITableViewCell")
  }

  /// At rest nothing of a swipe is there.
  @Test(arguments: System.allCases)
  func atRest(on system: System) throws {
    let stage = try Fixture(cell: Self.design).stage(.normal, on: system)
    for id in ["pullView", "swipeContainer", "delete"] { #expect(stage.view(id) == nil) }
    #expect((stage.view("wrapper") != nil) == (system == .ios11Xcode8))
    #expect(stage.view("table")?.parent == -1)
    #expect(stage.surfaces.pullView == nil)
    #expect(stage.surfaces.actions.isEmpty)
    #expect(stage.openWidth == 0)
  }

  /// The button of 26 lies in the view that is the action.
  @Test func capsuleParts() throws {
    let stage = try Fixture(cell: Self.design).stage(.swiped, on: .ios26)
    #expect(
      stage.chain("delete.button").prefix(2) == [
        "_UISwipeActionDynamicButton", "_UISwipeActionDynamicButtonView",
      ])
  }

  /// Up to 10 the frame stays and the bounds' origin moves; the delete view lies a pixel right of the cell's edge.
  @Test(arguments: System.upTo10)
  func boundsMove(on system: System) throws {
    let stage = try Fixture(cell: Self.design).stage(.swiped, on: system)
    let open = stage.openWidth
    #expect(same(stage.frame("cell"), 0, 0, 375, 100))
    #expect(stage.view("cell")?.boundsOrigin == Point(x: open, y: 0))
    #expect(same(stage.frame("pullView"), 375.5, 0, open, 100))
    #expect(same(stage.frame("contentView")?.x, 0))
    #expect(same(stage.frame("delete"), 0, 0, open, 100))
  }

  /// From 11 on the frame moves by the open width, and the pull view fills what it uncovers.
  @Test(arguments: System.from11)
  func frameMoves(on system: System) throws {
    let stage = try Fixture(cell: Self.design).stage(.swiped, on: system)
    let open = stage.openWidth
    #expect(stage.view("cell")?.boundsOrigin == .zero)
    #expect(same(stage.place("cell"), -open, 0, 375, 100))
    #expect(same(stage.place("pullView"), 375 - open, 0, open, 100))
    #expect(same(stage.frame("contentView")?.x, 0))
  }

  /// Whatever is no cell view has its place in the table: parents come first.
  @Test(arguments: System.allCases, [CellState.swiping, .confirming, .fullSwipe])
  func parentsComeFirst(on system: System, in state: CellState) throws {
    let stage = try Fixture(cell: Self.design).stage(state, on: system)
    for (index, view) in stage.allViews.enumerated() { #expect(view.parent < index) }
    let ids = stage.allViews.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}
