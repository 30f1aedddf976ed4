import Assets
import Designs
import Graphics
import Typesetting
import UIKitRules

/// Finds the actions that a state shows and measures them by the system's rules.
struct ActionResolver {
  let setting: CellSetting
  let cellIndex: Int
  let pictures: PictureLibrary
  /// In points.
  let rowHeight: Double
  /// The height of a button that shows no image, in points: what artwork calls the row's height.
  let buttonHeight: Double

  private var rules: SwipeRules { setting.rules.swipe }
  private var isLeading: Bool { setting.state.showsLeadingActions }

  init(
    setting: CellSetting, cellIndex: Int, pictures: PictureLibrary, rowHeight: Double, facts: inout FactSet
  ) {
    self.setting = setting
    self.cellIndex = cellIndex
    self.pictures = pictures
    self.rowHeight = rowHeight
    buttonHeight = setting.rules.swipe.buttonHeight(
      row: rowHeight, separator: setting.separatorThickness, facts: &facts)
  }

  /// The shown actions in UIKit's order; none where the state shows none.
  func actions(
    _ contents: inout ContentBuilder, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> [ResolvedAction] {
    guard setting.state.isSwiped else { return [] }
    let configuration = isLeading ? setting.cell.leadingActions : setting.cell.trailingActions
    let hasContextual = setting.traits.system.has(.contextualActions)
    let usable = configuration.actions.enumerated().filter { hasContextual || $0.element.api == .rowAction }
    var actions: [ResolvedAction] = []
    for (index, action) in usable {
      actions.append(resolve(action, at: index, &contents, &typesetter, facts: &facts))
    }
    if setting.state == .confirming {
      if actions.isEmpty { actions = [confirmation(facts: &facts)] }
      _ = facts.take(rules.confirmsWithAllActions)
    }
    if let capsule = rules.capsule {
      CapsuleMeasure(setting: setting, capsule: capsule, row: rowHeight)
        .measure(&actions, &typesetter, facts: &facts)
    } else {
      let measure = ButtonMeasure(setting: setting, height: buttonHeight)
      for index in actions.indices {
        actions[index].face = measure.face(of: actions[index], &typesetter, facts: &facts)
      }
    }
    return actions
  }

  private func resolve(
    _ action: Action, at index: Int, _ contents: inout ContentBuilder, _ typesetter: inout Typesetter,
    facts: inout FactSet
  ) -> ResolvedAction {
    let scope = setting.scope
    let (title, blanks) = words(of: action, &typesetter, facts: &facts)
    let isDestructive = action.style.value(in: scope) == .destructive
    var resolved = bare(id: action.id, title: title, isDestructive: isDestructive, facts: &facts)
    resolved.span = action.span
    resolved.isRowAction = action.api == .rowAction
    resolved.blanks = blanks
    resolved.accessibilityLabel = action.accessibilityLabel.value(in: scope)?.text(in: scope)
    switch action.background.value(in: scope) {
    case .color(let color):
      resolved.color = color.color(in: setting.traits, tint: setting.tint, facts: &facts)
    case .pattern(let artwork):
      if resolved.isRowAction {
        _ = facts.take(rules.rowActionPattern)
      } else {
        _ = facts.take(rules.paintsContextualPattern)
      }
      resolved.color = nil
      let pattern = pattern(artwork, of: action, at: index, &contents, &typesetter, facts: &facts)
      // One flat colour is a background as any other, unless the cell names one that it must match.
      resolved.isCustomPainted =
        !pattern.isFlat || setting.cell.matchedBackground.value(in: scope) != nil
      resolved.pattern = pattern
    case nil: break
    }
    resolved.image = image(of: action, at: index, resolved, &contents, &typesetter, facts: &facts)
    // The cell's matched background is that of every action that artwork paints.
    if action.background.value(in: scope) == nil, resolved.image?.artwork != nil,
      let matched = setting.color(setting.cell.matchedBackground, facts: &facts)
    {
      resolved.color = matched
      resolved.isCustomPainted = true
    }
    return resolved
  }

  /// UIKit's own Delete, where the cell has no trailing actions.
  private func confirmation(facts: inout FactSet) -> ResolvedAction {
    let word = facts.take(DeleteTitle.word(locale: setting.traits.locale))
    return bare(id: setting.cell.deleteID, title: word, isDestructive: true, facts: &facts)
  }

  /// An action in its style's colour, not measured yet.
  private func bare(id: String, title: String, isDestructive: Bool, facts: inout FactSet) -> ResolvedAction {
    let color = facts.take(isDestructive ? rules.destructiveBackground : rules.normalBackground)
    let size = rules.title.size(setting.traits.contentSize, facts: &facts)
    let styling = TextStyling(
      font: FontDescriptor(
        size: size, weight: facts.take(rules.title.weight),
        tracking: SystemFontTracking(setting.traits.system)),
      numberOfLines: facts.take(rules.title.lines), alignment: .center,
      direction: setting.isRightToLeft ? .rightToLeft : .leftToRight, language: setting.traits.locale)
    return ResolvedAction(
      id: id, span: nil, isRowAction: false, isDestructive: isDestructive, title: title,
      color: setting.color(color, facts: &facts),
      isCustomPainted: false, styling: styling, titleColor: setting.color(rules.titleColor, facts: &facts))
  }

  private func words(
    of action: Action, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> (String, Blanks?) {
    let blank = BlankTitle(rules: rules.blanks)
    switch action.title.value(in: setting.scope) {
    case .text(let template): return (template.text(in: setting.scope), nil)
    case .spaces(let wanted):
      let count = blank.spaceCount(forWidth: wanted, &typesetter, facts: &facts)
      return (String(repeating: BlankTitle.space, count: count), Blanks(kind: .spaces, count: count))
    case .hairSpaces(let wanted):
      let count = blank.hairSpaceCount(forWidth: wanted, &typesetter, facts: &facts)
      return (String(repeating: BlankTitle.hairSpace, count: count), Blanks(kind: .hairSpaces, count: count))
    }
  }
}
