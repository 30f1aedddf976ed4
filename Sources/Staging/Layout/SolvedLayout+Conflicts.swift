import AutoLayout
import Designs
import Diagnostics
import Graphics

// Contradictions.

extension SolvedLayout {
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
