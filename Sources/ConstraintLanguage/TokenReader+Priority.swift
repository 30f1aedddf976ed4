import Diagnostics

extension TokenReader {
  /// Passes `@750` where it stands; required where there is none.
  mutating func priority() throws(ConstraintFault) -> Double {
    let sign = current.range
    guard take("@") else { return ConstraintLimits.required }
    let token = current
    switch token.kind {
    case .number(let value):
      advance()
      return checked(value, at: token.range)
    case .name:
      advance()
      return named(text(token.range), at: token.range)
    case .sign("."):
      advance()
      throw ConstraintFault.syntax(
        "a priority's name has no dot here: @\(current.word ?? "high")", at: token.range.lowerBound..<lastEnd)
    case .sign("-") where following.isNumber: throw ConstraintFault("priority", Self.range, at: token.range)
    case .malformed(let text):
      throw ConstraintFault.syntax("\(Quotation.quoted(text)) is no number", at: token.range)
    default:
      throw ConstraintFault.syntax("a priority is missing behind the @: @750", at: sign)
    }
  }

  private static let range = "a priority lies between 1 and 1000"

  private mutating func checked(_ value: Double, at range: Range<Int>) -> Double {
    guard !ConstraintLimits.priority.contains(value) else { return value }
    let hint = value == 0 ? "; leave the constraint out instead" : "; required is 1000"
    report("priority", Self.range + hint, at: range)
    return ConstraintLimits.required
  }

  private mutating func named(_ name: String, at range: Range<Int>) -> Double {
    if let metric = metric(name) {
      if metric.isScaled { report("priority", "a priority does not follow the text size", at: range) }
      return checked(metric.value, at: range)
    }
    if let value = PriorityName.value(name) { return value }
    if isFull { return ConstraintLimits.required }
    // `@high-1` is read as one name.
    if let hyphen = name.firstIndex(of: "-"), PriorityName.value(String(name[..<hyphen])) != nil {
      report("constraint-syntax", "a priority is a name or a number, not a sum: @749", at: range)
      return ConstraintLimits.required
    }
    let names = PriorityName.all.map(\.name)
    let near = slip(name).map { "; did you mean \"\($0)\"?" }
    let clause = near ?? Suggestion.clause(for: name, among: names + metricNames)
    let known = clause.isEmpty ? "; there are \(names.joined(separator: ", ")) and numbers" : clause
    report("unknown-priority", "unknown priority \(Quotation.quoted(name))\(known)", at: range)
    return ConstraintLimits.required
  }

  /// What other languages call a priority.
  private func slip(_ name: String) -> String? {
    switch name.lowercased() {
    case "strong", "must": "required"
    case "weak": "low"
    case "fittingsize": "fittingSizeLevel"
    default: nil
    }
  }
}
