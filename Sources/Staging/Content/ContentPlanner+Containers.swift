import AutoLayout
import Designs
import Graphics
import UIKitRules

// Stacks, and the margins that views keep.

extension ContentPlanner {
  mutating func margins(of view: View, isRoot: Bool) -> EdgeInsets {
    let isRightToLeft = scope.traits.direction.isRightToLeft
    let given = isRoot ? rootMargins?.resolved(rightToLeft: isRightToLeft) : nil
    if let own = value(view.layoutMargins)?.resolved(rightToLeft: isRightToLeft) {
      guard view.preservesSuperviewLayoutMargins, let given else { return own }
      return EdgeInsets(
        top: max(own.top, given.top), left: max(own.left, given.left), bottom: max(own.bottom, given.bottom),
        right: max(own.right, given.right))
    }
    if let given { return given }
    return EdgeInsets(facts.take(rules.margins.plainView))
  }

  mutating func stackKind(_ stack: Stack, margins: EdgeInsets) -> BoxKind {
    let alignment = value(stack.alignment)
    let isRelative = value(stack.isLayoutMarginsRelativeArrangement)
    return .stack(
      StackBox(
        axis: value(stack.axis), distribution: ContentPlanner.distribution(value(stack.distribution)),
        alignment: ContentPlanner.alignment(alignment), spacing: points(value(stack.spacing)),
        customSpacing: stack.customSpacing.mapValues { points(value($0)) },
        insets: isRelative ? margins : .zero,
        isRightToLeft: scope.traits.direction.isRightToLeft,
        usesLastBaseline: alignment == .lastBaseline,
        isBaselineRelative: value(stack.isBaselineRelativeArrangement)))
  }
}
