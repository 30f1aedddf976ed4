import Designs
import Graphics
import UIKitRules

/// The colours of a cell's surfaces as they are set, UIKit's where nothing sets them.
struct CellSurfaces {
  var table: Color
  /// Never nil: where the design sets none, UIKit has one.
  var cell: Color
  /// The cell's own at rest, where the system gives a swiped one another; nil where both are the same.
  var cellAtRest: Color?
  var contentView: Color?
  /// nil: UIKit's, which depends on the actions.
  var pullView: Color?

  init(_ setting: CellSetting, facts: inout FactSet) {
    let rules = setting.rules.surfaces
    table =
      setting.color(setting.table.backgroundColor, facts: &facts)
      ?? setting.color(rules.table(isGrouped: setting.isGrouped, facts: &facts), facts: &facts)
    let matched = setting.color(setting.cell.matchedBackground, facts: &facts)
    if let own = setting.color(setting.cell.backgroundColor, facts: &facts) ?? matched {
      cell = own
    } else if setting.state.isSwiped, let swiped = rules.swipedCell {
      cell = setting.color(swiped.fill, facts: &facts)
      // Nothing of it is drawn: its marks are not the picture's.
      var unseen = FactSet()
      cellAtRest = setting.color(rules.cell(isGrouped: setting.isGrouped, facts: &unseen), facts: &unseen)
    } else {
      cell = setting.color(rules.cell(isGrouped: setting.isGrouped, facts: &facts), facts: &facts)
    }
    contentView =
      setting.wipesBackgrounds ? nil : setting.color(setting.cell.contentViewBackgroundColor, facts: &facts)
    pullView = setting.color(setting.cell.pullViewBackground, facts: &facts) ?? matched
  }

  /// The pull view's own colour; nil where it is clear.
  func pullViewColor(
    _ setting: CellSetting, actions: [ResolvedAction], facts: inout FactSet
  ) -> Color? {
    if let pullView { return pullView }
    let rules = setting.rules.swipe
    guard facts.take(rules.pullViewFill) == .loneActionBackground, actions.count == 1 else { return nil }
    guard let pattern = actions[0].pattern else { return actions[0].color }
    // A contextual action's pattern is its background as any colour is.
    guard actions[0].isRowAction else { return pattern.surface.isClear ? nil : pattern.surface }
    return facts.take(rules.patternPullViewFill).map { setting.color($0, facts: &facts) }
  }

  /// The colours that show, each over what lies behind it.
  func visible(
    _ setting: CellSetting, actions: [ResolvedAction], pullView: Color?
  ) -> Surfaces {
    let table = table.composited(over: setting.traits.appearance.isDark ? .black : .white)
    func shows(_ cell: Color) -> Color {
      (contentView ?? .clear).composited(over: cell.composited(over: table))
    }
    let cell = shows(self.cell)
    let isHosted = setting.rules.classNames.hierarchy == .deleteConfirmation
    let behind = isHosted ? self.cell.composited(over: table) : (pullView ?? .clear).composited(over: table)
    let shown = actions.map { action in
      Surfaces.ActionSurface(
        id: action.id,
        color: (action.pattern?.surface ?? action.color ?? .clear).composited(over: behind),
        isCustomPainted: action.isCustomPainted)
    }
    let hasPullView = setting.state.isSwiped && !isHosted
    return Surfaces(
      table: table, cell: cell, cellAtRest: cellAtRest.map(shows), pullView: hasPullView ? behind : nil,
      isPullViewSet: self.pullView != nil, actions: shown)
  }
}
