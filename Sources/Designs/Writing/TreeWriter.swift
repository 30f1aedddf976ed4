import Diagnostics

/// Writes a view and all below it.
struct TreeWriter {
  private let ids: [String?]
  private var count = 0
  private var lists: [Int: [Constraint]] = [:]
  /// Constraints that no design may say.
  private(set) var notes: [Diagnostic] = []

  /// - Parameters:
  ///   - ids: those taken in the cell.
  ///   - isContent: whether the root may be called "content", as a cell's content may.
  init(_ root: View, ids: inout WrittenIDs, isContent: Bool) throws(WritingFault) {
    var named: Set<Int> = []
    let order = TreeWriter.readingOrder(of: root)
    var reached = 0
    for list in root.constraints {
      if !list.constraints.rules.isEmpty { throw WritingFault("rules for constraints", at: root.span) }
      // Of constraints that contradict each other the last is given up: their order is not free.
      guard order.indices.contains(list.holder), order[list.holder] >= reached else {
        throw WritingFault("constraints in another order than that of their views", at: root.span)
      }
      reached = order[list.holder]
      lists[list.holder, default: []] += list.constraints.otherwise
      for constraint in list.constraints.otherwise {
        named.formUnion(constraint.namedPlaces(holder: list.holder))
      }
    }
    var all: [String?] = []
    TreeWriter.name(root, named: named, isContent: isContent, into: &all, &ids)
    self.ids = all
  }

  /// When the lists of the views are read, by the views' places: those in a view before its own.
  private static func readingOrder(of root: View) -> [Int] {
    var order: [Int] = []
    var count = 0
    func visit(_ view: View) {
      let place = order.count
      order.append(0)
      for child in view.children { visit(child) }
      order[place] = count
      count += 1
    }
    visit(root)
    return order
  }

  private static func name(
    _ view: View, named: Set<Int>, isContent: Bool, into all: inout [String?], _ ids: inout WrittenIDs
  ) {
    let place = all.count
    if let wanted = view.id ?? (named.contains(place) ? "view_\(place)" : nil) {
      all.append(
        ids.take(wanted) { id in WrittenIDs.isOfView(id) || isContent && id == ReservedID.content })
    } else {
      all.append(nil)
    }
    for child in view.children { name(child, named: named, isContent: false, into: &all, &ids) }
  }

  /// The object of a view and all below it; to be asked of the root.
  mutating func json(_ view: View) throws(WritingFault) -> JSONValue {
    let place = count
    count += 1
    var object = WrittenObject(at: view.span)
    object.add(ViewType.key, .string(ViewType(of: view.kind).rawValue))
    object.add(ViewKeys.id, ids[place].map { .string($0) })
    if let name = view.className {
      guard [.view, .placeholder].contains(ViewType(of: view.kind)) else {
        throw WritingFault("a class of \(name)", at: view.span)
      }
      object.add(ViewKeys.className, .string(name))
    }
    try object.add(contentOf: view)
    try object.add(looksOf: view)
    try object.add(placeOf: view)
    if view.preservesSuperviewLayoutMargins {
      object.add(ViewKeys.preservesSuperviewLayoutMargins, .boolean(true))
    }
    var children: [JSONValue] = []
    for child in view.children { children.append(try json(child)) }
    if !children.isEmpty { object.add(ViewKeys.children, .list(children)) }
    notes += object.notes
    object.add(ConstraintKeys.constraints, try constraints(heldBy: place))
    return object.value
  }

  private mutating func constraints(heldBy place: Int) throws(WritingFault) -> JSONValue? {
    let writer = ConstraintWriter(ids: ids)
    var equations: [JSONValue] = []
    for constraint in lists[place] ?? [] {
      switch try writer.written(constraint, holder: place) {
      case .equation(let text): equations.append(.string(text))
      case .refused(let why):
        notes.append(
          Diagnostic(
            .note, "constraint-left-out", "left out, as UIKit refuses it: \(why)", at: constraint.span))
      }
    }
    return equations.isEmpty ? nil : .list(equations)
  }
}
