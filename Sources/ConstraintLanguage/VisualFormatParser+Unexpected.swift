import Diagnostics

extension VisualFormatParser {
  /// What is wrong with a token inside a distance or a size.
  func unexpected(_ token: ConstraintToken, isSize: Bool, isListed: Bool) -> ConstraintFault {
    let text = Quotation.quoted(reader.text(token.range))
    switch token.kind {
    case .sign("*"), .sign("/"), .sign("+"), .sign("×"), .sign("÷"):
      return arithmetic(isSize, at: token.range)
    case .sign("-") where isListed: return arithmetic(isSize, at: token.range)
    case .sign(":") where isSize:
      return .syntax(
        "a visual format has no ratios; write an equation: name.width = 16:9 * name.height", at: token.range)
    case .sign("{"), .sign("\\"): return Self.filled(at: token.range)
    case .sign("%") where reader.following.kind == .sign("@"): return Self.filled(at: token.range)
    case .sign("%"):
      return .syntax(
        "a visual format has no percentages; write an equation: name.width = 0.5 * superview.width",
        at: token.range)
    case .sign("("): return .syntax("parentheses do not stand in each other here", at: token.range)
    case .sign(")"): return .syntax("a number or a name is missing before the )", at: token.range)
    case .sign(","): return .syntax("a number or a name is missing before the comma", at: token.range)
    case .sign("]"), .sign("["), .sign("|"), .end:
      return .syntax("a number or a name is missing here", at: token.range)
    case .sign("~"), .sign("^"), .sign(";"), .sign("!"):
      return .syntax("\(text) cannot stand here; a priority is written @750", at: token.range)
    case .sign("@"): return .syntax("a number or a name is missing before the @", at: token.range)
    case _ where Dash.isDash(token): return Dash.fault(text, at: token.range)
    case .relation where reader.isBehindName:
      return .syntax("a condition starts with its relation: (>=100)", at: token.range)
    case .relation:
      return .syntax(
        "a comma stands between two conditions, and both in parentheses: (>=8,<=20)", at: token.range)
    case .malformed(let word): return NumberSlip.fault(word, at: token.range)
    case .number where isListed:
      return .syntax("a comma stands between two conditions: (>=8,<=20)", at: token.range)
    case .number, .name:
      return .syntax("\(text) cannot stand behind a distance; a hyphen is expected", at: token.range)
    default: return .syntax("\(text) cannot stand in a visual format", at: token.range)
    }
  }

  private func arithmetic(_ isSize: Bool, at range: Range<Int>) -> ConstraintFault {
    let hint =
      isSize
      ? "write an equation: name.width = 0.5 * other.width + 4" : "write the result as one number or metric"
    return .syntax("a visual format has no arithmetic; \(hint)", at: range)
  }

  /// `{gap}`, `\(gap)`, `${gap}`, `%@`: what other languages fill into a string.
  static func filled(at range: Range<Int>) -> ConstraintFault {
    .syntax(
      "nothing is filled into a format; a number or a metric's plain name stands here: -gap-", at: range)
  }
}
