import Designs
import Graphics
import UIKitRules

/// The boxes of a view tree under some traits, made once and filled with each row's words.
final class ContentPlan {
  /// In pre-order; the first is the root.
  let boxes: [Box]
  let labels: [LabelBox]
  let facts: FactSet
  /// What the plan was made from besides the traits: it serves other states and rows where it looked at neither.
  let dependencies: Condition.Dependencies
  /// The margins of the root where they are not a plain view's.
  let rootMargins: DirectionalEdgeInsets?

  init(
    boxes: [Box], labels: [LabelBox], facts: FactSet, dependencies: Condition.Dependencies,
    rootMargins: DirectionalEdgeInsets?
  ) {
    self.boxes = boxes
    self.labels = labels
    self.facts = facts
    self.dependencies = dependencies
    self.rootMargins = rootMargins
  }

  /// The words of every label for a row.
  func texts(in scope: Scope) -> [String] { labels.map { $0.template.text(in: scope) } }
}
