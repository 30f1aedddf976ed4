import ConstraintLanguage

/// The ids of what is written: those given, made clean where they cannot stand in a design.
struct WrittenIDs {
  private var taken: Set<String>

  /// - Parameter reserved: ids that something else has.
  init(reserved: Set<String> = []) { taken = reserved }

  /// The id itself where it may stand there and none has it yet, else the nearest that may.
  mutating func take(_ wanted: String, where isAllowed: (String) -> Bool) -> String {
    var id = wanted
    if !isAllowed(id) { id = WrittenIDs.clean(id) }
    // An id that none of the rules lets pass becomes one that all do.
    if !isAllowed(id) { id = "view_" + id.replacing("-", with: "_") }
    let base = id
    var number = 2
    while !taken.insert(id).inserted {
      id = "\(base)_\(number)"
      number += 1
    }
    return id
  }

  /// What is cut leaves room for what may be put before and behind it.
  private static func clean(_ id: String) -> String {
    Identifier.cleaned(id.utf8.prefix(Identifier.longest - 20), substitute: "_")
  }

  /// Whether a view may have an id, and constraints may name it.
  static func isOfView(_ id: String) -> Bool {
    guard Identifier.isValid(id), !ReservedID.contains(id), id != ReservedID.content else { return false }
    let reading = ConstraintReader.read("\(id).width = 1")
    return reading.faults.isEmpty && reading.statements.first?.first.item == .view(id)
  }
}
