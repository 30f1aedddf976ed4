import Graphics
import Report
import Staging
import Testing
import UIKitRules

@Suite struct HierarchyTests {
  /// Trees made by hand after UIKit's: the pull view in the cell up to 10, beside it in the table from 11,
  /// both in a container from 13.
  private static func stage(_ system: System, actions: Int = 1, content: String = "title") -> Stage {
    let size = Size(width: 375, height: 80)
    var views = [
      StageView(
        id: "table", role: .table, className: "UITableView", parent: -1,
        frame: Rect(origin: .zero, size: size))
    ]
    var holder = 0
    if system >= .ios13 {
      views.append(
        StageView(
          id: "swipeContainer", role: .swipeContainer, className: "_UITableViewCellSwipeContainerView",
          parent: 0,
          frame: Rect(origin: .zero, size: size)))
      holder = 1
    }
    let isInCell = system < .ios11
    let cell = views.count
    views.append(
      StageView(
        id: "cell", role: .cell, className: "UITableViewCell", parent: holder,
        frame: Rect(x: isInCell ? 0 : -74, y: 0, width: 375, height: 80)))
    views.append(
      StageView(
        id: content, role: .content, className: "UILabel", parent: cell,
        frame: Rect(x: 16, y: 30, width: 40, height: 20)))
    let pull = views.count
    views.append(
      StageView(
        id: "pullView", role: .pullView,
        className: isInCell ? "UITableViewCellDeleteConfirmationView" : "UISwipeActionPullView",
        parent: isInCell ? cell : holder, frame: Rect(x: 301, y: 0, width: 74, height: 80)))
    for index in 0..<actions {
      views.append(
        StageView(
          id: "action\(index)", role: .action, className: "UISwipeActionStandardButton", parent: pull,
          frame: Rect(x: 0, y: 0, width: 74, height: 80)))
    }
    return Stage(
      size: size, views: views,
      surfaces: Surfaces(table: .white, cell: .white, pullView: nil, isPullViewSet: false, actions: []),
      openWidth: 74,
      facts: FactSet())
  }

  private static func page(_ lanes: [(System, Stage)]) -> String {
    var page = HierarchyPage(title: nil, input: "a.json", cell: "card", page: "card.html")
    for (system, stage) in lanes {
      let preview = Preview(cell: 0, row: 0, state: .swiped, traits: TruckFixture.traits(system))
      page.lanes.append(HierarchyPage.Lane(stage, preview))
    }
    return String(decoding: page.bytes(), as: UTF8.self)
  }

  @Test func whatChangedIsSaidInWords() {
    let page = Self.page([.ios10, .ios11, .ios12, .ios13].map { ($0, Self.stage($0)) })
    #expect(
      page.contains("since iOS 10: <b>1 with another class, 1 in another superview, 1 with another frame</b>")
    )
    #expect(
      page.contains("class was <bdi>UITableViewCellDeleteConfirmationView</bdi>; was in <bdi>cell</bdi>"))
    #expect(page.contains("since iOS 11: <b>nothing changed</b>"))
    #expect(page.contains("since iOS 12: <b>1 new, 2 in another superview</b>"))
    #expect(page.contains("<mark>new</mark>"))
  }

  @Test func whatIsGoneIsSaid() {
    let page = Self.page([(.ios11, Self.stage(.ios11, actions: 2)), (.ios12, Self.stage(.ios12))])
    #expect(
      page.contains("<mark>gone</mark> <b><bdi>UISwipeActionStandardButton</bdi></b> <bdi>action1</bdi>"))
  }

  @Test func whatStaysIsCounted() {
    /// Four views in the contentView, and the cell moved by a button of another width.
    func stage(_ open: Double, lastWidth: Double = 40) -> Stage {
      var stage = Self.stage(.ios11)
      stage.views[1].frame = Rect(x: -open, y: 0, width: 375, height: 80)
      for index in 0..<4 {
        stage.views.append(
          StageView(
            id: "line\(index)", role: .content, className: "UIView", parent: 2,
            frame: Rect(x: 0, y: Double(index), width: index == 3 ? lastWidth : 40, height: 1)))
      }
      return stage
    }
    let page = Self.page([(.ios11, stage(74)), (.ios12, stage(80)), (.ios13, stage(80, lastWidth: 41))])
    #expect(page.contains("frame was -74 0 375 80</mark> <span>· the 5 views in it as before</span>"))
    // Listed on the first system, and on the last, where one of them changed.
    #expect(page.ranges(of: "<bdi>line0</bdi>").count == 2)
    #expect(page.contains("frame was 0 3 40 1"))
  }

  /// A view out of which one is gone, or has moved, is not as before, though all that are left in it are.
  @Test(arguments: [false, true])
  func whatIsLeftIsNotAllAsBefore(moves: Bool) {
    /// Five views in the contentView, the last of them gone or moved into the cell.
    func stage(isWhole: Bool) -> Stage {
      var stage = Self.stage(.ios11)
      for index in 0..<5 where isWhole || moves || index < 4 {
        stage.views.append(
          StageView(
            id: "line\(index)", role: .content, className: "UIView", parent: isWhole || index < 4 ? 2 : 1,
            frame: Rect(x: 0, y: Double(index), width: 40, height: 1)))
      }
      return stage
    }
    let page = Self.page([(.ios11, stage(isWhole: true)), (.ios12, stage(isWhole: false))])
    #expect(page.contains(moves ? "was in <bdi>title</bdi>" : "<bdi>line4</bdi></p>"))
    #expect(!page.contains("views in it as before"))
    #expect(page.ranges(of: "<bdi>line0</bdi>").count == 2)
  }

  @Test func classesCarryTheirMark() {
    let page = Self.page([(.ios10, Self.stage(.ios10)), (.ios26, Self.stage(.ios26))])
    #expect(page.ranges(of: "†1").count >= 2)
    #expect(page.contains(FactID.swipeHierarchy.text))
  }

  @Test func labelsStandApart() throws {
    let page = Self.page([(.ios13, Self.stage(.ios13, actions: 40))])
    let places = page.matches(of: #/<text x="[\d.-]+" y="([\d.-]+)" font-weight="600">/#).compactMap {
      Double($0.1)
    }
    // Table, container, cell, pull view and six of the forty actions.
    #expect(places.count == 10)
    let sorted = places.sorted()
    for (above, below) in zip(sorted, sorted.dropFirst()) { #expect(below - above >= 30) }
    // The list has them all.
    #expect(page.ranges(of: "action39").count == 1)
  }

  @Test func hostileIdsStayText() {
    let page = Self.page([(.ios13, Self.stage(.ios13, content: "</ul><script>"))])
    #expect(page.contains("&lt;/ul&gt;&lt;script&gt;"))
    #expect(page.ranges(of: "<script").count == 1)
  }
}
