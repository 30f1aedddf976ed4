extension DataValue {
  /// The value as a placeholder shows it: numbers shortest with ".", null as nothing.
  package var text: String {
    switch self {
    case .number(let number): NumberText.shortest(number)
    case .string(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .null: ""
    }
  }
}
