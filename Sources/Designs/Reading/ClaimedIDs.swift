/// The ids of a cell's views and actions, of which each may be there once.
struct ClaimedIDs {
  private var all: Set<String> = []
  /// The ids in the order in which they were taken, so that those of one alternative can be given back at the
  /// cost of their own number.
  private var order: [String] = []

  /// Takes an id; false where it is taken.
  mutating func claim(_ id: String) -> Bool {
    guard all.insert(id).inserted else { return false }
    order.append(id)
    return true
  }

  /// Takes the id for something the design gave none, longer by `_` where it is taken.
  mutating func free(_ wanted: String) -> String {
    var id = wanted
    while !claim(id) { id += "_" }
    return id
  }

  /// Whether an id is taken.
  func contains(_ id: String) -> Bool { all.contains(id) }

  /// How many ids are taken: a place to come back to.
  var mark: Int { order.count }

  /// Gives back the ids taken since a mark.
  mutating func giveBack(since mark: Int) -> ArraySlice<String> {
    let fresh = order[mark...]
    order.removeLast(fresh.count)
    all.subtract(fresh)
    return fresh
  }
}
