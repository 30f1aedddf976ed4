package import Designs
import Graphics
import Typesetting
package import UIKitRules

extension Stager {
  /// What UIKit would show of a scene: its rows one below the other, headers and footers between sections.
  ///
  /// A state that the system does not have is shown as normal. Rows past `rowLimit` are counted and measured only,
  /// with the headers and footers between them: a page shows the start of a long list.
  package mutating func scene(_ scene: Scene, traits: Traits, rowLimit: Int = .max) -> SceneStage {
    let outline = outline(of: scene, traits: traits)
    var facts = outline.facts
    var rows: [SceneStage.Row] = []
    for row in outline.rows.prefix(rowLimit) {
      let stage = stage(of: row)
      rows.append(SceneStage.Row(stage: stage, y: row.y))
      facts.formUnion(stage.facts)
    }
    // Where the rows within the limit end; nil where none is left out.
    let end = rows.count < outline.rows.count ? rows.last.map { $0.y + $0.stage.size.height } ?? 0 : nil
    return SceneStage(
      size: Size(width: outline.size.width, height: end ?? outline.size.height), rowCount: outline.rows.count,
      wholeHeight: outline.size.height, backgroundColor: outline.backgroundColor,
      views: outline.views.filter { $0.frame.y < end ?? .infinity }, rows: rows, facts: facts)
  }

  /// Where everything of a scene lies, its rows measured and not made.
  package mutating func outline(of scene: Scene, traits: Traits) -> SceneOutline {
    var facts = FactSet()
    let rules = SystemRules.of(traits.system)
    let table = design.table(of: scene)
    let isGrouped = table.style != .plain
    var y = 0.0
    var rows: [SceneOutline.Row] = []
    var views: [StageView] = []
    for (index, section) in scene.sections.enumerated() {
      // What the system does not have at all has no row.
      let shown = section.rows.filter {
        PreviewSkip.reason(state: .normal, of: design.cells[$0.cell], row: $0.row, in: traits) == nil
      }
      if shown.isEmpty && section.header == nil { continue }
      let header = header(
        section.header, of: table, isFirst: index == 0, y: y, traits: traits, rules, facts: &facts)
      y += header.height
      views += header.views
      for (place, row) in shown.enumerated() {
        let reason = PreviewSkip.reason(
          state: row.state, of: design.cells[row.cell], row: row.row, in: traits)
        let state = reason == nil ? row.state : .normal
        let preview = Preview(cell: row.cell, row: row.row, state: state, traits: traits)
        let position = RowPosition(index: place, count: shown.count)
        rows.append(SceneOutline.Row(preview: preview, position: position, y: y))
        y += height(of: preview, position: position)
      }
      let footer = self.footer(section.footer, of: table, y: y, traits: traits, rules, facts: &facts)
      y += footer.height
      views += footer.views
    }
    let scope = Scope(traits: traits, state: .normal, row: 0, values: [])
    let tint = SystemColor.tint.color(in: traits.system, traits.appearance)
    let plain = rules.surfaces.table(isGrouped: isGrouped, facts: &facts)
      .color(in: traits, tint: tint, facts: &facts)
    let background =
      table.backgroundColor.value(in: scope)?.color(in: traits, tint: tint, facts: &facts) ?? plain
    return SceneOutline(
      size: Size(width: traits.device.size.width, height: y), backgroundColor: background, views: views,
      rows: rows, facts: facts)
  }

  /// A row of a scene.
  package mutating func stage(of row: SceneOutline.Row) -> Stage {
    stage(row.preview, position: row.position)
  }

  private mutating func header(
    _ title: String?, of table: Table, isFirst: Bool, y: Double, traits: Traits, _ rules: SystemRules,
    facts: inout FactSet
  ) -> (height: Double, views: [StageView]) {
    let isGrouped = table.style != .plain
    guard let title else {
      if !isGrouped { return (0, []) }
      return (facts.take(isFirst ? rules.sections.firstSectionTop : rules.sections.untitledHeight), [])
    }
    let rule = isGrouped ? rules.sections.groupedHeader : rules.sections.plainHeader
    let height = facts.take(isFirst ? rule.firstHeight : rule.height)[traits.device.scale]
    let view = titleView(
      title, rule, of: table, className: rules.classNames.header, frameY: y, height: height,
      textY: height - facts.take(rule.bottomMargin), growsUp: true, traits: traits, rules, facts: &facts)
    return (height, [view])
  }

  private mutating func footer(
    _ title: String?, of table: Table, y: Double, traits: Traits, _ rules: SystemRules, facts: inout FactSet
  ) -> (height: Double, views: [StageView]) {
    guard let title else {
      if table.style == .plain { return (0, []) }
      return (facts.take(rules.sections.untitledHeight), [])
    }
    let rule = rules.sections.footer
    let height = facts.take(rule.height)[traits.device.scale]
    let view = titleView(
      title, rule, of: table, className: rules.classNames.header, frameY: y, height: height,
      textY: facts.take(rule.topMargin), growsUp: false, traits: traits, rules, facts: &facts)
    return (height, [view])
  }

  /// A header's or footer's title; `textY` is its bottom where it grows up, else its top.
  private mutating func titleView(
    _ title: String, _ rule: HeaderRules, of table: Table, className: String, frameY: Double, height: Double,
    textY: Double, growsUp: Bool, traits: Traits, _ rules: SystemRules, facts: inout FactSet
  ) -> StageView {
    let width = traits.device.size.width
    let margin = rules.margins.cellMargin(on: traits.device, facts: &facts)
    let isInset = table.style == .insetGrouped
    let x = isInset ? 2 * margin : margin
    let font = facts.take(rule.font)
    let size = font.style.font(
      traits.contentSize, in: traits.system, legibilityWeight: traits.legibilityWeight, facts: &facts)
    let styling = TextStyling(
      font: FontDescriptor(
        size: size.pointSize, weight: font.weight, tracking: SystemFontTracking(traits.system)),
      direction: traits.direction.isRightToLeft ? .rightToLeft : .leftToRight, language: traits.locale)
    let layout = typesetter.layout(
      font.isUppercase ? title.uppercased() : title, style: styling, width: width - 2 * x,
      grid: traits.device.grid)
    let tint = SystemColor.tint.color(in: traits.system, traits.appearance)
    var view = StageView(
      id: growsUp ? "header" : "footer", role: .accessory, className: className, parent: -1,
      frame: Rect(x: 0, y: frameY, width: width, height: height))
    view.items = [
      .text(
        TextItem(
          layout: layout, origin: Point(x: x, y: growsUp ? textY - layout.size.height : textY),
          color: facts.take(rule.color).color(in: traits, tint: tint, facts: &facts)))
    ]
    return view
  }
}
