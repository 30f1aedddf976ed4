import AutoLayout
import Graphics

// What ties items to what is around them: the root to its cell, views to the place and size that they have themselves.

extension LayoutCompiler {
  /// Ties the root to what is around it; the order is that of `LayoutTarget.constants`.
  mutating func tieRoot() {
    let constants = target.constants
    let root = items[0]
    let insets = shape.boxes[0].alignmentInsets
    let isOpen = target.kind == .fitting
    guard let (cell, contentView) = surroundings else {
      tie(
        .around(.width), root, .width, constants[0] - (isOpen ? 0 : insets.left + insets.right),
        priority: isOpen ? Self.fittingLevel : .required)
      let fits = target.kind != .alone
      tie(
        .around(.height), root, .height, constants[1] - (fits ? 0 : insets.top + insets.bottom),
        priority: fits ? Self.fittingLevel : .required)
      if fits { tieOwnSize(0, axes: isOpen ? LayoutAxis.allCases : [.vertical]) }
      return
    }
    let fits = target.kind == .selfSizedCell
    tie(.around(.width), cell, .width, constants[0])
    tie(.around(.width), contentView, .left, to: cell, constants[1])
    tie(.around(.width), contentView, .width, constants[2])
    tie(.around(.width), root, .left, to: contentView, constants[3] + insets.left)
    tie(.around(.width), root, .width, constants[4] - insets.left - insets.right)
    tie(.around(.height), cell, .height, constants[5], priority: fits ? Self.fittingLevel : .required)
    tie(.around(.height), contentView, .top, to: cell, constants[6])
    tie(.around(.height), contentView, .height, to: fits ? cell : nil, constants[7])
    tie(.around(.height), root, .top, to: contentView, constants[8] + insets.top)
    tie(
      .around(.height), root, .height, to: fits ? contentView : nil,
      constants[9] - insets.top - insets.bottom)
    if fits { tieOwnSize(0, axes: [.vertical]) }
  }

  /// `width` and `height` of a view.
  private mutating func tieOwnSize(_ index: Int, axes: [LayoutAxis] = LayoutAxis.allCases) {
    let box = shape.boxes[index]
    for axis in axes {
      guard let length = shape.ownLength(of: index, along: axis) else { continue }
      let insets = box.alignmentInsets
      let outside = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
      tie(.size(index, axis), items[index], axis == .horizontal ? .width : .height, length - outside)
    }
  }

  mutating func tie(_ index: Int) {
    if let parent = parent(of: index), let autoresizing = shape.autoresizing(of: index) {
      tieFrame(index, autoresizing, in: parent)
      return
    }
    tieOwnSize(index)
    guard let parent = parent(of: index) else { return }
    if shape.isPlaced(index, along: .horizontal) { tiePlace(index, .horizontal, in: parent) }
    if shape.isPlaced(index, along: .vertical) { tiePlace(index, .vertical, in: parent) }
    guard shape.roles[index] == .placed else { return }
    for axis in LayoutAxis.allCases {
      let intrinsic = axis == .horizontal ? measures[index].width : measures[index].height
      guard shape.ownLength(of: index, along: axis) == nil, intrinsic == nil else { continue }
      // What its own constraints or its arranged views size is as small as they let it be, all else is nothing.
      tie(
        .place(index), items[index], axis == .horizontal ? .width : .height, 0,
        priority: shape.isSizedFromInside(index) ? Self.fittingLevel : .required)
    }
  }

  /// `x`, `y`, `centerX`, `centerY` of the frame, which may stick out of what constraints see.
  private mutating func tiePlace(_ index: Int, _ axis: LayoutAxis, in parent: LayoutItem.ID) {
    let place = shape.boxes[index].place
    let (own, outer) = (shape.boxes[index].alignmentInsets, system.items[parent.index].alignmentInsets)
    let isHorizontal = axis == .horizontal
    let (before, after) =
      isHorizontal
      ? (own.left - outer.left, own.right - outer.right) : (own.top - outer.top, own.bottom - outer.bottom)
    let edge = isHorizontal ? place.frame?.x ?? place.x : place.frame?.y ?? place.y
    if edge == nil, let center = isHorizontal ? place.centerX : place.centerY {
      tie(
        .place(index), items[index], isHorizontal ? .centerX : .centerY, to: parent,
        center + (before - after) / 2)
    } else {
      tie(.place(index), items[index], isHorizontal ? .left : .top, to: parent, (edge ?? 0) + before)
    }
  }

  /// `first = second + constant`.
  private mutating func tie(
    _ source: LayoutSource, _ item: LayoutItem.ID, _ attribute: LayoutAttribute,
    to other: LayoutItem.ID? = nil, _ constant: Double,
    priority: ConstraintPriority = .required
  ) {
    let second = other.map { LayoutConstraint.Anchor($0, attribute) }
    add(
      source,
      LayoutConstraint(.init(item, attribute), .equal, second, constant: constant, priority: priority))
  }
}
