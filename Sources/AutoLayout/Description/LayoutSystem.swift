/// Items and the constraints between them: what is to be laid out.
///
/// A system is data; `LayoutSolver` compiles it. Sizes are never negative, as in UIKit.
package struct LayoutSystem: Sendable {
  package private(set) var items: [LayoutItem] = []
  package private(set) var constraints: [LayoutConstraint] = []
  /// Leading is right, and constants of leading and trailing count leftwards.
  package let isRightToLeft: Bool

  package init(isRightToLeft: Bool = false) { self.isRightToLeft = isRightToLeft }

  /// Adds an item; its parent must be there before it.
  @discardableResult
  package mutating func add(_ item: LayoutItem) throws(LayoutFault) -> LayoutItem.ID {
    if let fault = item.fault { throw fault }
    if let parent = item.parent { try check(parent) }
    items.append(item)
    return LayoutItem.ID(index: items.count - 1)
  }

  /// Adds a constraint and gives its index, by which results name it.
  @discardableResult
  package mutating func add(_ constraint: LayoutConstraint) throws(LayoutFault) -> Int {
    if let fault = constraint.fault { throw fault }
    try check(constraint.first.item)
    if let second = constraint.second { try check(second.item) }
    constraints.append(constraint)
    return constraints.count - 1
  }

  private func check(_ item: LayoutItem.ID) throws(LayoutFault) {
    guard items.indices.contains(item.index) else { throw .unknownItem(item.index) }
  }

  /// The nearest item that holds both or is one of them; nil where they hang in different roots.
  func commonAncestor(_ first: LayoutItem.ID, _ second: LayoutItem.ID) -> LayoutItem.ID? {
    // A parent stands before its children, so the later of the two is never the other's ancestor.
    var (one, other) = (first, second)
    while one != other {
      if one.index > other.index {
        guard let parent = items[one.index].parent else { return nil }
        one = parent
      } else {
        guard let parent = items[other.index].parent else { return nil }
        other = parent
      }
    }
    return one
  }
}
