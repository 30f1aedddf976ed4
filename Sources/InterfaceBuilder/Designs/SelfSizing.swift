import Graphics

/// Whether a cell's content says how high it is: a chain of constraints leads from the contentView's top to its bottom,
/// and every view that the chain goes through has a height.
struct SelfSizing {
  /// A line of a view that vertical constraints speak of.
  private struct Line: Hashable {
    var view: InterfaceID
    var isTop: Bool
  }

  /// The views that guides belong to.
  private var owners: [InterfaceID: InterfaceID] = [:]
  /// What the constraints of all views tie to a line.
  private var ties: [Line: Set<Line>] = [:]
  /// Views with a constraint of their height.
  private var sized: Set<InterfaceID> = []
  /// The views by their places in the tree, parents first: what is in a view follows it.
  private var places: [InterfaceID: Range<Int>] = [:]
  private var heights: [InterfaceID: Bool] = [:]

  static func holds(for cell: InterfaceCell) -> Bool {
    guard cell.style == .custom else { return true }
    guard let contentView = cell.contentView, contentView.id != nil else { return false }
    var sizing = SelfSizing(contentView)
    for view in contentView.subviews { sizing.takeHeights(of: view) }
    return sizing.hasChain(through: contentView)
  }

  private init(_ root: InterfaceView) {
    var count = 0
    number(root, &count)
    root.visit { view in
      for constraint in view.layout.constraints { add(constraint, of: view) }
    }
  }

  private mutating func number(_ view: InterfaceView, _ count: inout Int) {
    let start = count
    count += 1
    for subview in view.subviews { number(subview, &count) }
    guard let id = view.id else { return }
    places[id] = start..<count
    for guide in view.layout.guides { owners[guide.id] = id }
  }

  private mutating func add(_ constraint: InterfaceConstraint, of holder: InterfaceView) {
    func owner(_ anchor: ConstraintAnchor) -> InterfaceID? {
      (anchor.item ?? holder.id).map { owners[$0] ?? $0 }
    }
    guard let first = owner(constraint.first) else { return }
    if constraint.first.attribute == .height {
      // A height that follows the superview's says nothing of it.
      let second = constraint.second.flatMap(owner)
      if second == nil || constraint.second?.attribute == .width { sized.insert(first) }
      return
    }
    guard let other = constraint.second, let second = owner(other) else { return }
    for near in SelfSizing.sides(constraint.first.attribute) {
      for far in SelfSizing.sides(other.attribute) {
        let (near, far) = (Line(view: first, isTop: near), Line(view: second, isTop: far))
        ties[near, default: []].insert(far)
        ties[far, default: []].insert(near)
      }
    }
  }

  /// Whether an attribute is at the top or the bottom; a centre, which moves with both, is neither.
  private static func sides(_ attribute: LayoutAttribute) -> [Bool] {
    switch attribute {
    case .top, .topMargin: [true]
    case .bottom, .bottomMargin: [false]
    case .firstBaseline, .lastBaseline: [true, false]
    default: []
    }
  }

  /// Whether its content ties a view's top to its bottom; the heights of all that it holds are known.
  private func hasChain(through view: InterfaceView) -> Bool {
    guard let id = view.id, let inside = places[id] else { return false }
    let (start, end) = (Line(view: id, isTop: true), Line(view: id, isTop: false))
    var seen: Set = [start]
    var open = [start]
    while let line = open.popLast() {
      var next = ties[line] ?? []
      if line.view != id, heights[line.view] == true {
        next.insert(Line(view: line.view, isTop: !line.isTop))
      }
      for line in next where seen.insert(line).inserted {
        if line == end { return true }
        if let place = places[line.view]?.lowerBound, inside.contains(place) { open.append(line) }
      }
    }
    return false
  }

  /// Finds out of a view and all in it whether they have heights.
  @discardableResult private mutating func takeHeights(of view: InterfaceView) -> Bool {
    var isAnySized = false
    for subview in view.subviews where takeHeights(of: subview) { isAnySized = true }
    let isSized: Bool
    if view.id.map(sized.contains) == true || view.layout.placeholderIntrinsicSize.height != nil {
      isSized = true
    } else {
      switch view.content {
      case .plain: isSized = hasChain(through: view)
      case .stack: isSized = isAnySized
      default: isSized = true
      }
    }
    if let id = view.id { heights[id] = isSized }
    return isSized
  }
}
