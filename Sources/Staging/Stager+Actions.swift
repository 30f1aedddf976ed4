import Assets
import Designs
import Graphics
import Typesetting
import UIKitRules

// The swipe actions of a cell, and what they show.
extension Stager {
  /// The actions that show, made or found.
  mutating func actions(
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

  mutating func artworks(_ actions: [ResolvedAction], _ setting: CellSetting) -> [ActionTrees] {
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
