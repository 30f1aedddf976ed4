import Designs
import Graphics
import Typesetting
import UIKitRules

/// Puts the views of one cell together as the system nests them, leading at the left, and mirrors them at the end.
struct StageAssembly {
  let setting: CellSetting
  let geometry: CellGeometry
  let columns: CellColumns
  let colors: CellSurfaces
  let actions: [ResolvedAction]
  /// nil where nothing is swiped.
  let swipe: SwipeGeometry?
  let content: ContentBuilder.Result
  let accessory: ContentBuilder.Result
  /// What artwork shows, by action.
  let artworks: [ActionTrees]

  var views: [StageView] = []
  var facts = FactSet()

  var classes: ClassNames { setting.rules.classNames }
  var rowBounds: Rect { Rect(x: 0, y: 0, width: setting.cellWidth, height: geometry.height) }

  init(
    setting: CellSetting, geometry: CellGeometry, columns: CellColumns, colors: CellSurfaces,
    actions: [ResolvedAction], swipe: SwipeGeometry?, content: ContentBuilder.Result,
    accessory: ContentBuilder.Result, artworks: [ActionTrees]
  ) {
    self.setting = setting
    self.geometry = geometry
    self.columns = columns
    self.colors = colors
    self.actions = actions
    self.swipe = swipe
    self.content = content
    self.accessory = accessory
    self.artworks = artworks
  }

  /// The whole stage.
  mutating func assemble(_ typesetter: inout Typesetter) -> Stage {
    let pullViewColor = swipe == nil ? nil : colors.pullViewColor(setting, actions: actions, facts: &facts)
    let size = Size(width: setting.tableWidth, height: geometry.height)
    var table = StageView(
      id: "table", role: .table, className: classes.table, parent: -1, frame: Rect(origin: .zero, size: size))
    table.backgroundColor = colors.table
    table.layer.clips = true
    views.reserveCapacity(16)
    views.append(table)
    var holder = 0
    if let wrapper = classes.wrapper {
      holder = add(
        StageView(id: "wrapper", role: .wrapper, className: wrapper, parent: 0, frame: table.frame))
    }
    addRow(in: holder, pullViewColor: pullViewColor, &typesetter)
    if setting.isRightToLeft { mirror() }
    return Stage(
      size: size, views: views,
      surfaces: colors.visible(setting, actions: actions, pullView: pullViewColor),
      openWidth: swipe?.openWidth ?? 0, facts: facts)
  }

  /// The cell, and beside it or in it what a swipe uncovers.
  private mutating func addRow(in holder: Int, pullViewColor: Color?, _ typesetter: inout Typesetter) {
    var holder = holder
    var frame = rowBounds.offset(by: Point(x: setting.cellX, y: 0))
    guard let swipe else {
      addCell(in: holder, frame: frame, boundsX: 0)
      return
    }
    if let container = classes.swipeContainer {
      _ = facts.take(setting.rules.swipe.motion)
      var view = StageView(
        id: "swipeContainer", role: .swipeContainer, className: container, parent: holder, frame: frame)
      if setting.isInsetGrouped {
        view.layer = groupLayer()
        view.layer.clips = true
      }
      holder = add(view)
      frame = rowBounds
    }
    let isLeading = setting.state.showsLeadingActions
    switch facts.take(setting.rules.swipe.motion) {
    case .boundsOrigin:
      let cell = addCell(in: holder, frame: frame, boundsX: isLeading ? -swipe.travel : swipe.travel)
      let offset = facts.take(setting.rules.swipe.deleteViewOffset)[setting.traits.device.scale]
      let pull = Rect(x: frame.width + offset, y: 0, width: swipe.travel, height: geometry.height)
      addPullView(in: cell, frame: pull, color: pullViewColor, swipe, &typesetter)
    case .frame:
      let x = isLeading ? frame.x : frame.maxX - swipe.travel
      let pull = Rect(x: x, y: 0, width: swipe.travel, height: geometry.height)
      addPullView(in: holder, frame: pull, color: pullViewColor, swipe, &typesetter)
      let moved = frame.offset(by: Point(x: isLeading ? swipe.travel : -swipe.travel, y: 0))
      addCell(in: holder, frame: moved, boundsX: 0)
    }
  }

  mutating func add(_ view: StageView) -> Int {
    views.append(view)
    return views.count - 1
  }

  // MARK: The cell

  @discardableResult
  private mutating func addCell(in holder: Int, frame: Rect, boundsX: Double) -> Int {
    var cell = StageView(
      id: setting.cell.surfaceIDs.cell ?? "cell", role: .cell, className: classes.cell, parent: holder,
      frame: frame)
    cell.boundsOrigin = Point(x: boundsX, y: 0)
    cell.backgroundColor = colors.cell
    cell.span = setting.cell.span
    cell.layer = cellLayer()
    let index = add(cell)
    addBackgrounds(in: index)
    addContentView(in: index)
    addViewsBesideContent(in: index)
    addAccessories(in: index)
    if let separator = geometry.separator { addSeparator(separator, in: index) }
    addControls(in: index)
    return index
  }

  /// Views that a design adds to the cell itself: they are there first, so what UIKit adds later lies on them.
  private mutating func addViewsBesideContent(in cell: Int) {
    let base = views.count
    for view in content.inCell {
      var copy = view
      copy.parent = view.parent < 0 ? cell : view.parent + base
      views.append(copy)
    }
  }

  private mutating func addContentView(in cell: Int) {
    var contentView = StageView(
      id: setting.cell.surfaceIDs.contentView ?? "contentView", role: .contentView,
      className: classes.contentView, parent: cell, frame: geometry.contentView)
    contentView.backgroundColor = colors.contentView
    let isInCard = setting.card?.placement == .contentSubview
    if !isInCard { contentView.contents = content.tree }
    let index = add(contentView)
    guard isInCard, let card = setting.card, let frame = geometry.card else { return }
    var view = cardView(card, className: "UIView", parent: index, frame: frame)
    if setting.wipesBackgrounds { view.backgroundColor = nil }
    view.contents = content.tree
    views.append(view)
  }

  private mutating func addSeparator(_ frame: Rect, in cell: Int) {
    var view = StageView(
      id: "separator", role: .separator, className: classes.separator, parent: cell, frame: frame)
    view.backgroundColor =
      setting.color(setting.table.separatorColor, facts: &facts)
      ?? setting.color(setting.rules.rows.separator.color, facts: &facts)
    views.append(view)
  }

  // MARK: Right to left

  /// Mirrors every view of the chrome in its superview; contents are laid out for their direction already.
  private mutating func mirror() {
    for index in views.indices {
      let view = views[index]
      guard view.parent >= 0, view.role != .artwork, view.role != .content else { continue }
      views[index].frame = view.frame.mirrored(in: views[view.parent].frame.width)
      views[index].boundsOrigin.x = -view.boundsOrigin.x
    }
  }
}
