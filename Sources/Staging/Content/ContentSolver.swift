import AutoLayout
import Designs
import Graphics
import Typesetting

/// Gives every box of a plan its frame: widths first, then the heights that they cause.
struct ContentSolver: ~Copyable {
  let plan: ContentPlan
  let texts: [String]
  let grid: PixelGrid
  /// The cell, for views that stand in it beside the contentView.
  private let cellSize: Size
  /// In the parent's coordinates, by box.
  private(set) var frames: [Rect]
  /// Natural widths that were asked for before; NaN where not yet.
  private var widths: [Double]

  init(plan: ContentPlan, texts: [String], cellSize: Size = .zero, grid: PixelGrid) {
    self.plan = plan
    self.texts = texts
    self.cellSize = cellSize
    self.grid = grid
    frames = [Rect](repeating: .zero, count: plan.boxes.count)
    widths = [Double](repeating: .nan, count: plan.boxes.count)
  }

  /// Fills a rectangle with the root and places everything in it.
  mutating func fill(_ rect: Rect, _ typesetter: inout Typesetter) {
    place(0, at: rect, &typesetter)
  }

  /// The size that the root has by itself; `width` fixes the width.
  mutating func fittingSize(width: Double? = nil, _ typesetter: inout Typesetter) -> Size {
    let own = width ?? plan.boxes[0].place.width ?? naturalWidth(0, &typesetter) ?? 0
    let height = plan.boxes[0].place.height ?? naturalHeight(0, width: own, &typesetter) ?? 0
    return Size(width: own, height: height)
  }

  // MARK: Sizes

  /// The width a box has by itself; nil where it has none.
  mutating func naturalWidth(_ index: Int, _ typesetter: inout Typesetter) -> Double? {
    let known = widths[index]
    if !known.isNaN { return known < 0 ? nil : known }
    let own = plan.boxes[index].intrinsicSize.width
    let width = own.over(own == .content ? measuredWidth(index, &typesetter) : nil)
    widths[index] = width ?? -1
    return width
  }

  private mutating func measuredWidth(_ index: Int, _ typesetter: inout Typesetter) -> Double? {
    switch plan.boxes[index].kind {
    case .view, .spacer, .placeholder: return nil
    case .label(let label): return size(label, &typesetter).width
    case .image(let image): return image.source == nil ? nil : image.size.width
    case .button(let button):
      return size(button, &typesetter).width
    case .control(let control): return control.width ?? textWidth(of: control, &typesetter)
    case .stack(let stack):
      let shown = arranged(index)
      if shown.isEmpty { return stack.insets.left + stack.insets.right }
      if stack.axis == .horizontal {
        let items = horizontalItems(shown, &typesetter)
        let segments = stack.distribution.arrange(items, gaps: gaps(of: stack, index, shown), length: nil)
        return (segments.last?.end ?? 0) + stack.insets.left + stack.insets.right
      }
      var widest = 0.0
      for child in shown { widest = max(widest, wantedWidth(child, &typesetter) ?? 0) }
      return widest + stack.insets.left + stack.insets.right
    }
  }

  private func size(_ button: ButtonBox, _ typesetter: inout Typesetter) -> Size {
    button.size(
      title: size(button.title, &typesetter), lineHeight: plan.labels[button.title].styling.font.lineHeight)
  }

  /// A text field is as wide as its text, or its placeholder.
  private mutating func textWidth(of control: ControlBox, _ typesetter: inout Typesetter) -> Double? {
    guard case .textField(let text, let placeholder, _, let padding) = control.control else { return nil }
    let shown = texts[text].isEmpty ? placeholder : text
    return size(shown, &typesetter).width + 2 * padding
  }

  private mutating func wantedWidth(_ index: Int, _ typesetter: inout Typesetter) -> Double? {
    plan.boxes[index].place.width ?? naturalWidth(index, &typesetter)
  }

  private mutating func wantedHeight(_ index: Int, width: Double, _ typesetter: inout Typesetter) -> Double? {
    plan.boxes[index].place.height ?? naturalHeight(index, width: width, &typesetter)
  }

