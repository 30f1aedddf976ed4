import Graphics

/// A system's constraints and intrinsic sizes as rows.
struct SystemRows: Sendable {
  private(set) var rows = LinearRows()
  /// What a row's constant is beyond the constraint's own: margins, baselines, alignment.
  private(set) var bases: [Double] = []
  /// The constants of the rows as the system gives them.
  private(set) var constants: [Double] = []
  /// The row of an item's intrinsic size, by item and axis; -1 where it has none. Constraints' rows come first.
  private(set) var intrinsicRows: [Int32]
  /// The item and axis of the rows behind the constraints', as variables.
  private(set) var lengths: [Int32] = []
  let levels: PriorityLevels
  let constraintCount: Int

  /// `isActive` tells which constraints count; the others keep an empty row.
  init(_ system: LayoutSystem, isActive: [Bool]) {
    levels = PriorityLevels(system)
    constraintCount = system.constraints.count
    intrinsicRows = [Int32](repeating: -1, count: 2 * system.items.count)
    rows.reserve(constraintCount + 4 * system.items.count)
    bases.reserveCapacity(constraintCount + 4 * system.items.count)
    constants.reserveCapacity(constraintCount + 4 * system.items.count)
    for (index, constraint) in system.constraints.enumerated() {
      if isActive[index] { add(constraint, in: system) } else { addEmpty() }
    }
    rows.equationEnd = constraintCount
    for (index, item) in system.items.enumerated() {
      for axis in LayoutAxis.allCases {
        guard let size = item.intrinsicSize[axis] else { continue }
        intrinsicRows[2 * index + axis.rawValue] = Int32(truncatingIfNeeded: rows.count)
        addLength(
          Variable.length(index, axis), constant: size, above: levels.level(item.hugging[axis]),
          below: levels.level(item.compressionResistance[axis]))
      }
    }
  }

  /// Adds a row that compares one length with a constant.
  mutating func addLength(_ variable: Int, constant: Double, above: Int32, below: Int32) {
    rows.add(1, variable)
    rows.endRow(above: above, below: below)
    bases.append(0)
    constants.append(constant)
    lengths.append(Int32(truncatingIfNeeded: variable))
  }

  private mutating func addEmpty() {
    rows.endRow(above: LinearRows.free, below: LinearRows.free)
    bases.append(0)
    constants.append(0)
  }

  private mutating func add(_ constraint: LayoutConstraint, in system: LayoutSystem) {
    let isPlace = !constraint.first.attribute.isSize
    let isMirrored =
      system.isRightToLeft && isPlace
      && (constraint.first.attribute.side == .directional
        || constraint.second?.attribute.side == .directional)
    let sign = isMirrored ? -1.0 : 1
    var base = -add(constraint.first, times: sign, in: system)
    if let second = constraint.second {
      base -= add(second, times: -sign * constraint.multiplier, in: system)
      if isPlace, constraint.multiplier != 1 {
        // Places are measured in the view that holds both items, so that times 0.5 is half way across it.
        base -= addOrigin(
          of: system.commonAncestor(constraint.first.item, second.item), isMirrored: isMirrored,
          axis: constraint.first.attribute.axis, times: sign * (constraint.multiplier - 1), in: system)
      }
    }
    let level = levels.level(constraint.priority)
    rows.endRow(
      above: constraint.relation == .greaterThanOrEqual ? LinearRows.free : level,
      below: constraint.relation == .lessThanOrEqual ? LinearRows.free : level)
    bases.append(base)
    constants.append(base + constraint.constant)
  }

  /// Adds an anchor's terms and gives its part that is constant.
  private mutating func add(
    _ anchor: LayoutConstraint.Anchor, times factor: Double, in system: LayoutSystem
  ) -> Double {
    let item = anchor.item.index
    let attribute = anchor.attribute.resolved(rightToLeft: system.isRightToLeft)
    let form = AttributeForm(attribute, of: system.items[item])
    rows.add(factor * form.position, Variable.origin(item, attribute.axis))
    rows.add(factor * form.size, Variable.length(item, attribute.axis))
    return factor * form.offset
  }

  /// Adds the edge that places are counted from: the frame's origin, its right side where they count leftwards.
  private mutating func addOrigin(
    of holder: LayoutItem.ID?, isMirrored: Bool, axis: LayoutAxis, times factor: Double,
    in system: LayoutSystem
  ) -> Double {
    guard let holder else { return 0 }
    let insets = system.items[holder.index].alignmentInsets
    rows.add(factor, Variable.origin(holder.index, axis))
    if isMirrored {
      rows.add(factor, Variable.length(holder.index, axis))
      return factor * insets.right
    }
    return -factor * (axis == .horizontal ? insets.left : insets.top)
  }
}
