import Designs
import UIKitRules

/// Actions that were resolved before, for the states and rows that show the very same.
struct KeptActions {
  /// All that resolving depends on where no rule and no text looks at the row or the state.
  struct Key: Equatable {
    var cell: Int
    var traits: Int
    var isLeading: Bool
    var isConfirming: Bool
    /// In points.
    var rowHeight: Double
    var separator: Double
  }

  /// A few: a page goes through the states and systems of one row after the other.
  private var kept: [(key: Key, actions: [ResolvedAction], facts: FactSet)] = []

  func find(_ key: Key) -> (actions: [ResolvedAction], facts: FactSet)? {
    for index in kept.indices where kept[index].key == key { return (kept[index].actions, kept[index].facts) }
    return nil
  }

  mutating func keep(_ actions: [ResolvedAction], _ facts: FactSet, for key: Key) {
    if kept.count >= 16 { kept.removeFirst() }
    kept.append((key, actions, facts))
  }
}

extension SwipeActionsConfiguration {
  /// Whether no rule and no text of the actions themselves looks at the row or the state; artwork is told by its plan.
  var isSameForEveryRowAndState: Bool {
    actions.allSatisfy { action in
      let dependencies = [
        action.style.dependencies, action.title.dependencies, action.accessibilityLabel.dependencies,
        action.background.dependencies, action.image.dependencies,
      ]
      return dependencies.allSatisfy(\.isEmpty) && action.hasFixedWords && action.hasFixedFill
    }
  }
}

extension Action {
  fileprivate var hasFixedWords: Bool {
    if case .text(let template) = title.otherwise, !template.isSameInEveryRow { return false }
    for rule in title.rules {
      if case .text(let template) = rule.use, !template.isSameInEveryRow { return false }
    }
    return (accessibilityLabel.rules.map(\.use) + [accessibilityLabel.otherwise])
      .allSatisfy { $0?.isSameInEveryRow ?? true }
  }

  fileprivate var hasFixedFill: Bool {
    for background in background.rules.map(\.use) + [background.otherwise] {
      if case .pattern(let artwork)? = background, !artwork.fill.dependencies.isEmpty { return false }
    }
    for image in image.rules.map(\.use) + [image.otherwise] {
      if case .artwork(let artwork)? = image, !artwork.fill.dependencies.isEmpty { return false }
    }
    return true
  }
}

extension ResolvedAction {
  /// Whether its artwork is the same for every row and state.
  var hasFixedArtwork: Bool {
    [pattern, image?.artwork].allSatisfy { artwork in
      guard let plan = artwork?.plan else { return true }
      return plan.dependencies.isEmpty && plan.isSameInEveryRow
    }
  }
}
