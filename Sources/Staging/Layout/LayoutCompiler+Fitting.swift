import AutoLayout
import Designs
import Graphics
import UIKitRules

extension LayoutCompiler {
  /// The length along an axis that a view comes to by itself (`systemLayoutSizeFitting`): what a proportional stack
  /// counts of a view without an intrinsic size. nil where nothing says a length.
  func fittingLength(of index: Int, along axis: LayoutAxis) -> Double? {
    if let required = requiredLength(of: index, along: axis) { return required }
    let measure = measures[index]
    if let own = axis == .horizontal ? measure.width : measure.height { return own }
    guard case .stack(let stack) = shape.boxes[index].kind else { return nil }
    let shown = shape.children[index].enumerated().filter { !shape.boxes[$0.element].layer.isHidden }
    let items = shown.map { StackItem(natural: fittingLength(of: $0.element, along: axis) ?? 0) }
    let edges =
      axis == .horizontal
      ? stack.insets.left + stack.insets.right : stack.insets.top + stack.insets.bottom
    guard (stack.axis == .horizontal) == (axis == .horizontal) else {
      return edges + (items.map(\.wanted).max() ?? 0)
    }
    let gaps = shown.dropLast().map { stack.customSpacing[$0.offset] ?? stack.spacing }
    return edges + (stack.distribution.arrange(items, gaps: gaps, length: nil).last?.end ?? 0)
  }

  /// The length that the design requires of a view, be it a key or a constraint.
  private func requiredLength(of index: Int, along axis: LayoutAxis) -> Double? {
    if let own = shape.ownLength(of: index, along: axis) { return own }
    for constraint in shape.constraints where constraint.second == nil && constraint.relation == .equal {
      guard constraint.first.item == .view(index) || constraint.first.item == .holder(index),
        constraint.priority >= LayoutPriority.required,
        constraint.first.attribute == (axis == .horizontal ? .width : .height),
        case .points(let points) = constraint.constant
      else { continue }
      return points
    }
    return nil
  }
}
