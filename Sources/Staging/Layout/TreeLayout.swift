import AutoLayout
import Designs
import Graphics
import Typesetting

/// Lays a tree of boxes out by its constraints; made once for a template and its traits.
///
/// A system is compiled once for each kind of surroundings. A row edits the sizes that its words ask for, a state the
/// places of the cell and its contentView.
final class TreeLayout {
  /// Frames by box, and what else came of it.
  struct Solution {
    /// In the parents' coordinates, on the device's pixels.
    var frames: [Rect]
    /// The size of the root, not rounded.
    var size: Size
    var layout: SolvedLayout
  }

  /// How often a tree is solved again for margins that follow from where its views lie.
  private static let marginPasses = 2

  let shape: TreeShape
  private let labels: [LabelBox]
  private var systems: [LayoutTarget.Kind: CompiledTree] = [:]
  /// The latest solutions, the newest last: states of one row come one after the other.
  private var recent: [(target: LayoutTarget, texts: [String], solution: Solution)] = []

  /// Boxes whose size follows the row's words, and those of them whose lines wrap.
  private let textBoxes: [Int]
  private let wrappingBoxes: [Int]
  /// Whether a stack's constraints themselves follow the words.
  private let isProportional: Bool

  init(_ shape: TreeShape, labels: [LabelBox]) {
    self.shape = shape
    self.labels = labels
    textBoxes = shape.boxes.indices.filter { shape.boxes[$0].isOfText }
    wrappingBoxes = textBoxes.filter {
      guard shape.boxes[$0].intrinsicSize.height == .content else { return false }
      if case .label(let label) = shape.boxes[$0].kind { return labels[label].styling.numberOfLines != 1 }
      return false
    }
    isProportional = shape.boxes.contains {
      if case .stack(let stack) = $0.kind { return stack.distribution == .fillProportionally }
      return false
    }
  }

  /// Solves the tree for a row's words.
  func solve(
    _ target: LayoutTarget, texts: [String], grid: PixelGrid, _ typesetter: inout Typesetter
  ) -> Solution {
    if let known = recent.last(where: { $0.target == target && $0.texts == texts }) { return known.solution }
    let measurer = BoxMeasurer(shape: shape, labels: labels, texts: texts, grid: grid)
    let tree = system(target, measurer, &typesetter)
    tree.edit(target)
    for box in textBoxes { tree.edit(box, measurer.measure(box, &typesetter)) }
    var solution = tree.solve(wrapping: wrappingBoxes, grid: grid) { box, width in
      measurer.size(of: box, width: width, &typesetter)
    }
    // Where a view lies says what margins it has, which may move it.
    for _ in 0..<TreeLayout.marginPasses {
      guard let other = shape.inheritingMargins(at: solution.frames) else { break }
      let tree = CompiledTree(other, target, measures: measurer.all(&typesetter))
      let frames = solution.frames
      solution = tree.solve(wrapping: wrappingBoxes, grid: grid) { box, width in
        measurer.size(of: box, width: width, &typesetter)
      }
      if solution.frames == frames { break }
    }
    if recent.count >= 4 { recent.removeFirst() }
    recent.append((target, texts, solution))
    return solution
  }

  private func system(
    _ target: LayoutTarget, _ measurer: BoxMeasurer, _ typesetter: inout Typesetter
  ) -> CompiledTree {
    if let known = systems[target.kind], !isProportional { return known }
    let tree = CompiledTree(shape, target, measures: measurer.all(&typesetter))
    systems[target.kind] = tree
    return tree
  }
}

extension Box {
  /// Whether its size follows words.
  fileprivate var isOfText: Bool {
    switch kind {
    case .label, .button: return true
    case .control(let control):
      if case .textField = control.control { return true }
      return false
    default: return false
    }
  }
}
