/// A JSON value that is to be written.
enum JSONValue: Hashable, Sendable {
  case boolean(Bool)
  case number(Double)
  case string(String)
  case list([JSONValue])
  case object([Member])

  /// A key of an object and its value; keys stand in the order in which they were given.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONValue
  }

  /// How many brackets stand in each other.
  var depth: Int {
    switch self {
    case .boolean, .number, .string: 0
    case .list(let elements): 1 + (elements.map(\.depth).max() ?? 0)
    case .object(let members): 1 + (members.map(\.value.depth).max() ?? 0)
    }
  }
}
