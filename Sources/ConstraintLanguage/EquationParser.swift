import Diagnostics
import Graphics

/// Reads one equation: a relation between two sums, and a priority behind it.
struct EquationParser {
  var reader: TokenReader
  var depth = 0
  /// The first colon, which some write for the equals sign.
  var colon: Range<Int>?
  /// The attribute named last, for examples in messages.
  var lastAttribute = LayoutAttribute.width

  /// What a text says.
  static func parse(_ reader: TokenReader) -> ConstraintReader.Reading {
    var parser = EquationParser(reader: reader)
    do throws(ConstraintFault) {
      try parser.equation()
    } catch {
      parser.reader.report(error)
    }
    return parser.reader.reading
  }

  private mutating func equation() throws(ConstraintFault) {
    if reader.isAt("@") {
      throw .syntax("a priority stands at the end: name.width = 100 @750", at: reader.current.range)
    }
    let left = try sum()
    let relation = try relation()
    let right = try sum()
    let end = reader.lastEnd
    let priority = try reader.priority()
    if !reader.isAtEnd { throw behind() }
    guard !left.isUnknown, !right.isUnknown else { return }
    let whole = left.range.lowerBound..<max(end, reader.lastEnd)
    switch ConstraintChecks.statement(left, relation, right, priority: priority, at: whole) {
    case .success(let statement): reader.statements.append(statement)
    case .failure(let fault): reader.report(fault)
    }
  }

  private mutating func relation() throws(ConstraintFault) -> LayoutRelation {
    let token = reader.current
    guard case .relation(let sign) = token.kind else { throw noRelation() }
    reader.advance()
    switch sign {
    case "=", "==": return .equal
    case "<=", "≤": return .lessThanOrEqual
    case ">=", "≥": return .greaterThanOrEqual
    case "===": throw .syntax("write = instead of ===", at: token.range)
    default: throw .syntax(VisualFormatRelation.message(sign), at: token.range)
    }
  }

  /// What is wrong where a relation is expected.
  private func noRelation() -> ConstraintFault {
    let token = reader.current
    if let colon { return .syntax("a colon is no relation; write = instead of it", at: colon) }
    switch token.kind {
    case .end, .sign("@"):
      return .syntax("a relation is missing: =, <= or >=", at: token.range)
    case .sign("~"), .sign("≈"):
      return .syntax("nothing is nearly equal; write = and a priority: @750", at: token.range)
    case .name(let parts) where parts.count == 1:
      guard let sign = RelationSlip.sign(parts[0].text) else { return behind() }
      return .syntax(
        "a relation is a sign; write \(sign) instead of \(Quotation.plain(parts[0].text))", at: token.range)
    default: return behind()
    }
  }

  /// What is wrong where the equation should end.
  func behind() -> ConstraintFault {
    let token = reader.current
    let text = Quotation.quoted(reader.text(token.range))
    switch token.kind {
    case .relation("!"): return .syntax("a priority is written @750", at: token.range)
    case .relation:
      return .syntax("a constraint has one relation; write two constraints", at: token.range)
    case .sign(","):
      if reader.following.isNumber, reader.following.range.lowerBound == reader.lastEnd + 1 {
        return .syntax("a number has a decimal point and no comma: 1.5", at: token.range)
      }
      return .syntax("one constraint stands in one string; write the rest as another string", at: token.range)
    case .sign(";"), .sign("&"):
      return .syntax("one constraint stands in one string; write the rest as another string", at: token.range)
    case .sign("~"), .sign("^"): return .syntax("a priority is written @750", at: token.range)
    case .sign("@"): return .syntax("a constraint has one priority", at: token.range)
    case .sign("%"):
      return .syntax("there are no percentages; a share is a factor: 0.5 * other.width", at: token.range)
    case .sign(")"): return .syntax("this ) closes nothing", at: token.range)
    case .sign("."): return .syntax("an attribute is missing behind the dot: name.width", at: token.range)
    case .sign("+"), .sign("-"):
      return .syntax("a priority is a name or a number, not a sum: @749", at: token.range)
    case .sign("("): return .syntax("a * is missing before the parenthesis", at: token.range)
    case .sign("["), .sign("]"), .sign("|"):
      return .syntax(
        "\(text) belongs to the visual format; an item of an equation stands without it", at: token.range)
    case _ where Dash.isDash(token): return .syntax("\(text) is no minus sign; write -", at: token.range)
    case .name(let parts): return word(parts, at: token.range)
    case .number: return .syntax("an operator is missing before \(text): +, -, * or /", at: token.range)
    case .malformed(let word): return NumberSlip.fault(word, at: token.range)
    default: return .syntax("\(text) cannot stand here", at: token.range)
    }
  }

  private func word(_ parts: [ConstraintToken.Part], at range: Range<Int>) -> ConstraintFault {
    guard parts.count == 1 else {
      return .syntax(
        "an operator is missing before \(Quotation.quoted(reader.text(range))): +, -, * or /", at: range)
    }
    switch parts[0].text {
    case "and", "or": return .syntax("one constraint stands in one string; write two strings", at: range)
    case "priority": return .syntax("a priority is written @750", at: range)
    case "pt", "px", "pts", "dp": return .syntax("numbers are points and have no unit", at: range)
    case "of": return .syntax("write * for a share: 0.5 * other.width", at: range)
    default:
      return .syntax(
        "\(Quotation.quoted(parts[0].text)) cannot stand here; an operator is missing: +, -, * or /",
        at: range)
    }
  }
}
