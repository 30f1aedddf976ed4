import Graphics
import Staging

/// Turns views into a display list, in the order Core Animation composites a layer: shadow, background, items,
/// subviews, border.
struct StagePainter {
  /// nil paints shared contents in place.
  var parts: PartCache?
  private(set) var list = DisplayList()
  private var open: [OpenView] = []
  /// Whether the parts that a swipe moves become groups: on pages, where a script moves them.
  private var marksMovingParts = false

  init(parts: PartCache? = nil) { self.parts = parts }

  /// The list of a stage.
  mutating func paint(_ stage: Stage) -> DisplayList {
    list = DisplayList()
    list.reserve(64)
    marksMovingParts = parts != nil && stage.openWidth > 0
    paint(stage.views, at: .zero)
    return list
  }

  /// The list of a table: its fill, headers and footers, then the rows over them.
  mutating func paint(_ scene: SceneStage) -> DisplayList {
    list = DisplayList()
    list.reserve(64 * scene.rows.count)
    marksMovingParts = false
    paintTable(scene.size, scene.backgroundColor, scene.views)
    for row in scene.rows { paint(row) }
    return list
  }

  /// The list of what lies behind a table's rows.
  mutating func paintTable(of scene: SceneOutline) -> DisplayList {
    list = DisplayList()
    marksMovingParts = false
    paintTable(scene.size, scene.backgroundColor, scene.views)
    return list
  }

  /// The list of one row of a table.
  mutating func paint(row: SceneStage.Row) -> DisplayList {
    list = DisplayList()
    list.reserve(64)
    marksMovingParts = false
    paint(row)
    return list
  }

  private mutating func paintTable(_ size: Size, _ background: Color, _ views: [StageView]) {
    fill(Figure(Rect(origin: .zero, size: size)), background)
    paint(views, at: .zero)
  }

  private mutating func paint(_ row: SceneStage.Row) {
    // The table's fill is there already; once more it would wipe what hangs over from the row before.
    paint(row.stage.views, at: Point(x: 0, y: row.y), withoutTable: true)
  }

  private mutating func paint(_ views: [StageView], at origin: Point, withoutTable: Bool = false) {
    // A content inside is painted with a stack of its own: indices are those of one list.
    let outer = open
    open = []
    for index in views.indices {
      let parent = views[index].parent
      while let top = open.last, top.index != parent { close(views) }
      begin(index, in: views, at: origin, withoutFill: withoutTable && views[index].role == .table)
    }
    while !open.isEmpty { close(views) }
    open = outer
  }

  private mutating func begin(_ index: Int, in views: [StageView], at origin: Point, withoutFill: Bool) {
    if let top = open.last, top.isTiling, views[index].role != .artwork { endTiles(views) }
    let corner = (open.last?.origin ?? origin) + views[index].frame.origin
    var view = OpenView(index: index, origin: corner - views[index].boundsOrigin, corner: corner)
    let layer = views[index].layer
    view.isSkipped = open.last?.isSkipped == true || layer.isHidden || layer.alpha <= 0
    guard !view.isSkipped else { return open.append(view) }

    let figure = Figure(
      Rect(origin: corner, size: views[index].frame.size), radius: layer.cornerRadius,
      curve: layer.cornerCurve, corners: layer.maskedCorners)
    let mark = marksMovingParts ? views[index].role.mark : nil
    // Where the bounds' origin moves, the cell's own background stays.
    let isScrolled = views[index].boundsOrigin != .zero
    if let mark, !isScrolled { begin(.marked(mark), for: &view) }
    if layer.alpha < 1 { begin(.alpha(layer.alpha), for: &view) }
    let background = withoutFill ? nil : views[index].backgroundColor
    if let shadow = layer.shadow, !layer.clips {
      cast(shadow, of: figure, background, from: index, in: views, at: corner, for: &view)
    }
    if let tint = views[index].templateTint { begin(.tint(tint, region: figure.rect), for: &view) }
    if let background { fill(figure, background) }
    if layer.clips { begin(.clip(figure), for: &view) }
    if views[index].contentScale != 1 { begin(.scale(views[index].contentScale, about: corner), for: &view) }
    if let mark, isScrolled { begin(.marked(mark), for: &view) }
    if let tile = views[index].tile, tile.width > 0, tile.height > 0, !figure.rect.isEmpty {
      let isSingle = figure.rect.width <= tile.width && figure.rect.height <= tile.height
      list.append(.begin(isSingle ? .clip(figure) : .tiles(figure, tile)))
      view.isTiling = true
    } else {
      paintItems(views[index].items, at: view.origin)
    }
    open.append(view)
    if let tree = views[index].contents { paint(tree, at: view.origin) }
  }

