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

  /// Lays the boxes out where the tree has constraints.
  var layout: TreeLayout?
  /// Places the boxes of a row that UIKit lays out itself.
  var row: RowLayout?
  /// Places the boxes of a picture that is drawn by hand; nil for views.
  let canvas: DrawnCanvas?

  /// The places of each box's children.
  let children: [[Int]]
  /// The children that a stack arranges: hidden ones take no space, those in the cell itself are not the stack's.
  let arranged: [[Int]]
  /// The views of the boxes before they are placed and filled.
  let views: UnplacedViews
  /// Whether every row has the same words.
  let isSameInEveryRow: Bool

  init(
    boxes: [Box], labels: [LabelBox], facts: FactSet, dependencies: Condition.Dependencies,
    rootMargins: DirectionalEdgeInsets?, canvas: DrawnCanvas? = nil
  ) {
    var children = [[Int]](repeating: [], count: boxes.count)
    for (index, box) in boxes.enumerated() where box.parent >= 0 { children[box.parent].append(index) }
    self.children = children
    views = UnplacedViews(of: boxes)
    arranged = children.map { $0.filter { !boxes[$0].layer.isHidden && !boxes[$0].isInCell } }
    isSameInEveryRow = labels.allSatisfy { $0.template.isSameInEveryRow }
    self.boxes = boxes
    self.labels = labels
    self.facts = facts
    self.dependencies = dependencies
    self.rootMargins = rootMargins
    self.canvas = canvas
  }

  /// Whether the root stands in the cell itself, beside the contentView, and fills that.
  var fillsCell: Bool { boxes[0].isInCell }

  /// The words of every label for a row.
  func texts(in scope: Scope) -> [String] { labels.map { $0.template.text(in: scope) } }
}
