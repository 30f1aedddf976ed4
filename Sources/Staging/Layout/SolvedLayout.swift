import AutoLayout
import Designs
import Diagnostics
import Graphics

/// What the constraints of a content came to: contradictions, and what they leave open, worked out when asked for.
package final class SolvedLayout: Sendable {
  let shape: TreeShape
  let items: [LayoutItem.ID]
  let sources: [LayoutSource]
  let outcome: LayoutOutcome
  /// Kept only where there is something to ask it.
  let solver: LayoutSolver?
  /// By box, in the parents' coordinates.
  private let frames: [Rect]
  private let isSelfSized: Bool
  /// Of the root, in the cell; of self-sized cells only.
  private let rootOrigin: Point

  init(
    shape: TreeShape, items: [LayoutItem.ID], sources: [LayoutSource], target: LayoutTarget,
    outcome: LayoutOutcome, solver: LayoutSolver, frames: [Rect]
  ) {
    self.shape = shape
    self.items = items
    self.sources = sources
    self.outcome = outcome
    self.solver = outcome != .solved || solver.mayBeAmbiguous ? solver : nil
    self.frames = frames
    if case .selfSizedCell(let room) = target {
      isSelfSized = true
      rootOrigin = Point(x: room.contentX + room.insets.left, y: room.insets.top)
    } else {
      isSelfSized = false
      rootOrigin = .zero
    }
  }

  /// Whether the system was too large to be solved: there are no frames.
  package var isRefused: Bool { if case .refused = outcome { true } else { false } }

  /// Whether all that is required holds: the frames are what a device would show too.
  package var isSolved: Bool { outcome == .solved }

  // MARK: Ambiguity

  /// The views that could be elsewhere; hidden ones are left out.
  package func ambiguities() -> [Ambiguity] {
    guard outcome == .solved, let solver else { return [] }
    let found = solver.ambiguity()
    return found.places.compactMap { place in
      guard let index = boxIndex(of: place.item), index > 0, !isHidden(index) else { return nil }
      let other = found.solutions[place.solution]
      return Ambiguity(
        id: shape.boxes[index].id, span: span(of: index, place.axis), axis: place.axis,
        frame: SolvedLayout.absolute(place.item, in: solver.system) { solver.frame(of: $0) },
        other: SolvedLayout.absolute(place.item, in: solver.system) { other[$0.index] })
    }
  }

  private func isHidden(_ index: Int) -> Bool {
    var index = index
    while index >= 0 {
      if shape.boxes[index].layer.isHidden { return true }
      index = shape.boxes[index].parent
    }
    return false
  }

  private func span(of index: Int, _ axis: LayoutAxis) -> Span {
    let own = shape.constraints.first { constraint in
      constraint.first.attribute.axis == axis
        && (constraint.first.item == .view(index) || constraint.second?.item == .view(index))
    }
    return own?.span ?? shape.boxes[index].span
  }

  // MARK: Heights

  /// How far a view may stick out of a row that it should size, in points.
  private static let tolerance = 1.0

  /// Where a row's height should follow its content and does not.
  package var openHeight: OpenHeight? {
    guard isSelfSized, !isRefused else { return nil }
    var worst: (index: Int, overflow: Double)?
    for index in frames.indices.dropFirst() where shape.boxes[index].isSeen && !isHidden(index) {
      let overflow = frameInRoot(index).maxY - frames[0].height
      if overflow > max(SolvedLayout.tolerance, worst?.overflow ?? 0) { worst = (index, overflow) }
    }
    return worst.map {
      let box = shape.boxes[$0.index]
      return OpenHeight(
        id: box.id, span: span(of: $0.index, .vertical), overflow: $0.overflow,
        isZero: frames[0].height < SolvedLayout.tolerance,
        frame: frameInRoot($0.index).offset(by: rootOrigin))
    }
  }

  private func frameInRoot(_ index: Int) -> Rect {
    var frame = frames[index]
    var parent = shape.boxes[index].parent
    while parent > 0 {
      frame = frame.offset(by: frames[parent].origin)
      parent = shape.boxes[parent].parent
    }
    return frame
  }

  // MARK: Items

  func boxIndex(of item: LayoutItem.ID) -> Int? {
    let index = item.index - items[0].index
    return items.indices.contains(index) ? index : nil
  }

  func box(of item: LayoutItem.ID) -> Box? { boxIndex(of: item).map { shape.boxes[$0] } }

  /// A frame in the coordinates of the system's root.
  static func absolute(
    _ item: LayoutItem.ID, in system: LayoutSystem, frame: (LayoutItem.ID) -> Rect
  ) -> Rect {
    var rect = frame(item)
    var parent = system.items[item.index].parent
    while let holder = parent, let next = system.items[holder.index].parent {
      rect = rect.offset(by: frame(holder).origin)
      parent = next
    }
    return rect
  }
}

extension Box {
  /// Whether it shows something of its own that a row should hold.
  fileprivate var isSeen: Bool {
    if isInCell { return false }
    switch kind {
    case .label, .button, .control, .placeholder: return true
    case .image(let image): return image.source != nil
    case .view, .spacer, .stack: return false
    }
  }
}
