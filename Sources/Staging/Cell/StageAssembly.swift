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
  private var rowBounds: Rect { Rect(x: 0, y: 0, width: setting.cellWidth, height: geometry.height) }

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

  private mutating func cellLayer() -> Layer {
    var layer = Layer()
    if setting.isInsetGrouped { layer = groupLayer() }
    if swipe != nil, let swiped = setting.rules.surfaces.swipedCell {
      layer.cornerRadius = min(facts.take(swiped.radius), geometry.height / 2)
      layer.cornerCurve = facts.take(swiped.curve)
      layer.maskedCorners = .all
    }
    layer.clips = setting.cell.clipsToBounds.value(in: setting.scope) || layer.cornerRadius > 0
    if setting.state == .reordering {
      let lift = facts.take(setting.rules.editing.reorder.shadow)
      layer.alpha = facts.take(setting.rules.editing.reorder.liftAlpha)
      layer.shadow = Shadow(
        color: Color.black.multiplyingAlpha(by: lift.opacity), radius: lift.radius,
        offset: Point(x: 0, y: lift.y))
    }
    return layer
  }

  /// The corners that a group's card gives the row.
  private mutating func groupLayer() -> Layer {
    var layer = Layer()
    guard let group = setting.rules.surfaces.group else { return layer }
    var corners: Corners = []
    if setting.position.isFirst { corners.formUnion([.topLeft, .topRight]) }
    if setting.position.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
    guard !corners.isEmpty else { return layer }
    layer.cornerRadius = min(facts.take(group.radius), geometry.height / 2)
    layer.cornerCurve = facts.take(group.curve)
    layer.maskedCorners = corners
    return layer
  }

  /// The backgroundView and the selected background, which lie under the contentView.
  private mutating func addBackgrounds(in cell: Int) {
    if let card = setting.card, card.placement != .contentSubview, let frame = geometry.card {
      views.append(cardView(card, className: classes.backgroundView, parent: cell, frame: frame))
    }
    guard setting.showsSelection else { return }
    let rules = setting.rules.selection
    var frame = rowBounds
    if !setting.isInsetGrouped, facts.take(rules.coversNeighbouringSeparators) {
      let more = setting.separatorThickness
      frame = frame.inset(by: EdgeInsets(top: -more, left: 0, bottom: -more, right: 0))
    }
    var view = StageView(
      id: "selectedBackground", role: .selectedBackground, className: classes.selectedBackground,
      parent: cell,
      frame: frame)
    let system: RuleColor =
      switch setting.state {
      case .editingSelected: facts.take(rules.multipleSelectionFill)
      case .focused: facts.take(rules.focusFill) ?? facts.take(rules.fill)
      default: facts.take(rules.fill)
      }
    view.backgroundColor =
      setting.color(setting.cell.selectedBackgroundColor, facts: &facts)
      ?? setting.color(system, facts: &facts)
    views.append(view)
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

  private mutating func cardView(_ card: Card, className: String, parent: Int, frame: Rect) -> StageView {
    let scope = setting.scope
    var view = StageView(id: "card", role: .card, className: className, parent: parent, frame: frame)
    view.span = card.span
    view.backgroundColor = setting.color(card.backgroundColor, facts: &facts)
    view.layer.cornerRadius = card.cornerRadius.value(in: scope)
    view.layer.cornerCurve = card.cornerCurve.value(in: scope).drawn(on: setting.traits.system)
    view.layer.borderWidth = card.strokeWidth.value(in: scope)
    if view.layer.borderWidth > 0 {
      view.layer.borderColor = setting.color(card.strokeColor, facts: &facts) ?? .black
    }
    view.layer.shadow = card.shadow.value(in: scope)?.resolved(in: scope, tint: setting.tint, facts: &facts)
    return view
  }

  private mutating func addSeparator(_ frame: Rect, in cell: Int) {
    var view = StageView(
      id: "separator", role: .separator, className: classes.separator, parent: cell, frame: frame)
    view.backgroundColor =
      setting.color(setting.table.separatorColor, facts: &facts)
      ?? setting.color(setting.rules.rows.separator.color, facts: &facts)
    views.append(view)
  }

  // MARK: Accessories and controls

  private mutating func addAccessories(in cell: Int) {
    let height = geometry.contentView.height
    if let size = columns.accessoryView, let tree = accessory.tree {
      let grid = setting.grid
      var view = StageView(
        id: "accessory", role: .accessory, className: "UIView", parent: cell,
        frame: Rect(
          x: columns.accessoryEdge - size.width, y: grid.round((height - size.height) / 2), width: size.width,
          height: size.height))
      view.contents = tree
      views.append(view)
      return
    }
    guard let kind = setting.rules.accessories.accessory(columns.accessory) else { return }
    let scale = setting.traits.device.scale
    for (index, glyph) in kind.glyphs.enumerated() {
      let plain = facts.take(glyph.size)[scale]
      let size = Size(
        width: setting.accessoryLength(plain.width, facts: &facts),
        height: setting.accessoryLength(plain.height, facts: &facts))
      let centre =
        columns.accessoryEdge - setting.accessoryLength(facts.take(glyph.centre)[scale], facts: &facts)
      let frame = setting.grid.round(
        Rect(
          x: centre - size.width / 2, y: (height - size.height) / 2, width: size.width, height: size.height))
      // With a dot, which no id of a design has.
      addIcon(
        id: index == 0 ? "accessory" : "accessory.\(index)", role: .accessory,
        className: classes.accessory,
        glyph: glyph.glyph, glyphFrame: nil, frame: frame, color: setting.color(glyph.color, facts: &facts),
        in: cell)
    }
  }

  private mutating func addControls(in cell: Int) {
    let rules = setting.rules.editing
    if let frame = geometry.editControl, let shown = columns.editControl {
      let (glyph, color) = rules.control.glyph(of: shown)
      addIcon(
        id: "editControl", role: .editControl, className: classes.editControl, glyph: glyph,
        glyphFrame: setting.grid.round(rules.control.glyphFrame(in: frame.size, facts: &facts)),
        frame: setting.grid.round(frame), color: setting.color(color, facts: &facts), in: cell)
    }
    if let frame = geometry.reorderControl {
      addIcon(
        id: "reorderControl", role: .reorderControl, className: classes.reorderControl,
        glyph: rules.reorder.glyph,
        glyphFrame: setting.grid.round(rules.reorder.glyphFrame(in: frame.size, facts: &facts)),
        frame: setting.grid.round(frame), color: setting.color(rules.reorder.color, facts: &facts), in: cell)
    }
  }

  /// A view that shows one of UIKit's glyphs; `glyphFrame` in the view, nil fills it.
  private mutating func addIcon(
    id: String, role: StageView.Role, className: String, glyph: Glyph, glyphFrame: Rect?, frame: Rect,
    color: Color, in cell: Int
  ) {
    var view = StageView(id: id, role: role, className: className, parent: cell, frame: frame)
    let rect = glyphFrame ?? Rect(origin: .zero, size: frame.size)
    view.items = [
      .icon(
        IconItem(
          name: glyph.rawValue, rect: setting.isRightToLeft ? rect.mirrored(in: frame.width) : rect,
          color: color,
          isFlipped: setting.isRightToLeft && glyph.isDirectional))
    ]
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
