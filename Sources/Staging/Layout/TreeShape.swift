import AutoLayout
import Designs
import Graphics

/// A tree of boxes with its constraints: what a layout system is made of, whatever the row.
final class TreeShape: Sendable {
  /// What says where a view is.
  enum Role: Sendable {
    case root
    /// Constraints; along an axis for which it says a place of its own, that place.
    case constrained
    /// The stack that arranges it.
    case arranged
    /// Its own `frame`, `x`, `y`, `centerX`, `centerY`.
    case placed
  }

  let boxes: [Box]
  let children: [[Int]]
  let constraints: [Constraint]
  let roles: [Role]
  let isRightToLeft: Bool
  let siblingSpacing: Double
  let cellMargins: EdgeInsets
  let contentViewMargins: EdgeInsets
  /// Views that hold constraints.
  private let holders: Set<Int>
  /// Views whose margins follow those around them, parents first; none where nothing is held to such margins.
  let inheriting: [Int]
  let margins: CellMargins?

  init(
    boxes: [Box], children: [[Int]], constraints: [Constraint], margins: CellMargins?, isRightToLeft: Bool,
    siblingSpacing: Double
  ) {
    self.boxes = boxes
    self.children = children
    self.constraints = constraints
    self.isRightToLeft = isRightToLeft
    self.siblingSpacing = siblingSpacing
    self.margins = margins
    contentViewMargins = margins?.contentView.resolved(rightToLeft: isRightToLeft) ?? .zero
    cellMargins = EdgeInsets(
      top: contentViewMargins.top, left: margins?.cell ?? 0, bottom: contentViewMargins.bottom,
      right: margins?.cell ?? 0)
    var named: Set<Int> = []
    var holders: Set<Int> = []
    for constraint in constraints {
      for case .some(let anchor) in [constraint.first, constraint.second] {
        switch anchor.item {
        case .view(let index): named.insert(index)
        case .holder(let index), .margins(let index), .safeArea(let index), .readable(let index):
          holders.insert(index)
        case .contentView, .cell: break
        }
      }
    }
    self.holders = holders
    inheriting = TreeShape.inheriting(boxes, constraints)
    roles = boxes.indices.map { index in
      let parent = boxes[index].parent
      if parent < 0 { return .root }
      if case .stack = boxes[parent].kind, !boxes[index].isInCell { return .arranged }
      return named.contains(index) ? .constrained : .placed
    }
  }

  /// Whether a view itself says where it is on an axis.
  func isPlaced(_ index: Int, along axis: LayoutAxis) -> Bool {
    switch roles[index] {
    case .root, .arranged: return false
    case .placed: return true
    case .constrained:
      let place = boxes[index].place
      if place.frame != nil { return true }
      return axis == .horizontal
        ? place.x != nil || place.centerX != nil : place.y != nil || place.centerY != nil
    }
  }

  /// The length that the design gives a view on an axis; a `frame` counts only where it places the view.
  func ownLength(of index: Int, along axis: LayoutAxis) -> Double? {
    let place = boxes[index].place
    let frame = isPlaced(index, along: axis) ? place.frame : nil
    return axis == .horizontal ? frame?.width ?? place.width : frame?.height ?? place.height
  }

  /// How the frame that places a view follows its parent; nil where it does not or nothing is placed by it.
  func autoresizing(of index: Int) -> Autoresizing? {
    guard let autoresizing = boxes[index].place.autoresizing, boxes[index].place.frame != nil,
      isPlaced(index, along: .horizontal)
    else { return nil }
    return autoresizing
  }

  /// Whether a view stands in the cell itself, beside the contentView.
  func isBesideContent(_ index: Int) -> Bool {
    guard boxes[index].isInCell else { return false }
    var parent = boxes[index].parent
    while parent >= 0 {
      if boxes[parent].isInCell { return false }
      parent = boxes[parent].parent
    }
    return true
  }

  /// Whether what is in a view makes its size.
  func isSizedFromInside(_ index: Int) -> Bool {
    if case .stack = boxes[index].kind { return true }
    return holders.contains(index)
  }
}

/// What made a constraint of a system.
enum LayoutSource: Hashable, Sendable {
  /// The cell, the contentView, the row.
  case around(Dimension)
  /// The `width` or `height` of a box.
  case size(Int, LayoutAxis)
  /// Where a box says that it is.
  case place(Int)
  /// UIStackView, by its box.
  case stack(Int)
  /// A layout guide.
  case guide
  /// The design, by the place in the shape's list.
  case design(Int)

  enum Dimension: Hashable, Sendable { case width, height }
}

extension View.Priorities {
  /// The priority on an axis.
  func along(_ axis: LayoutAxis) -> Double { axis == .horizontal ? horizontal : vertical }
}
