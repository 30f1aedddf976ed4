import AutoLayout
import Graphics

/// Adds views and constraints in few words.
struct SolverSystemBuilder {
  var system = LayoutSystem()

  mutating func add(_ item: LayoutItem) throws(LayoutFault) -> LayoutItem.ID { try system.add(item) }

  mutating func pin(
    _ item: LayoutItem.ID, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ constant: Double, _ other: LayoutItem.ID? = nil, _ second: LayoutAttribute? = nil
  ) throws(LayoutFault) {
    var constraint = LayoutConstraint(.init(item, attribute), relation, constant: constant)
    if let other { constraint.second = .init(other, second ?? attribute) }
    try system.add(constraint)
  }

  /// Four labels one below the other, from the column's top to within its bottom.
  mutating func addLabels(to column: LayoutItem.ID, first: Int) throws(LayoutFault) -> [LayoutItem.ID] {
    var labels: [LayoutItem.ID] = []
    for index in 0..<4 {
      let label = try add(.label(in: column, 40 + 9 * Double(first + index), 20.5, hugging: 250))
      try pin(label, .leading, .equal, 0, column, .leading)
      try pin(label, .trailing, .lessThanOrEqual, 0, column, .trailing)
      if let last = labels.last {
        try pin(label, .top, .equal, 4, last, .bottom)
      } else {
        try pin(label, .top, .equal, 0, column, .top)
      }
      labels.append(label)
    }
    try pin(labels[3], .bottom, .lessThanOrEqual, 0, column, .bottom)
    return labels
  }
}

extension LayoutItem {
  static func label(in parent: ID, _ width: Double, _ height: Double, hugging: Double) -> LayoutItem {
    LayoutItem(
      parent: parent, intrinsicSize: PerAxis(horizontal: width, vertical: height),
      hugging: PerAxis(horizontal: ConstraintPriority(hugging), vertical: 750))
  }
}
