import Diagnostics

extension EquationParser {
  /// Passes terms with `+` and `-` between them.
  mutating func sum() throws(ConstraintFault) -> LinearExpression {
    var total = try product()
    while true {
      if reader.take("+") {
        total.add(try product(), sign: 1)
      } else if reader.take("-") || reader.take("−") {
        total.add(try product(), sign: -1)
      } else {
        return total
      }
    }
  }

  /// Passes factors with `*`, `/` and the `:` of ratios between them.
  private mutating func product() throws(ConstraintFault) -> LinearExpression {
    var left = try signed()
    while case .sign(let sign) = reader.kind {
      let range = reader.current.range
      switch sign {
      case "*", "×", "·", "⋅":
        reader.advance()
        left = try multiplied(left, try signed())
      case "/", "÷", ":":
        if sign == ":", colon == nil { colon = range }
        reader.advance()
        try divide(&left, by: try signed(), at: range)
      default: return left
      }
    }
    return left
  }

  private func multiplied(
    _ left: LinearExpression, _ right: LinearExpression
  ) throws(ConstraintFault) -> LinearExpression {
    if !left.terms.isEmpty, !right.terms.isEmpty {
      throw ConstraintFault(
        "constraint-not-linear", "an attribute cannot be multiplied by another",
        at: left.range.lowerBound..<right.range.upperBound)
    }
    if !left.scaled.isEmpty || !right.scaled.isEmpty {
      // A metric that follows the text size takes plain numbers only.
      if !right.scaled.isEmpty, !left.terms.isEmpty || !left.scaled.isEmpty {
        throw scaledFactor(right.terms.isEmpty && left.scaled.isEmpty ? right.range : left.range)
      }
      if !left.scaled.isEmpty, !right.terms.isEmpty { throw scaledFactor(left.range) }
    }
    let isRightNumber = right.terms.isEmpty && right.scaled.isEmpty && !right.isUnknown
    var (product, factor) = isRightNumber ? (left, right) : (right, left)
    product.scale(by: factor.constant, with: factor.range)
    product.isUnknown = left.isUnknown || right.isUnknown
    return product
  }

  private func divide(
    _ left: inout LinearExpression, by right: LinearExpression, at sign: Range<Int>
  ) throws(ConstraintFault) {
    guard right.terms.isEmpty else {
      throw ConstraintFault(
        "constraint-not-linear",
        "nothing can be divided by an attribute; a ratio is written name.width = 16:9 * name.height",
        at: left.range.lowerBound..<right.range.upperBound)
    }
    left.isUnknown = left.isUnknown || right.isUnknown
    if left.isUnknown { return }
    if !right.scaled.isEmpty { throw scaledFactor(right.range) }
    guard right.constant != 0 else {
      throw ConstraintFault(
        "constraint-number", "a division by zero", at: sign.lowerBound..<right.range.upperBound)
    }
    let isWhole = left.terms.isEmpty
    let quotient = left.constant / right.constant
    left.scale(by: 1 / right.constant, with: right.range)
    // 16:9 is one division, not a product with a rounded ninth.
    if isWhole { left.constant = quotient }
  }

  private func scaledFactor(_ range: Range<Int>) -> ConstraintFault {
    ConstraintFault(
      "constraint-not-linear",
      "a metric that follows the text size is a constant; no attribute and no other such metric is multiplied or "
        + "divided by it", at: range)
  }

  /// Passes the signs before a factor.
  private mutating func signed() throws(ConstraintFault) -> LinearExpression {
    let start = reader.current.range
    var sign = 1.0
    while reader.isAt("-") || reader.isAt("−") || reader.isAt("+") {
      if !reader.isAt("+") { sign = -sign }
      reader.advance()
    }
    var value = try factor()
    if sign < 0 { value.scale(by: -1, with: start) }
    return value
  }

  private mutating func factor() throws(ConstraintFault) -> LinearExpression {
    let token = reader.current
    switch token.kind {
    case .number(let number):
      reader.advance()
      if let fault = ConstraintChecks.constant(number, at: token.range) {
        reader.report(fault)
        return .unknown(at: token.range)
      }
      return LinearExpression(constant: number, at: token.range)
    case .name(let parts):
      reader.advance()
      if reader.isAt("(") { throw EquationSlip.call(parts, at: token.range) }
      return name(parts, at: token.range)
    case .sign("("): return try parenthesised()
    default: throw missing()
    }
  }

  private mutating func parenthesised() throws(ConstraintFault) -> LinearExpression {
    let open = reader.current.range
    reader.advance()
    depth += 1
    guard depth <= ConstraintLimits.depth else {
      throw ConstraintFault(
        "constraint-too-deep", "more than \(ConstraintLimits.depth) parentheses in each other", at: open)
    }
    var inner = try sum()
    guard reader.take(")") else {
      if reader.isAtEnd { throw ConstraintFault.syntax("missing ); this ( is not closed", at: open) }
      if case .relation = reader.kind {
        throw ConstraintFault.syntax("missing ); this ( is not closed", at: open)
      }
      throw behind()
    }
    depth -= 1
    inner.range = open.lowerBound..<reader.lastEnd
    return inner
  }

  /// What is wrong where a number or an item's attribute is expected.
  private func missing() -> ConstraintFault {
    let token = reader.current
    let text = Quotation.quoted(reader.text(token.range))
    switch token.kind {
    case .end, .sign("@"), .sign(")"):
      return .syntax("a number or an item's attribute is missing here: other.width, 100", at: token.range)
    case .relation where colon?.upperBound == token.range.lowerBound:
      return .syntax("a colon is no relation; write = instead of it", at: token.range)
    case .relation(let sign):
      if reader.lastEnd == 0 {
        let written = VisualFormatRelation.written(sign)
        return .syntax(
          "an item's attribute is missing before this: name.width \(written) 100", at: token.range)
      }
      return .syntax("a number or an item's attribute is expected here, not \(text)", at: token.range)
    case .malformed(let word): return NumberSlip.fault(word, at: token.range)
    case .sign("\""), .sign("'"), .sign("“"), .sign("‘"):
      return .syntax("names stand without quotation marks", at: token.range)
    case .sign("{"):
      return .syntax(
        "a constraint takes no data of the row; a number, a metric or an attribute stands here",
        at: token.range)
    case .sign("."): return .syntax("an item's name is missing before the dot", at: token.range)
    case .sign("["), .sign("]"), .sign("|"): return behind()
    default: return .syntax("a number or an item's attribute is expected here, not \(text)", at: token.range)
    }
  }
}
