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

  /// Letters, digits, `-` and `_`; all else becomes `_`.
  private static func clean(_ id: String) -> String {
    String(
      decoding: id.utf8.prefix(80).map { isPlain($0) ? $0 : UInt8(ascii: "_") }, as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a cell may have an id.
  static func isOfCell(_ id: String) -> Bool {
    !id.isEmpty && id.utf8.count <= 100 && id.utf8.allSatisfy(isPlain)
  }

  /// Whether a view may have an id, and constraints may name it.
  static func isOfView(_ id: String) -> Bool {
    guard isOfCell(id), !ReservedID.contains(id), id != ReservedID.content else { return false }
    let reading = ConstraintReader.read("\(id).width = 1")
    return reading.faults.isEmpty && reading.statements.first?.first.item == .view(id)
  }
}
