import Assets
import Designs
import Graphics
import Typesetting
import UIKitRules

/// Finds the actions that a state shows and measures them by the system's rule.
struct ActionResolver {
  let setting: CellSetting
  let cellIndex: Int
  let pictures: PictureLibrary
  /// The height of the buttons, in points.
  let buttonHeight: Double

  private var rules: SwipeRules { setting.rules.swipe }

  /// The shown actions in UIKit's order; none where the state shows none.
  func actions(
    _ contents: inout ContentBuilder, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> [ResolvedAction] {
    guard setting.state.isSwiped else { return [] }
    let isLeading = setting.state.showsLeadingActions
    let configuration = isLeading ? setting.cell.leadingActions : setting.cell.trailingActions
    let hasContextual = setting.traits.system.has(.contextualActions)
    let usable = configuration.actions.enumerated().filter { hasContextual || $0.element.api == .rowAction }
    var actions: [ResolvedAction] = []
    for (index, action) in usable {
      actions.append(
        resolve(
          action, part: .artwork(side: isLeading ? 0 : 1, index: index), &contents, &typesetter, facts: &facts
        ))
    }
    if setting.state == .confirming {
      if actions.isEmpty { actions = [confirmation(&typesetter, facts: &facts)] }
      _ = facts.take(rules.confirmsWithAllActions)
    }
    equalizeCapsules(&actions, facts: &facts)
    return actions
  }

  /// On 26 all take the widest one's width, as long as they then fit the cell.
  private func equalizeCapsules(_ actions: inout [ResolvedAction], facts: inout FactSet) {
    guard let capsule = rules.capsule, facts.take(capsule.equalizesTextWidths) else { return }
    let widest = actions.map(\.width).max() ?? 0
    let open = rules.width.openWidth(actions.map { _ in widest }, facts: &facts)
    guard open <= setting.cellWidth else { return }
    for index in actions.indices { actions[index].width = widest }
  }

  private func resolve(
    _ action: Action, part: ContentBuilder.Part, _ contents: inout ContentBuilder,
    _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> ResolvedAction {
    let scope = setting.scope
    let (title, blanks) = words(of: action, &typesetter)
    let isDestructive = action.style.value(in: scope) == .destructive
    var resolved = bare(id: action.id, title: title, isDestructive: isDestructive, facts: &facts)
    resolved.span = action.span
    resolved.blanks = blanks
    resolved.accessibilityLabel = action.accessibilityLabel.value(in: scope)?.text(in: scope)
    switch action.background.value(in: scope) {
    case .color(let color): resolved.color = color.color(in: setting.traits, tint: setting.tint)
    case .pattern(let artwork):
      _ = facts.take(
        action.api == .rowAction ? rules.supportsRowActionPattern : rules.paintsContextualPattern)
      resolved.color = nil
      resolved.pattern = self.artwork(
        artwork, chosenBy: action.background.dependencies, id: action.id, part: part, &contents, &typesetter)
    case nil: break
    }
    resolved.width = width(of: resolved, &typesetter, facts: &facts)
    return resolved
  }

  /// UIKit's own Delete, where the cell has no trailing actions.
  private func confirmation(_ typesetter: inout Typesetter, facts: inout FactSet) -> ResolvedAction {
    var action = bare(
      id: "delete", title: facts.take(DeleteTitle.word(locale: setting.traits.locale)), isDestructive: true,
      facts: &facts)
    action.width = width(of: action, &typesetter, facts: &facts)
    return action
  }

  /// An action in its style's colour, not measured yet.
  private func bare(id: String, title: String, isDestructive: Bool, facts: inout FactSet) -> ResolvedAction {
    let color = facts.take(isDestructive ? rules.destructiveBackground : rules.normalBackground)
    let size = rules.title.size(setting.traits.contentSize, facts: &facts)
    var styling = TextStyling(
      font: FontDescriptor(size: size, weight: facts.take(rules.title.weight)),
      numberOfLines: facts.take(rules.title.lines), alignment: .center,
      direction: setting.isRightToLeft ? .rightToLeft : .leftToRight)
    let minimum = facts.take(rules.title.minimumSize)
    styling.adjustsFontSizeToFitWidth = minimum < size
    styling.minimumScaleFactor = minimum / size
    return ResolvedAction(
      id: id, span: nil, isDestructive: isDestructive, title: title, blanks: nil, accessibilityLabel: nil,
      color: setting.color(color), pattern: nil, styling: styling,
      titleColor: setting.color(facts.take(rules.titleColor)), width: 0)
  }

  private func words(of action: Action, _ typesetter: inout Typesetter) -> (String, Blanks?) {
    switch action.title.value(in: setting.scope) {
    case .text(let template): return (template.text(in: setting.scope), nil)
    case .spaces(let wanted):
      let count = BlankTitle.spaceCount(forWidth: wanted, &typesetter)
      return (String(repeating: " ", count: count), Blanks(kind: .spaces, count: count))
    }
  }

  /// The width by the system's rule for titles.
  private func width(
    of action: ResolvedAction, _ typesetter: inout Typesetter, facts: inout FactSet
  ) -> Double {
    var styling = action.styling
    styling.numberOfLines = 1
    let text = typesetter.size(of: action.title, style: styling, grid: setting.grid).width
    return rules.width.width(content: text, isBlank: action.isBlank, facts: &facts)
  }

  private func artwork(
    _ artwork: Artwork, chosenBy chooser: Condition.Dependencies, id: String, part: ContentBuilder.Part,
    _ contents: inout ContentBuilder, _ typesetter: inout Typesetter
  ) -> ResolvedArtwork {
    let plan = contents.plan(
      part, of: artwork.view, chosenBy: chooser, path: "\(id).0", cell: cellIndex, setting: setting,
      pictures: pictures,
      rowHeight: buttonHeight)
    let size = ContentBuilder.fittingSize(plan, setting: setting, &typesetter)
    // A cell's matched background is also that of the actions it paints, unless the artwork has a fill of its own.
    let matched = artwork.fill.isSet ? nil : setting.color(setting.cell.matchedBackground)
    let fill = matched ?? artwork.fill.value(in: setting.scope).color(in: setting.traits, tint: setting.tint)
    let surface = (plan.boxes[0].backgroundColor ?? .clear).composited(over: fill)
    return ResolvedArtwork(
      part: part, plan: plan, fill: fill,
      // The published code widens a picture narrower than 30.
      size: Size(width: max(30, size.width), height: max(1, size.height)), surface: surface)
  }
}
