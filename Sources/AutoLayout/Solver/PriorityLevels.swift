import Graphics

/// The distinct priorities of a system, most important first: level 0 is required.
struct PriorityLevels: Sendable {
  private(set) var priorities: [Double] = [ConstraintPriority.required.value]

  init(_ system: LayoutSystem) {
    for constraint in system.constraints { insert(constraint.priority) }
    for item in system.items {
      for axis in LayoutAxis.allCases where item.intrinsicSize[axis] != nil {
        insert(item.hugging[axis])
        insert(item.compressionResistance[axis])
      }
    }
  }

  /// The level of a priority that was there at the start.
  func level(_ priority: ConstraintPriority) -> Int32 {
    priority.isRequired ? 0 : Int32(truncatingIfNeeded: position(priority.value))
  }

  private mutating func insert(_ priority: ConstraintPriority) {
    guard !priority.isRequired else { return }
    let place = position(priority.value)
    if place < priorities.count, priorities[place] == priority.value { return }
    priorities.insert(priority.value, at: place)
  }

  /// The first place whose priority is not greater.
  private func position(_ value: Double) -> Int {
    var (low, high) = (0, priorities.count)
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
