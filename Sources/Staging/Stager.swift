package import Assets
package import Designs
import Graphics
package import Typesetting
import UIKitRules

/// Makes stages of a design's cells; one for each worker, since it owns what was shaped and laid out before.
package struct Stager: ~Copyable {
  package let design: Design
  package let pictures: PictureLibrary
  private var typesetter: Typesetter
  private var contents = ContentBuilder()
  /// Artwork that shows nothing of the row, laid out once; a few, since a cell has few actions.
  private var artworkTrees: [(plan: ContentPlan, size: Size, tree: ContentTree?)] = []
  private var keptActions = KeptActions()
  /// By cell and side, whether its actions may be kept.
  private var keepsActions: [Int: [Bool: Bool]] = [:]
  /// What the row of the latest content that a fixed height cuts would take.
  private var lastFitting: (tree: ContentTree, height: Double?)?

  package init(design: Design, pictures: PictureLibrary, fonts: FontLibrary) {
    self.design = design
    self.pictures = pictures
    typesetter = Typesetter(library: fonts)
  }

  /// What UIKit would show of a cell in a state.
  ///
  /// - Parameters:
  ///   - position: the row's place in its section.
  ///   - rowHeight: a height in points instead of the design's: the same cell in another row.
  package mutating func stage(
    _ preview: Preview, position: RowPosition = .only, rowHeight: Double? = nil
  ) -> Stage {
    let cell = design.cells[preview.cell]
    var facts = FactSet()
    let setting = CellSetting(
      cell: cell, table: design.table, scope: preview.scope(of: cell),
      rules: SystemRules.of(preview.traits.system),
      position: position, facts: &facts)
    let colors = CellSurfaces(setting, facts: &facts)

    let accessoryPlan = self.accessoryPlan(setting, cell: preview.cell)
    let accessorySize = accessoryPlan.map { ContentBuilder.ownSize($0, setting: setting, &typesetter) }
    var columns = CellColumns(setting, accessoryViewSize: accessorySize, facts: &facts)
    let plan = contentPlan(setting, cell: preview.cell, columns, facts: &facts)
    columns.textBehindImage = plan?.row?.textBehindImage
    let geometry = self.geometry(setting, columns, plan, rowHeight: rowHeight, facts: &facts)
    let content = self.content(setting, cell: preview.cell, plan: plan, columns, geometry)
    facts.formUnion(content.facts)
    let accessory = self.accessory(setting, columns, plan: accessoryPlan)
    facts.formUnion(accessory.facts)

    let actions = self.actions(setting, cell: preview.cell, rowHeight: geometry.height, facts: &facts)
    let swipe =
      actions.isEmpty
      ? nil : SwipeGeometry(setting, actions: actions, height: geometry.height, facts: &facts)
    var assembly = StageAssembly(
      setting: setting, geometry: geometry, columns: columns, colors: colors, actions: actions, swipe: swipe,
      content: content, accessory: accessory, artworks: artworks(actions, setting))
    assembly.facts = facts
    var stage = assembly.assemble(&typesetter)
    stage.layout = content.layout
    if rowHeight == nil {
      stage.openHeight = openHeight(setting, columns, plan, geometry)
      stage.fittingHeight = fittingHeight(setting, columns, plan, geometry, content.tree)
    }
    return stage
  }

  /// The height of a row, nothing placed in it.
  mutating func height(of preview: Preview, position: RowPosition) -> Double {
    let cell = design.cells[preview.cell]
    let scope = preview.scope(of: cell)
    let own = cell.height.value(in: scope)
    var facts = FactSet()
    if case .points(let height) = own ?? design.table.rowHeight.value(in: scope) {
      return height.points(in: preview.traits, facts: &facts)
    }
    let setting = CellSetting(
      cell: cell, table: design.table, scope: scope, rules: SystemRules.of(preview.traits.system),
      position: position, facts: &facts)
    let accessory = accessoryPlan(setting, cell: preview.cell)
      .map { ContentBuilder.ownSize($0, setting: setting, &typesetter) }
    let columns = CellColumns(setting, accessoryViewSize: accessory, facts: &facts)
    let plan = contentPlan(setting, cell: preview.cell, columns, facts: &facts)
    return geometry(setting, columns, plan, rowHeight: nil, facts: &facts).height
  }

  /// Begins a page: its pictures share contents among themselves, whatever this stager made before.
  package mutating func beginPage() { contents.forgetResults() }

  /// A text set in lines: headers and footers of scenes.
  mutating func setText(_ text: String, styling: TextStyling, width: Double, grid: PixelGrid) -> TextLayout {
    typesetter.layout(text, style: styling, width: width, grid: grid)
  }

  private mutating func accessoryPlan(_ setting: CellSetting, cell: Int) -> ContentPlan? {
    guard !setting.state.isEditing, let view = setting.cell.accessoryView.value(in: setting.scope) else {
      return nil
    }
    return contents.plan(
      .accessory, of: .view(view), chosenBy: setting.cell.accessoryView.dependencies, path: "accessory.0",
      cell: cell,
      setting: setting, pictures: pictures)
  }

  private mutating func contentPlan(
    _ setting: CellSetting, cell: Int, _ columns: CellColumns, facts: inout FactSet
  ) -> ContentPlan? {
    if let row = rowPlan(setting, cell: cell, columns, facts: &facts) { return row }
    guard let view = setting.cell.content.value(in: setting.scope) else { return nil }
    let isConstrained = !view.constraints.isEmpty
    let margins =
      setting.card == nil || isConstrained ? setting.contentMargins(columns, facts: &facts) : nil
    let around = isConstrained ? margins : nil
    return contents.plan(
      .content, of: .view(view), chosenBy: setting.cell.content.dependencies, path: "content", cell: cell,
      setting: setting,
      pictures: pictures, rootMargins: setting.card == nil ? margins : nil,
      cellMargins: around.map { CellMargins(contentView: $0, cell: setting.cellMargin) })
  }

  /// The plan of a row that UIKit lays out itself; nil where the cell has views of its own, and where the system has
  /// no content configurations.
  private mutating func rowPlan(
    _ setting: CellSetting, cell: Int, _ columns: CellColumns, facts: inout FactSet
  ) -> ContentPlan? {
    let source: ContentSource
    var chooser: Condition.Dependencies = []
    if let content = setting.cell.contentConfiguration.value(in: setting.scope) {
      guard setting.rules.listContent != nil else { return nil }
      source = .list(content)
      chooser = setting.cell.contentConfiguration.dependencies
    } else if let style = setting.cell.style {
      source = .style(style)
    } else {
      return nil
    }
    return contents.plan(
      .content, of: source, chosenBy: chooser, path: "content", cell: cell, setting: setting,
      pictures: pictures, rootMargins: RowMargins.insets(setting, columns, of: source, facts: &facts))
  }

  /// The cell in the height that the design says, or that its content takes.
  private mutating func geometry(
    _ setting: CellSetting, _ columns: CellColumns, _ plan: ContentPlan?, rowHeight: Double?,
    facts: inout FactSet
  ) -> CellGeometry {
    if let rowHeight {
      return CellGeometry(setting, columns, height: rowHeight, isAutomatic: false, facts: &facts)
    }
    let own = setting.cell.height.value(in: setting.scope)
    switch own ?? setting.table.rowHeight.value(in: setting.scope) {
    case .points(let length):
      let height = length.points(in: setting.traits, facts: &facts)
      return CellGeometry(setting, columns, height: height, isAutomatic: false, facts: &facts)
    case .automatic:
      guard let height = plan.flatMap({ automaticHeight($0, setting, columns) }) else {
        let height = facts.take(setting.rules.rows.defaultHeight)
        return CellGeometry(setting, columns, height: height, isAutomatic: false, facts: &facts)
      }
      return CellGeometry(setting, columns, height: height, isAutomatic: true, facts: &facts)
    }
  }

  /// The row that a content makes by itself, separator included; nil where it makes none.
  private mutating func automaticHeight(
    _ plan: ContentPlan, _ setting: CellSetting, _ columns: CellColumns
  ) -> Double? {
    // UIKit's own rows fill the contentView, whatever lies behind it.
    let insets =
      plan.fillsCell || plan.row != nil ? .zero : setting.card?.insets.value(in: setting.scope) ?? .zero
    let width = max(
      0, (plan.fillsCell ? setting.cellWidth : columns.contentWidth) - insets.leading - insets.trailing)
    let content = fittingHeight(plan, setting, columns, width: width)
    guard content > 0 else { return nil }
    return setting.grid.ceil(content + insets.top + insets.bottom) + setting.separatorThickness
  }

  /// What a row that cuts its content would take if it were as high as that; nil where it cuts none, and where the
  /// content makes no whole row either.
  private mutating func fittingHeight(
    _ setting: CellSetting, _ columns: CellColumns, _ plan: ContentPlan?, _ geometry: CellGeometry,
    _ tree: ContentTree?
  ) -> Double? {
    guard let plan, let tree, !geometry.isAutomatic else { return nil }
    // The states that share a content share the answer.
    if let last = lastFitting, last.tree === tree { return last.height }
    var height: Double?
    if tree.isCutByHeight {
      height = automaticHeight(plan, setting, columns)
      let open = plan.layout?.solve(
        .selfSizedCell(CellRoom(setting, columns, fillsCell: plan.fillsCell)),
        texts: plan.texts(in: setting.scope), grid: setting.grid, &typesetter
      ).layout
      if let open, !open.isSolved || open.openHeight != nil { height = nil }
    }
    lastFitting = (tree, height)
    return height
  }

  /// The height that a content takes at the width that the cell leaves it.
  private mutating func fittingHeight(
    _ plan: ContentPlan, _ setting: CellSetting, _ columns: CellColumns, width: Double
  ) -> Double {
    if let row = plan.row {
      return plan.fittingHeight(
        of: row, width: width, separator: setting.separatorThickness, texts: plan.texts(in: setting.scope),
        grid: setting.grid, &typesetter)
    }
    guard let layout = plan.layout else {
      return ContentBuilder.fittingSize(plan, setting: setting, width: width, &typesetter).height
    }
    return layout.solve(
      .selfSizedCell(CellRoom(setting, columns, fillsCell: plan.fillsCell)),
      texts: plan.texts(in: setting.scope), grid: setting.grid,
      &typesetter
    ).size.height
  }

  /// What a row lacks that should be as high as its content and took UIKit's own height.
  private mutating func openHeight(
    _ setting: CellSetting, _ columns: CellColumns, _ plan: ContentPlan?, _ geometry: CellGeometry
  ) -> SolvedLayout.OpenHeight? {
    guard let plan, let layout = plan.layout, !geometry.isAutomatic else { return nil }
    let own = setting.cell.height.value(in: setting.scope)
    guard (own ?? setting.table.rowHeight.value(in: setting.scope)) == .automatic else { return nil }
    return layout.solve(
      .selfSizedCell(CellRoom(setting, columns, fillsCell: plan.fillsCell)),
      texts: plan.texts(in: setting.scope),
      grid: setting.grid, &typesetter
    ).layout.openHeight
  }

  private mutating func content(
    _ setting: CellSetting, cell: Int, plan: ContentPlan?, _ columns: CellColumns, _ geometry: CellGeometry
  ) -> ContentBuilder.Result {
    guard let plan else { return ContentBuilder.Result(tree: nil, inCell: [], facts: FactSet()) }
    var rect = plan.row == nil ? geometry.content : Rect(origin: .zero, size: geometry.contentView.size)
    if setting.card?.placement == .contentSubview { rect = Rect(origin: .zero, size: rect.size) }
    // Insets count from the leading edge.
    if plan.row == nil, setting.card != nil, setting.isRightToLeft, setting.card?.placement != .contentSubview
    {
      rect = rect.mirrored(in: geometry.contentView.width)
    }
    if plan.fillsCell {
      rect = Rect(x: 0, y: 0, width: setting.cellWidth, height: geometry.contentView.height)
    }
    return contents.content(
      of: cell, setting: setting, in: rect,
      cellSize: Size(width: setting.cellWidth, height: geometry.height),
      target: plan.layout == nil ? nil : target(setting, columns, geometry, fillsCell: plan.fillsCell),
      plan: plan,
      &typesetter)
  }

  /// What a content is laid out in. A row of the content's own height keeps the frames that made the height, as they
  /// were before the row was rounded up to a pixel.
  private func target(
    _ setting: CellSetting, _ columns: CellColumns, _ geometry: CellGeometry, fillsCell: Bool
  ) -> LayoutTarget {
    geometry.isAutomatic
      ? .selfSizedCell(CellRoom(setting, columns, fillsCell: fillsCell))
      : .cell(CellPlace(setting, geometry, fillsCell: fillsCell))
  }

  private mutating func accessory(
    _ setting: CellSetting, _ columns: CellColumns, plan: ContentPlan?
  ) -> ContentBuilder.Result {
    guard let plan, let size = columns.accessoryView else {
      return ContentBuilder.Result(tree: nil, inCell: [], facts: FactSet())
    }
    return ContentBuilder.build(
      plan, setting: setting, in: Rect(origin: .zero, size: size), cellSize: size, role: .content, &typesetter
    )
  }

  /// The actions that show, made or found.
  private mutating func actions(
    _ setting: CellSetting, cell: Int, rowHeight: Double, facts: inout FactSet
  ) -> [ResolvedAction] {
    let resolver = ActionResolver(
      setting: setting, cellIndex: cell, pictures: pictures, rowHeight: rowHeight, facts: &facts)
    guard setting.state.isSwiped else { return [] }
    let key = KeptActions.Key(
      cell: cell, traits: contents.index(of: setting.traits),
      isLeading: setting.state.showsLeadingActions, isConfirming: setting.state == .confirming,
      rowHeight: rowHeight, separator: setting.separatorThickness)
    let mayKeep = self.mayKeepActions(setting, cell: cell, isLeading: key.isLeading)
    if mayKeep, let known = keptActions.find(key) {
      facts.formUnion(known.facts)
      return known.actions
    }
    var own = FactSet()
    let actions = resolver.actions(&contents, &typesetter, facts: &own)
    if mayKeep, actions.allSatisfy(\.hasFixedArtwork) { keptActions.keep(actions, own, for: key) }
    facts.formUnion(own)
    return actions
  }

  private mutating func mayKeepActions(_ setting: CellSetting, cell: Int, isLeading: Bool) -> Bool {
    if let known = keepsActions[cell]?[isLeading] { return known }
    let side = isLeading ? setting.cell.leadingActions : setting.cell.trailingActions
    // Tint and matched background colour what has no colour of its own.
    let isSame =
      side.isSameForEveryRowAndState && setting.cell.matchedBackground.dependencies.isEmpty
      && setting.table.tintColor.dependencies.isEmpty
    keepsActions[cell, default: [:]][isLeading] = isSame
    return isSame
  }

  private mutating func artworks(_ actions: [ResolvedAction], _ setting: CellSetting) -> [ActionTrees] {
    var trees: [ActionTrees] = []
    for action in actions {
      var tree = ActionTrees()
      if let pattern = action.pattern {
        tree.pattern = self.tree(of: pattern, setting)
        tree.opaqueTemplate = ArtworkInk(pattern, tree.pattern, pictures: pictures, isTemplate: false).opaque
      }
      if let image = action.image {
        if let artwork = image.artwork { tree.image = self.tree(of: artwork, setting) }
        let ink = ArtworkInk(image, tree.image, pictures: pictures)
        // The tint that all symbols have is no colour that anyone chose.
        tree.imageColors = ink.colors == [setting.tint] ? [] : ink.colors
        tree.opaqueTemplate = ink.opaque ?? tree.opaqueTemplate
      }
      trees.append(tree)
    }
    return trees
  }

  /// What artwork shows; nothing where its picture is empty.
  private mutating func tree(of artwork: ResolvedArtwork, _ setting: CellSetting) -> ContentTree? {
    guard artwork.size.width > 0, artwork.size.height > 0 else { return nil }
    // A plan is one for its traits, and nothing else but the row's words goes into its picture.
    let known = artworkTrees.first { $0.plan === artwork.plan && $0.size == artwork.size }
    if let known { return known.tree }
    let rect = Rect(origin: .zero, size: artwork.size)
    let result = ContentBuilder.build(
      artwork.plan, setting: setting, in: rect, cellSize: artwork.size, role: .artwork, &typesetter)
    if artwork.plan.isSameInEveryRow {
      if artworkTrees.count >= 16 { artworkTrees.removeFirst() }
      artworkTrees.append((artwork.plan, artwork.size, result.tree))
    }
    return result.tree
  }
}
