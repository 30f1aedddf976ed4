package import Graphics

extension LayoutSystem {
  /// Adds a guide that keeps its distance from the frame of its owner: the margins, the safe area.
  package mutating func addGuide(_ insets: EdgeInsets, in owner: LayoutItem.ID) throws(LayoutFault)
    -> LayoutItem.ID
  {
    let guide = try add(LayoutItem(parent: owner))
    let alignment = items[owner.index].alignmentInsets
    for (attribute, distance) in [
      (LayoutAttribute.left, insets.left - alignment.left), (.top, insets.top - alignment.top),
      (.right, alignment.right - insets.right), (.bottom, alignment.bottom - insets.bottom),
    ] {
      try add(LayoutConstraint(.init(guide, attribute), .equal, .init(owner, attribute), constant: distance))
    }
    return guide
  }

  /// Adds the guide of a width that reads well: within the margins of its owner, in their middle, as wide as they are
  /// but no wider than `maximumWidth`.
  ///
  /// That it wants the whole of that width just below required is from memory: no source was found that confirms it.
  package mutating func addReadableGuide(
    maximumWidth: Double, in owner: LayoutItem.ID
  ) throws(LayoutFault) -> LayoutItem.ID {
    let guide = try add(LayoutItem(parent: owner))
    for (attribute, margin, relation) in [
      (
        LayoutAttribute.left, LayoutAttribute.leftMargin,
        LayoutRelation.greaterThanOrEqual
      ),
      (.right, .rightMargin, .lessThanOrEqual), (.centerX, .centerXWithinMargins, .equal),
      (.top, .topMargin, .equal), (.bottom, .bottomMargin, .equal),
    ] {
      try add(LayoutConstraint(.init(guide, attribute), relation, .init(owner, margin)))
    }
    try add(LayoutConstraint(.init(guide, .width), .lessThanOrEqual, constant: maximumWidth))
    try add(LayoutConstraint(.init(guide, .width), .equal, constant: maximumWidth, priority: 999))
    return guide
  }

  /// Fits an item as `systemLayoutSizeFitting` does: its width required, its height as small as its content allows
  /// (both documented; that a table asks its cells so is inferred).
  ///
  /// Gives the index of the width's constraint, whose constant can be edited.
  package mutating func addFitting(
    _ item: LayoutItem.ID, width: Double, level: ConstraintPriority = .fittingSizeLevel
  ) throws(LayoutFault) -> Int {
    try add(LayoutConstraint(.init(item, .height), .equal, constant: 0, priority: level))
    return try add(LayoutConstraint(.init(item, .width), .equal, constant: width))
  }
}