  private mutating func paint(_ tree: ContentTree, at origin: Point) {
    guard parts != nil else { return paint(tree.views, at: origin) }
    let part = parts?.part(for: tree) { tree in
      var painter = StagePainter()
      painter.paint(tree.views, at: .zero)
      return painter.list
    }
    if let part { list.append(.part(part, at: origin)) }
  }

  /// Ends the last open view: its border lies above its subviews.
  private mutating func close(_ views: [StageView]) {
    if open.last?.isTiling == true { endTiles(views) }
    guard let view = open.popLast(), !view.isSkipped else { return }
    let layer = views[view.index].layer
    var groups = view.groups
    if let color = layer.borderColor, layer.borderWidth > 0, !color.isClear {
      // Outside the clip, which would cut the border's own smooth edge a second time.
      if layer.clips, groups > 0 {
        list.append(.end)
        groups -= 1
      }
      let figure = Figure(
        Rect(origin: view.corner, size: views[view.index].frame.size), radius: layer.cornerRadius,
        curve: layer.cornerCurve, corners: layer.maskedCorners)
      paintBorder(of: figure, color, width: layer.borderWidth)
    }
    for _ in 0..<groups { list.append(.end) }
  }

  private mutating func endTiles(_ views: [StageView]) {
    guard let view = open.last else { return }
    list.append(.end)
    open[open.count - 1].isTiling = false
    paintItems(views[view.index].items, at: view.origin)
  }

  private mutating func begin(_ group: DisplayList.Group, for view: inout OpenView) {
    list.append(.begin(group))
    view.groups += 1
  }

  /// Draws a layer's shadow.
  ///
  /// A layer that clips shows none, as in Core Animation: its mask cuts the shadow too. Where the view has a
  /// background the shadow is that figure's alone, blurred; else it is that of all the view draws.
  private mutating func cast(
    _ shadow: Shadow, of figure: Figure, _ background: Color?, from index: Int, in views: [StageView],
    at corner: Point, for view: inout OpenView
  ) {
    guard !shadow.color.isClear else { return }
    if let background, !background.isClear {
      let color = shadow.color.multiplyingAlpha(by: Double(background.alpha) / 255)
      let shape = figure.offset(by: shadow.offset)
      list.append(shadow.radius > 0 ? .blur(shape, color, radius: shadow.radius) : .fill(shape, color))
    } else {
      let extent = SubtreeExtent.rect(of: index, in: views, at: corner)
      // Three standard deviations leave 0.3% of the blur outside.
      let reach = 3 * max(shadow.radius, 0) + max(abs(shadow.offset.x), abs(shadow.offset.y)) + 1
      let insets = EdgeInsets(-reach)
      begin(
        .shadow(
          shadow.color, radius: max(shadow.radius, 0), offset: shadow.offset,
          region: extent.inset(by: insets)), for: &view)
    }
  }

  mutating func fill(_ figure: Figure, _ color: Color) {
    guard !color.isClear, !figure.rect.isEmpty else { return }
    list.append(.fill(figure, color))
  }

  mutating func append(_ command: DisplayList.Command) { list.append(command) }
}

extension StageView.Role {
  /// The role of a view that a swipe moves by itself.
  fileprivate var mark: DisplayList.Mark? {
    switch self {
    case .cell: .cell
    case .pullView: .pull
    case .action: .action
    default: nil
    }
  }
}
