import Diagnostics

extension JSONParser {
  /// Passes a string; gives whether it holds escapes.
  mutating func readString() throws(JSONStop) -> Bool {
    let start = position
    var hasEscapes = false
    position += 1
    while true {
      skipPlainText()
      guard position < bytes.count else { break }
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        hasEscapes = true
        try readEscape(of: start)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        throw stop("json-string", "the text that begins here does not end on its line", at: start)
      case 0..<0x20:
        fault(
          "json-control-character", "a control character must be written as \(escaped(byte))",
          from: position, to: position + 1)
        position += 1
      default: skipSequence()
      }
    }
    throw stop("json-truncated", "the text that begins here does not end", at: start)
  }

  /// Passes printable ASCII but quotes and backslashes: nearly all of a text, so this loop sets the speed.
  private mutating func skipPlainText() {
    let start = position
    position = bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while position < bytes.count {
        let byte = bytes[position]
        if byte < 0x20 || byte > 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { break }
        position += 1
      }
      return position
    }
  }

  private mutating func skipSequence() {
    if let length = JSONText.sequenceLength(bytes, at: position) {
      position += length
      return
    }
    // One such fault is enough: the cause, a file in another encoding, is the same for all.
    if !hasReportedEncoding {
      fault(
        "json-encoding", "this is not UTF-8; save the file as UTF-8", from: position, to: position + 1)
    }
    hasReportedEncoding = true
    position += 1
  }

  private mutating func readEscape(of string: Int) throws(JSONStop) {
    let start = position
    guard position + 1 < bytes.count else {
      throw stop("json-truncated", "the text that begins here does not end", at: string)
    }
    let letter = bytes[position + 1]
    if JSONText.simpleEscape(letter) != nil {
      position += 2
    } else if letter != UInt8(ascii: "u") {
      // The letter itself may be a line break or part of a sequence: it is read again as text.
      position += 1
      fault(
        "json-escape", "no escape begins like this; a backslash is written \\\\", from: start, to: position)
    } else if JSONText.codeUnit(bytes, at: position + 2, end: bytes.count) == nil {
      position += 2
      fault("json-escape", "\\u needs four hexadecimal digits", from: start, to: position)
    } else {
      let (scalar, length) = JSONText.escape(bytes, at: position, end: bytes.count)
      position += length
      let isReplaced = scalar == "\u{FFFD}"
      if isReplaced, JSONText.codeUnit(bytes, at: start + 2, end: bytes.count) != 0xFFFD {
        fault("json-surrogate", "half of a surrogate pair stands alone", from: start, to: position)
      }
    }
  }

  /// Passes a text in single quotes, which JSON does not have.
  mutating func readSingleQuoted() throws(JSONStop) {
    let start = position
    position += 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "'") {
      if bytes[position] == UInt8(ascii: "\n") { break }
      position += 1
    }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "'") else {
      throw stop("json-string", "text must stand in double quotes", at: start)
    }
    position += 1
    fault("json-string", "text must stand in double quotes", from: start, to: position)
  }

  /// Passes a number; `invalid` where its fault is reported.
  mutating func readNumber() -> JSONNode.Kind {
    let start = position
    if bytes[position] == UInt8(ascii: "-") { position += 1 }
    var isPlain = readInteger()
    var hasExponent = false
    if isPlain, byte(at: position) == UInt8(ascii: ".") {
      position += 1
      isPlain = readDigits()
    }
    if isPlain, byte(at: position) | 0x20 == UInt8(ascii: "e") {
      position += 1
      hasExponent = true
      if [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(byte(at: position)) { position += 1 }
      isPlain = readDigits()
    }
    if !isPlain || continuesNumber(byte(at: position)) { return malformedNumber(from: start) }
    guard position - start <= JSONNumber.longest else {
      fault(
        "json-number", "a number of \(position - start) characters; at most \(JSONNumber.longest) are read",
        from: start, to: position)
      return .invalid
    }
    if hasExponent || position - start > 300, !JSONNumber.value(bytes, start..<position).isFinite {
      fault("json-number", "a number too large for a double", from: start, to: position)
      return .invalid
    }
    return .number
  }

  private mutating func readInteger() -> Bool {
    if byte(at: position) == UInt8(ascii: "0") {
      position += 1
      return true
    }
    return readDigits()
  }

  private mutating func readDigits() -> Bool {
    let start = position
    while position < bytes.count, bytes[position] &- UInt8(ascii: "0") < 10 { position += 1 }
    return position > start
  }

  private func continuesNumber(_ byte: UInt8) -> Bool {
    isWord(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
  }

  private mutating func malformedNumber(from start: Int) -> JSONNode.Kind {
    if position == start { position += 1 }
    while position < bytes.count, continuesNumber(bytes[position]) { position += 1 }
    let text = excerpt(start..<position)
    let lowered = text.lowercased()
    if lowered.hasSuffix("nan") || lowered.contains("inf") {
      fault("json-literal", "JSON has no \(text)", from: start, to: position)
    } else {
      fault("json-number", "\"\(text)\" is no JSON number", from: start, to: position)
    }
    return .invalid
  }

  /// Passes a bare word: `true`, `false`, `null`, or a fault.
  mutating func readWord() -> JSONNode.Kind {
    let start = position
    while position < bytes.count, isWord(bytes[position]) { position += 1 }
    let word = excerpt(start..<position)
    switch word {
    case "true": return .true
    case "false": return .false
    case "null": return .null
    case "NaN", "Infinity", "nan", "inf", "undefined":
      fault("json-literal", "JSON has no \(word)", from: start, to: position)
    default:
      let clause = Suggestion.clause(for: word, among: ["true", "false", "null"])
      let hint = clause.isEmpty ? "; text must stand in double quotes" : clause
      fault("json-literal", "unknown word \"\(word)\"\(hint)", from: start, to: position)
    }
    return .invalid
  }
}
