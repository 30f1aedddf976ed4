package import Assets
package import Designs
import Graphics
package import Typesetting
import UIKitRules

/// Makes stages of a design's cells; one for each worker, since it owns what was shaped and laid out before.
package struct Stager: ~Copyable {
  package let design: Design
  package let pictures: PictureLibrary
  var typesetter: Typesetter
  var contents = ContentBuilder()
  /// Artwork that shows nothing of the row, laid out once; a few, since a cell has few actions.
  var artworkTrees: [(plan: ContentPlan, size: Size, tree: ContentTree?)] = []
  var keptActions = KeptActions()
  /// By cell and side, whether its actions may be kept.
  var keepsActions: [Int: [Bool: Bool]] = [:]
  /// What the row of the latest content that a fixed height cuts would take.
  var lastFitting: (tree: ContentTree, height: Double?)?

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
      cell: cell, table: design.table(of: cell), scope: preview.scope(of: cell),
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
    var facts = FactSet()
    if case .points(let height) = cell.rowHeight(in: design.table(of: cell), scope) {
      return height.points(in: preview.traits, facts: &facts)
    }
    let setting = CellSetting(
      cell: cell, table: design.table(of: cell), scope: scope, rules: SystemRules.of(preview.traits.system),
      position: position, facts: &facts)
    let accessory = accessoryPlan(setting, cell: preview.cell)
      .map { ContentBuilder.ownSize($0, setting: setting, &typesetter) }
    let columns = CellColumns(setting, accessoryViewSize: accessory, facts: &facts)
    let plan = contentPlan(setting, cell: preview.cell, columns, facts: &facts)
    return geometry(setting, columns, plan, rowHeight: nil, facts: &facts).height
  }

  /// Begins a page: its pictures share contents among themselves, whatever this stager made before.
  package mutating func beginPage() { contents.forgetResults() }

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
}