  /// The height a box has by itself at a width; nil where it has none.
  mutating func naturalHeight(_ index: Int, width: Double, _ typesetter: inout Typesetter) -> Double? {
    let own = plan.boxes[index].intrinsicSize.height
    return own.over(own == .content ? measuredHeight(index, width: width, &typesetter) : nil)
  }

  private mutating func measuredHeight(
    _ index: Int, width: Double, _ typesetter: inout Typesetter
  ) -> Double? {
    switch plan.boxes[index].kind {
    case .view: return heightOfPlacedChildren(index, width: width, &typesetter)
    case .spacer, .placeholder: return nil
    case .label(let label): return size(label, width: width, &typesetter).height
    case .image(let image): return image.source == nil ? nil : image.size.height
    case .button(let button):
      return size(button, &typesetter).height
    case .control(let control):
      if let height = control.height { return height }
      guard case .textField(let text, let placeholder, _, _) = control.control else { return nil }
      let shown = texts[text].isEmpty ? placeholder : text
      return size(shown, &typesetter).height
    case .stack(let stack):
      let shown = arranged(index)
      let inner = max(0, width - stack.insets.left - stack.insets.right)
      let edges = stack.insets.top + stack.insets.bottom
      if stack.axis == .horizontal {
        return edges + rowHeight(of: stack, index, shown, width: inner, &typesetter)
      }
      let items = verticalItems(of: stack, shown, width: inner, &typesetter)
      let segments = stack.distribution.arrange(items, gaps: gaps(of: stack, index, shown), length: nil)
      return edges + (segments.last?.end ?? 0)
    }
  }

  /// A plain view has no height of its own; a root one is as high as what is placed in it, so that a row can fit.
  private mutating func heightOfPlacedChildren(
    _ index: Int, width: Double, _ typesetter: inout Typesetter
  ) -> Double? {
    guard index == 0, plan.boxes[index].end > index + 1 else { return nil }
    var lowest = 0.0
    for child in children(of: index) where !plan.boxes[child].isInCell {
      // A frame that follows the height says nothing of it: such a row is as high as UIKit makes it.
      if plan.boxes[child].place.autoresizing != nil { continue }
      lowest = max(lowest, ownFrame(child, in: Size(width: width, height: 0), &typesetter).maxY)
    }
    return lowest
  }

  // MARK: Placing

  func children(of index: Int) -> [Int] { plan.children[index] }

  mutating func place(_ index: Int, at rect: Rect, _ typesetter: inout Typesetter) {
    frames[index] = rect
    if plan.boxes[index].end == index + 1 { return }
    if case .stack(let stack) = plan.boxes[index].kind {
      placeStack(stack, index, in: rect.size, &typesetter)
      for child in children(of: index) where plan.boxes[child].isInCell { placeInCell(child, &typesetter) }
      return
    }
    for child in children(of: index) {
      if plan.boxes[child].isInCell {
        placeInCell(child, &typesetter)
      } else {
        place(child, at: ownFrame(child, in: rect.size, &typesetter), &typesetter)
      }
    }
  }

  private mutating func placeInCell(_ index: Int, _ typesetter: inout Typesetter) {
    place(index, at: ownFrame(index, in: cellSize, &typesetter), &typesetter)
  }

  /// The frame of a view that no stack arranges.
  private mutating func ownFrame(_ index: Int, in parent: Size, _ typesetter: inout Typesetter) -> Rect {
    let place = plan.boxes[index].place
    if let frame = place.frame {
      guard let autoresizing = place.autoresizing else { return frame }
      return grid.round(autoresizing.frame(frame, in: parent))
    }
    let width = wantedWidth(index, &typesetter) ?? 0
    let height = wantedHeight(index, width: width, &typesetter) ?? 0
    let x = place.x ?? place.centerX.map { grid.round(parent.width / 2 + $0 - width / 2) } ?? 0
    let y = place.y ?? place.centerY.map { grid.round(parent.height / 2 + $0 - height / 2) } ?? 0
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// A label's size, wrapped at a width.
  private func size(_ label: Int, width: Double = .infinity, _ typesetter: inout Typesetter) -> Size {
    plan.labels[label].size(of: texts[label], width: width, grid: grid, &typesetter)
  }
}
