/// What an option accepts as its value.
struct ValueRule<Value>: Sendable {
  /// The value of a word; nil: the word is not acceptable.
  var read: @Sendable (String) -> Value?
  var fault: ValueFault
}

/// What to tell whoever gave a value that is not acceptable.
struct ValueFault: Hashable, Sendable {
  /// What is accepted, in words: "a whole number from 1 to 1024".
  var wanted: String
  /// All that is accepted, where that is a short list; for suggestions.
  var choices: [String] = []
}

extension ValueRule<String> {
  /// Any word but the empty one.
  static func name(_ wanted: String) -> ValueRule {
    ValueRule(read: { $0.isEmpty ? nil : $0 }, fault: ValueFault(wanted: wanted))
  }

  /// The path of a folder; `-` is no folder but a slip of who expects standard output.
  static let folder = ValueRule(
    read: { $0.isEmpty || $0 == "-" ? nil : $0 }, fault: ValueFault(wanted: "a folder"))
}

extension ValueRule<Int> {
  /// A whole number in plain digits.
  static func wholeNumber(_ range: ClosedRange<Int>) -> ValueRule {
    ValueRule(
      read: { word in
        guard word.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(word),
          range.contains(number)
        else { return nil }
        return number
      },
      fault: ValueFault(wanted: "a whole number from \(range.lowerBound) to \(range.upperBound)"))
  }
}

extension ValueRule where Value: CaseIterable & RawRepresentable<String> & Sendable {
  /// One of a few words.
  static var choice: ValueRule {
    let words = Value.allCases.map(\.rawValue)
    return ValueRule(
      read: { Value(rawValue: $0) }, fault: ValueFault(wanted: Words.list(words, "or"), choices: words))
  }
}
