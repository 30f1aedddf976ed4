/// A fault inside a condition, by the UTF-8 offsets of its text.
struct ConditionFault: Error {
  let code: String
  let message: String
  let range: Range<Int>
}

/// A word, number or sign of a condition.
struct ConditionToken {
  enum Kind: Equatable {
    case word(String)
    /// `$system`, without the dollar sign.
    case operand(String)
    case number(Double)
    case string(String)
    case comparison(Condition.Comparison)
    case open
    case close
    case end
  }

  let kind: Kind
  let range: Range<Int>
}

/// Cuts a condition into tokens.
struct ConditionLexer {
  private let bytes: [UInt8]
  private var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func next() throws(ConditionFault) -> ConditionToken {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
    let start = position
    guard position < bytes.count else { return ConditionToken(kind: .end, range: start..<start) }
    let kind = try readKind()
    return ConditionToken(kind: kind, range: start..<position)
  }

  private mutating func readKind() throws(ConditionFault) -> ConditionToken.Kind {
    let start = position
    position += 1
    switch bytes[start] {
    case UInt8(ascii: "("): return .open
    case UInt8(ascii: ")"): return .close
    case UInt8(ascii: "'"): return try readString(from: start)
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"):
      return try readComparison(from: start)
    case UInt8(ascii: "$"):
      skipWord()
      return .operand(text(start + 1..<position))
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
      return try readNumber(from: start)
    case let byte where startsWord(byte):
      skipWord()
      return .word(text(start..<position))
    case UInt8(ascii: "\""): throw fault("a string stands in single quotes here: 'like this'", start)
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      throw fault("write \"and\" and \"or\" instead of \"&&\" and \"||\"", start)
    case let byte:
      let shown = byte < 0x7F && byte > 0x20 ? "\"\(Unicode.Scalar(byte))\"" : "this character"
      throw fault("\(shown) cannot stand in a condition", start)
    }
  }

  private mutating func readString(from start: Int) throws(ConditionFault) -> ConditionToken.Kind {
    guard let end = bytes[position...].firstIndex(of: UInt8(ascii: "'")) else {
      throw fault("the string that begins here does not end", start)
    }
    position = end + 1
    return .string(text(start + 1..<end))
  }

  private mutating func readComparison(from start: Int) throws(ConditionFault) -> ConditionToken.Kind {
    if position < bytes.count, bytes[position] == UInt8(ascii: "=") { position += 1 }
    let sign = text(start..<position)
    if let comparison = Condition.Comparison(rawValue: sign) { return .comparison(comparison) }
    throw fault(sign == "=" ? "write \"==\" to compare" : "write \"not\" instead of \"!\"", start)
  }

  private mutating func readNumber(from start: Int) throws(ConditionFault) -> ConditionToken.Kind {
    while position < bytes.count,
      startsWord(bytes[position]) || isDigit(bytes[position])
        || bytes[position] == UInt8(ascii: ".")
    {
      position += 1
    }
    let digits = text(start..<position)
    let isDecimal = digits.utf8.allSatisfy {
      isDigit($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
    }
    guard isDecimal, let number = Double(digits), number.isFinite else {
      throw fault("\"\(digits)\" is no number", start)
    }
    return .number(number)
  }

  /// A word goes on with letters, digits, `_` and a `-` between two of them.
  private mutating func skipWord() {
    while position < bytes.count {
      let isHyphen =
        bytes[position] == UInt8(ascii: "-") && position + 1 < bytes.count
        && startsWord(bytes[position + 1])
      guard startsWord(bytes[position]) || isDigit(bytes[position]) || isHyphen else { return }
      position += 1
    }
  }

  /// Whether a byte begins a word: letters, `_` and all beyond ASCII.
  private func startsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      0x80...:
      true
    default: false
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func fault(_ message: String, _ start: Int) -> ConditionFault {
    ConditionFault(code: "rule-syntax", message: message, range: start..<max(position, start + 1))
  }
}
