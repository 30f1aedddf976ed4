import Diagnostics

extension VisualFormatParser {
  /// Passes what a condition compares with; nil where only its name or number is at fault.
  mutating func object(isSize: Bool) throws(ConstraintFault) -> Object? {
    let token = reader.current
    let isNegative = reader.take("-")
    let value = reader.current
    switch value.kind {
    case .number(let number):
      reader.advance()
      if let fault = ConstraintChecks.constant(number, at: value.range) {
        reader.report(fault)
        return nil
      }
      return .constant(.points(isNegative && number != 0 ? -number : number))
    case .name(let parts) where parts.count == 1 && !isNegative:
      reader.advance()
      return try name(parts[0], isSize: isSize)
    case .name where isNegative:
      throw ConstraintFault.syntax(
        "a format cannot negate a metric; give the metric itself a negative value",
        at: token.range.lowerBound..<value.range.upperBound)
    case .name where !isSize:
      throw ConstraintFault.syntax(
        "a distance is a number or a metric, whose name has no dots", at: value.range)
    case .name:
      throw ConstraintFault.syntax(
        "a format compares with a number, a metric or the same size of a view: [first(==second)]; for an "
          + "attribute write an equation: first.width = second.height", at: value.range)
    default: throw unexpected(value, isSize: isSize, isListed: isSize)
    }
  }

  private mutating func name(_ part: ConstraintToken.Part, isSize: Bool) throws(ConstraintFault) -> Object? {
    if let metric = reader.metric(part.text) {
      if let fault = ConstraintChecks.constant(metric.value, at: part.range) {
        reader.report(fault)
        return nil
      }
      return metric.isScaled ? .scaled(part.text, metric.value) : .constant(.points(metric.value))
    }
    if reader.isFull { return nil }
    if ["nan", "inf", "infinity"].contains(part.text.lowercased()) {
      throw ConstraintFault.syntax("\(Quotation.quoted(part.text)) is no number", at: part.range)
    }
    if isSize {
      let item = ConstraintItem(named: part.text)
      reader.use(item, at: part.range)
      return .view(item, part.range)
    }
    reader.report(
      "unknown-metric", "unknown metric \(Quotation.quoted(part.text))\(metricHint(part.text))",
      at: part.range)
    return nil
  }

  private func metricHint(_ name: String) -> String {
    let clause = Suggestion.clause(for: name, among: reader.metricNames)
    if !clause.isEmpty { return clause }
    if let hyphen = name.firstIndex(of: "-"), reader.metric(String(name[..<hyphen])) != nil {
      return "; one distance stands between two views: -\(Quotation.plain(String(name[..<hyphen])))-"
    }
    if ["margin", "margins", "standard", "default", "spacing", "space", "padding"].contains(name.lowercased())
    {
      return "; the standard distance is a single hyphen"
    }
    return "; a view's id stands in brackets: [\(Quotation.plain(name))]"
  }
}
