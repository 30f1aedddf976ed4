import Designs
import Graphics

// Margins that follow those of the superview (UIView.preservesSuperviewLayoutMargins).
extension TreeShape {
  /// The views whose margins constraints or stacks hold to and that get them from around them, and the views between.
  static func inheriting(_ boxes: [Box], _ constraints: [Constraint]) -> [Int] {
    guard boxes.contains(where: \.preservesMargins) else { return [] }
    var found: Set<Int> = []
    func add(_ index: Int) {
      var index = index
      while index > 0, boxes[index].preservesMargins, found.insert(index).inserted {
        index = boxes[index].parent
      }
    }
    for constraint in constraints {
      for case .some(let anchor) in [constraint.first, constraint.second] {
        switch anchor.item {
        case .margins(let index): add(index)
        case .view(let index), .holder(let index):
          if anchor.attribute.isOfMargins { add(index) }
        case .safeArea, .readable, .contentView, .cell: break
        }
      }
    }
    for (index, box) in boxes.enumerated() {
      if case .stack(let stack) = box.kind, stack.insets != .zero { add(index) }
    }
    return found.sorted()
  }

  /// The tree with the margins that views in some places get from around them; nil where that changes none.
  ///
  /// - Parameter frames: by box, in the parents' coordinates.
  func inheritingMargins(at frames: [Rect]) -> TreeShape? {
    var boxes = boxes
    var isChanged = false
    for index in inheriting {
      let own = boxes[index].margins
      let parent = boxes[index].parent
      let (outer, frame, room) = (boxes[parent].margins, frames[index], frames[parent].size)
      let margins = EdgeInsets(
        top: max(own.top, outer.top - max(0, frame.y)), left: max(own.left, outer.left - max(0, frame.x)),
        bottom: max(own.bottom, outer.bottom - max(0, room.height - frame.maxY)),
        right: max(own.right, outer.right - max(0, room.width - frame.maxX)))
      guard margins != own else { continue }
      isChanged = true
      boxes[index].margins = margins
      if case .stack(var stack) = boxes[index].kind, stack.insets != .zero {
        stack.insets = margins
        boxes[index].kind = .stack(stack)
      }
    }
    guard isChanged else { return nil }
    return TreeShape(
      boxes: boxes, children: children, constraints: constraints, margins: margins,
      isRightToLeft: isRightToLeft, siblingSpacing: siblingSpacing)
  }
}
