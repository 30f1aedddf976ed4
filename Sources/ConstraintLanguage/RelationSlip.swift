/// Relations in the words of other libraries.
enum RelationSlip {
  /// The sign of an equation that a word stands for.
  static func sign(_ word: String) -> String? {
    switch word.lowercased() {
    case "equal", "equals", "equalto", "eq", "is": "="
    case "lessthanorequal", "lessthanorequalto", "lte", "le", "atmost": "<="
    case "greaterthanorequal", "greaterthanorequalto", "gte", "ge", "atleast": ">="
    default: nil
    }
  }
}
