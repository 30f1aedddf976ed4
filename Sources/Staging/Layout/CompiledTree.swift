import AutoLayout
import Graphics

/// A tree's system for one kind of surroundings, compiled; rows edit it one after the other.
final class CompiledTree {
  private let shape: TreeShape
  private let items: [LayoutItem.ID]
  private let sources: [LayoutSource]
  /// What the constraints around the root have beyond the target's constants.
  private let outsets: [Double]
  private var target: LayoutTarget
  /// As it was compiled: a row without contradictions must not inherit those of the row before.
  private let pristine: LayoutSolver
  private var solver: LayoutSolver

  init(_ shape: TreeShape, _ target: LayoutTarget, measures: [BoxMeasure]) {
    self.shape = shape
    self.target = target
    var compiler = LayoutCompiler(shape, target, measures: measures)
    compiler.compile()
    items = compiler.items
    sources = compiler.sources
    outsets = zip(compiler.system.constraints, target.constants).map { $0.constant - $1 }
    pristine = LayoutSolver(compiler.system)
    solver = pristine
  }

  /// Moves what is around the root.
  func edit(_ target: LayoutTarget) {
    if target == self.target { return }
    self.target = target
    for (index, constant) in target.constants.enumerated() {
      solver.setConstant(constant + outsets[index], of: index)
    }
  }

  /// Gives a box the size that its words ask for.
  func edit(_ box: Int, _ measure: BoxMeasure) {
    solver.setIntrinsicSize(measure.width, of: items[box], .horizontal)
    solver.setIntrinsicSize(measure.height, of: items[box], .vertical)
  }

  /// Solves widths, then the sizes of wrapping texts at their widths, then heights.
  func solve(
    wrapping boxes: [Int], grid: PixelGrid, textSize: (Int, Double) -> Size
  ) -> TreeLayout.Solution {
    let first = items[0].index
    let outcome = solver.solve(texts: boxes.map { items[$0] }) { item, width in
      textSize(item.index - first, width)
    }
    var frames = [Rect](repeating: .zero, count: items.count)
    var size = Size.zero
    if case .refused = outcome {
    } else {
      for (index, item) in items.enumerated() { frames[index] = solver.frame(of: item, on: grid) }
      size = solver.frame(of: items[0]).size
    }
    let layout = SolvedLayout(
      shape: shape, items: items, sources: sources, target: target, outcome: outcome, solver: solver,
      frames: frames)
    if outcome != .solved {
      solver = pristine
      // The constants of the pristine system are those of the target it was made for.
      for (index, constant) in target.constants.enumerated() {
        solver.setConstant(constant + outsets[index], of: index)
      }
    }
    return TreeLayout.Solution(frames: frames, size: size, layout: layout)
  }
}
