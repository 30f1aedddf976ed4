import AutoLayout
import Designs
import Graphics

extension LayoutCompiler {
  /// Ties a frame to the parent that it follows (translatesAutoresizingMaskIntoConstraints).
  mutating func tieFrame(_ index: Int, _ autoresizing: Autoresizing, in parent: LayoutItem.ID) {
    guard let frame = shape.boxes[index].place.frame else { return }
    let (own, outer) = (shape.boxes[index].alignmentInsets, system.items[parent.index].alignmentInsets)
    tie(
      index, autoresizing.parts(of: frame, along: .horizontal), .horizontal, in: parent,
      before: own.left - outer.left, after: own.right - outer.right)
    tie(
      index, autoresizing.parts(of: frame, along: .vertical), .vertical, in: parent,
      before: own.top - outer.top, after: own.bottom - outer.bottom)
  }

  /// - Parameters:
  ///   - before: How far the rectangle that constraints see begins behind the frame, beside that of the parent.
  ///   - after: How far it ends before the frame, likewise.
  private mutating func tie(
    _ index: Int, _ parts: Autoresizing.Parts, _ axis: LayoutAxis, in parent: LayoutItem.ID, before: Double,
    after: Double
  ) {
    let (start, end, length): (LayoutAttribute, LayoutAttribute, LayoutAttribute) =
      axis == .horizontal ? (.left, .right, .width) : (.top, .bottom, .height)
    let item = items[index]
    tie(
      .size(index, axis), item, length, parts.shares.length, of: parent,
      parts.rests.length - before - after)
    if parts.shares.before == 0 {
      add(
        .place(index),
        LayoutConstraint(
          .init(item, start), .equal, .init(parent, start), constant: parts.rests.before + before))
    } else if parts.shares.after == 0 {
      add(
        .place(index),
        LayoutConstraint(
          .init(item, end), .equal, .init(parent, end), constant: -parts.rests.after - after))
    } else if let margin = try? system.add(LayoutItem(parent: parent)) {
      // Both margins give way: a guide is as long as the first.
      add(.guide, LayoutConstraint(.init(margin, start), .equal, .init(parent, start), constant: 0))
      tie(.guide, margin, length, parts.shares.before, of: parent, parts.rests.before + before)
      add(.place(index), LayoutConstraint(.init(item, start), .equal, .init(margin, end), constant: 0))
    }
  }

  /// `length = share × the parent's length + constant`.
  private mutating func tie(
    _ source: LayoutSource, _ item: LayoutItem.ID, _ length: LayoutAttribute, _ share: Double,
    of parent: LayoutItem.ID, _ constant: Double
  ) {
    let anchor = LayoutConstraint.Anchor(item, length)
    add(
      source,
      share == 0
        ? LayoutConstraint(anchor, .equal, constant: constant)
        : LayoutConstraint(anchor, .equal, .init(parent, length), multiplier: share, constant: constant))
  }
}
