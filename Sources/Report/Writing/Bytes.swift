/// Appending text to output: every file of a report is one `[UInt8]`.
extension [UInt8] {
  /// Appends a literal without making a `String` of it.
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append(contentsOf: $0) }
  }

  /// Appends text as it is.
  mutating func append(raw text: String) { append(contentsOf: text.utf8) }

  /// Appends a whole number in decimal digits.
  mutating func append(number: Int) { append(contentsOf: String(number).utf8) }

  /// Appends a length in points: the shortest form with at most three decimals, never `-0`.
  mutating func append(points value: Double) { append(contentsOf: Decimal.text(value).utf8) }
}
