import Designs
import Graphics
import UIKitRules

// What lies under the contentView, and the shape of the surfaces.

extension StageAssembly {
  mutating func cellLayer() -> Layer {
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
  mutating func groupLayer() -> Layer {
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
  mutating func addBackgrounds(in cell: Int) {
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

  mutating func cardView(_ card: Card, className: String, parent: Int, frame: Rect) -> StageView {
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
}
