import AutoLayout
import Designs
package import Diagnostics
package import Graphics

/// What the constraints of a content came to: contradictions, and what they leave open, worked out when asked for.
package final class SolvedLayout: Sendable {
  /// Something that layout keeps to.
  package enum Rule: Sendable {
    /// A constraint of the design: its string, the part of the string that says it, and where that is.
    case constraint(String, part: String, Span)
    /// `width` or `height` of a view, by the view's id.
    case length(String, LayoutAxis, Span)
    /// A view's own place.
    case place(String, Span)
    /// A stack, by its id.
    case stack(String, Span)
    /// What a view's content asks for.
    case content(String, LayoutAxis, Span)
    /// That no length is negative.
    case least(String, LayoutAxis, Span)
    /// The width of the cell and its contentView, or their height.
    case cell(LayoutAxis)
  }

  /// Rules that cannot hold together.
  package struct Conflict: Sendable {
    package var rules: [Rule]
    /// The one of them that layout went on without.
    package var broken: Rule
    /// Whether any of the others could be left out instead.
    package var isMinimal: Bool
    /// The views that they are about, in the cell's coordinates.
    package var frames: [Rect]
  }

  /// A view that could be elsewhere.
  package struct Ambiguity: Sendable {
    package var id: String
    /// The constraint that speaks of the view along the axis, else the view.
    package var span: Span
    package var axis: LayoutAxis
    /// Where it is, and where it could be as well; in the cell's coordinates.
    package var frame: Rect
    package var other: Rect
  }

  /// A row's height that does not follow its content.
  package struct OpenHeight: Sendable {
    /// The view that sticks out the farthest.
    package var id: String
    package var span: Span
    /// How far it reaches below the row's content, in points.
    package var overflow: Double
    /// Whether the constraints make no height at all.
    package var isZero: Bool
    /// Where it ends up in such a row, in the cell's coordinates.
    package var frame: Rect
  }

  let shape: TreeShape
  private let items: [LayoutItem.ID]
  private let sources: [LayoutSource]
  private let outcome: LayoutOutcome
  /// Kept only where there is something to ask it.
  private let solver: LayoutSolver?
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

  // MARK: Contradictions

  /// The contradictions, in the order in which they were met.
  package var conflicts: [Conflict] {
    guard case .unsatisfiable(let found) = outcome, let solver else { return [] }
    return found.map { conflict in
      Conflict(
        rules: unique(conflict.rules.map { rule($0) }), broken: rule(conflict.broken),
        isMinimal: conflict.isMinimal, frames: frames(of: conflict.rules, solver))
    }
  }

  /// A stack is one rule, whatever number of its constraints take part.
  private func unique(_ rules: [Rule]) -> [Rule] {
    var seen: Set<RuleName> = []
    return rules.filter { seen.insert(RuleName($0)).inserted }
  }

  private func rule(_ rule: LayoutRule) -> Rule {
    switch rule {
    case .constraint(let index): return self.rule(sources[index])
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      guard let box = box(of: item) else { return .cell(axis) }
      return .content(box.id, axis, box.span)
    case .length(let item, let axis):
      guard let box = box(of: item) else { return .cell(axis) }
      return .least(box.id, axis, box.span)
    }
  }

  private func rule(_ source: LayoutSource) -> Rule {
    switch source {
    case .around(.width): return .cell(.horizontal)
    case .around(.height), .guide: return .cell(.vertical)
    case .size(let index, let axis):
      return .length(shape.boxes[index].id, axis, shape.boxes[index].span)
    case .place(let index): return .place(shape.boxes[index].id, shape.boxes[index].span)
    case .stack(let index): return .stack(shape.boxes[index].id, shape.boxes[index].span)
    case .design(let index):
      return .constraint(
        shape.constraints[index].text, part: shape.constraints[index].part, shape.constraints[index].span)
    }
  }

  private func frames(of rules: [LayoutRule], _ solver: LayoutSolver) -> [Rect] {
    var boxes: Set<Int> = []
    for rule in rules {
      switch rule {
      case .constraint(let index):
        let constraint = solver.system.constraints[index]
        for case .some(let anchor) in [constraint.first, constraint.second] {
          if let box = boxIndex(of: anchor.item), box > 0 { boxes.insert(box) }
        }
      case .hugging(let item, _), .compressionResistance(let item, _), .length(let item, _):
        if let box = boxIndex(of: item), box > 0 { boxes.insert(box) }
      }
    }
    return boxes.sorted().map { box in
      SolvedLayout.absolute(items[box], in: solver.system) { solver.frame(of: $0) }
    }
  }

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

  private func boxIndex(of item: LayoutItem.ID) -> Int? {
    let index = item.index - items[0].index
    return items.indices.contains(index) ? index : nil
  }

  private func box(of item: LayoutItem.ID) -> Box? { boxIndex(of: item).map { shape.boxes[$0] } }

  /// A frame in the coordinates of the system's root.
  private static func absolute(
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

/// What tells rules apart.
private struct RuleName: Hashable {
  var words: String

  init(_ rule: SolvedLayout.Rule) {
    words =
      switch rule {
      case .constraint(let text, _, let span): "\(text)\u{0}\(span.start)"
      default: "\(rule)"
      }
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
