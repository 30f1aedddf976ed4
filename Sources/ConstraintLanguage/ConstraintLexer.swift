/// Cuts a constraint into tokens, in one pass whatever the text.
struct ConstraintLexer {
  /// More characters than any double needs; a longer number is none.
  private static let longestNumber = 400

  private let scalars: [Unicode.Scalar]
  private var index = 0
  /// The UTF-8 offset of the scalar at `index`.
  private var offset = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The tokens; the last one is the end.
  static func tokens(of text: String) -> [ConstraintToken] {
    var lexer = ConstraintLexer(text)
    var tokens: [ConstraintToken] = []
    while true {
      let token = lexer.next()
      tokens.append(token)
      if token.kind == .end { return tokens }
    }
  }

  private mutating func next() -> ConstraintToken {
    while let scalar = peek(), scalar.properties.isWhitespace { advance() }
    let start = offset
    let kind = kind()
    return ConstraintToken(kind: kind, range: start..<offset)
  }

  private mutating func kind() -> ConstraintToken.Kind {
    guard let scalar = peek() else { return .end }
    switch scalar {
    case "0"..."9": return number()
    case "." where isDigit(peek(1)): return number()
    case "=", "<", ">", "!":
      var text = ""
      while let sign = peek(), ["=", "<", ">", "!"].contains(sign) {
        // The bound keeps messages short; the rest is a token of its own.
        if text.utf8.count == 4 { break }
        text.unicodeScalars.append(sign)
        advance()
      }
      return .relation(text)
    case "≤", "≥", "≠":
      advance()
      return .relation(String(scalar))
    case _ where isNameScalar(scalar): return name(from: index, offset)
    default:
      advance()
      return .sign(scalar)
    }
  }

  private mutating func name(from start: Int, _ startOffset: Int) -> ConstraintToken.Kind {
    (index, offset) = (start, startOffset)
    var parts: [ConstraintToken.Part] = []
    while true {
      let partStart = (index, offset)
      while let scalar = peek() {
        // Ids may have hyphens inside, attributes not: `b.width-4` is a difference.
        let isHyphen = scalar == "-" && parts.isEmpty && index > start && peek(1).map(isNameScalar) == true
        guard isNameScalar(scalar) || isHyphen else { break }
        advance()
      }
      parts.append(
        ConstraintToken.Part(text: text(partStart.0..<index), range: partStart.1..<offset))
      guard peek() == ".", let following = peek(1), isNameScalar(following) else { return .name(parts) }
      advance()
    }
  }

  private mutating func number() -> ConstraintToken.Kind {
    let start = (index, offset)
    if isInterfaceID() { return name(from: index, offset) }
    skipDigits()
    if peek() == ".", !(peek(1).map(isNameScalar) ?? false) || isDigit(peek(1)) {
      advance()
      skipDigits()
    }
    if peek() == "e" || peek() == "E" {
      let signs = peek(1) == "-" || peek(1) == "+" ? 1 : 0
      if isDigit(peek(1 + signs)) {
        for _ in 0...signs { advance() }
        skipDigits()
      }
    }
    if let scalar = peek(), isNameScalar(scalar) || scalar == "." {
      // `2nd.width` is an id that begins with a digit; `8px` and `1.2.3` are nothing.
      if !scalars[start.0..<index].contains(".") {
        let kind = name(from: start.0, start.1)
        if case .name(let parts) = kind, parts.count > 1 || parts[0].text.contains("-") { return kind }
      }
      while let scalar = peek(), isNameScalar(scalar) || scalar == "." { advance() }
      return .malformed(text(start.0..<index))
    }
    guard index - start.0 <= Self.longestNumber, let value = Double(text(start.0..<index)) else {
      return .malformed(text(start.0..<index))
    }
    return .number(value)
  }

  /// Whether an id as Interface Builder gives them stands here, with an attribute behind it: `1e5-4X-a0b.width`. The
  /// first digits of one would be a number by themselves.
  private func isInterfaceID() -> Bool {
    func isGroup(_ range: Range<Int>) -> Bool {
      range.allSatisfy { place in
        peek(place).map { $0.isASCII && isNameScalar($0) && $0 != "_" && $0 != "$" } ?? false
      }
    }
    return isGroup(0..<3) && peek(3) == "-" && isGroup(4..<6) && peek(6) == "-" && isGroup(7..<10)
      && peek(10) == "." && peek(11).map(isNameScalar) == true && !isDigit(peek(11))
  }

  private mutating func skipDigits() { while isDigit(peek()) { advance() } }

  private func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    return ("0"..."9").contains(scalar)
  }

  /// Letters, digits, `_`, `$`, and all beyond ASCII that is a letter, a mark or joins them.
  private func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "$": return true
    case _ where scalar.value < 0x80: return false
    default: break
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark, .format:
      return true
    default: return false
    }
  }

  private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
    index + distance < scalars.count ? scalars[index + distance] : nil
  }

  private mutating func advance() {
    offset += UTF8.width(scalars[index])
    index += 1
  }

  private func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }
}
