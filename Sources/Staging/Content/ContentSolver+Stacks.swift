import AutoLayout
import Designs
import Graphics
import Typesetting

// The views that stacks arrange.

extension ContentSolver {
  /// The arranged views: hidden ones take no space.
  func arranged(_ index: Int) -> [Int] { plan.arranged[index] }

  func gaps(of stack: StackBox, _ index: Int, _ shown: [Int]) -> [Double] {
    if stack.customSpacing.isEmpty {
      return [Double](repeating: stack.spacing, count: max(0, shown.count - 1))
    }
    let all = children(of: index)
    return shown.dropLast().map { child in
      let place = all.firstIndex(of: child) ?? 0
      return stack.customSpacing[place] ?? stack.spacing
    }
  }

  mutating func horizontalItems(_ shown: [Int], _ typesetter: inout Typesetter) -> [StackItem] {
    var items: [StackItem] = []
    for child in shown {
      // Field by field: a box as a whole is a dozen references to copy.
      items.append(
        StackItem(
          natural: naturalWidth(child, &typesetter), required: plan.boxes[child].place.width,
          hugging: plan.boxes[child].hugging.horizontal,
          compressionResistance: plan.boxes[child].compressionResistance.horizontal,
          isRigid: plan.boxes[child].isRigid))
    }
    return items
  }

  /// The views of a vertical stack along its axis, each at the width it gets.
  mutating func verticalItems(
    of stack: StackBox, _ shown: [Int], width: Double, _ typesetter: inout Typesetter
  ) -> [StackItem] {
    let across = acrossVertical(stack, shown, width: width, &typesetter)
    var items: [StackItem] = []
    for (place, child) in shown.enumerated() {
      items.append(
        StackItem(
          natural: naturalHeight(child, width: across[place].length, &typesetter),
          required: plan.boxes[child].place.height, hugging: plan.boxes[child].hugging.vertical,
          compressionResistance: plan.boxes[child].compressionResistance.vertical,
          isRigid: plan.boxes[child].isRigid))
    }
    return items
  }

  /// The horizontal segments of a vertical stack's views.
  private mutating func acrossVertical(
    _ stack: StackBox, _ shown: [Int], width: Double, _ typesetter: inout Typesetter
  ) -> [Segment] {
    let items = horizontalItems(shown, &typesetter).map { StackAlignment.Item(size: $0) }
    return stack.alignment.arrange(items, length: width)
  }

  /// The vertical sizes of a horizontal stack's views at the widths they get.
  private mutating func acrossHorizontal(
    _ stack: StackBox, _ shown: [Int], _ segments: [Segment], _ typesetter: inout Typesetter
  ) -> [StackAlignment.Item] {
    var items: [StackAlignment.Item] = []
    for (place, child) in shown.enumerated() {
      let width = segments[place].length
      let size = StackItem(
        natural: naturalHeight(child, width: width, &typesetter), required: plan.boxes[child].place.height)
      items.append(StackAlignment.Item(size: size, baseline: baseline(of: child, width, stack, &typesetter)))
    }
    return items
  }

  private mutating func baseline(
    of index: Int, _ width: Double, _ stack: StackBox, _ typesetter: inout Typesetter
  ) -> Double? {
    guard stack.alignment == .baseline, case .label(let label) = plan.boxes[index].kind else { return nil }
    let text = typesetter.layout(texts[label], style: plan.labels[label].styling, width: width, grid: grid)
    return stack.usesLastBaseline ? text.lastBaseline : text.firstBaseline
  }

  mutating func rowHeight(
    of stack: StackBox, _ index: Int, _ shown: [Int], width: Double, _ typesetter: inout Typesetter
  ) -> Double {
    let segments = stack.distribution.arrange(
      horizontalItems(shown, &typesetter), gaps: gaps(of: stack, index, shown), length: width)
    return stack.alignment.fittingLength(acrossHorizontal(stack, shown, segments, &typesetter))
  }

  mutating func placeStack(
    _ stack: StackBox, _ index: Int, in size: Size, _ typesetter: inout Typesetter
  ) {
    let shown = arranged(index)
    let area = Rect(origin: .zero, size: size).inset(by: stack.insets)
    let gaps = gaps(of: stack, index, shown)
    let along: [Segment]
    let across: [Segment]
    if stack.axis == .horizontal {
      let items = horizontalItems(shown, &typesetter)
      along = stack.distribution.arrange(items, gaps: gaps, length: area.width)
      let heights = acrossHorizontal(stack, shown, along, &typesetter)
      across = stack.alignment.arrange(heights, length: area.height)
    } else {
      let items = verticalItems(of: stack, shown, width: area.width, &typesetter)
      along = stack.distribution.arrange(items, gaps: gaps, length: area.height)
      across = acrossVertical(stack, shown, width: area.width, &typesetter)
    }
    for (place, child) in shown.enumerated() {
      let horizontal = stack.axis == .horizontal ? along[place] : across[place]
      let vertical = stack.axis == .horizontal ? across[place] : along[place]
      var rect = Rect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
      if stack.isRightToLeft { rect = rect.mirrored(in: area.width) }
      self.place(child, at: grid.round(rect.offset(by: area.origin)), &typesetter)
    }
  }
}
