import Diagnostics

extension EquationParser {
  /// The value of a name: a metric's number or an attribute of an item.
  mutating func name(_ parts: [ConstraintToken.Part], at range: Range<Int>) -> LinearExpression {
    // Past the last fault that is told nothing is looked up: near misses cost more than reading.
    if reader.isFull { return .unknown(at: range) }
    switch parts.count {
    case 1:
      if let metric = reader.metric(parts[0].text) {
        if let fault = ConstraintChecks.constant(metric.value, at: range) {
          reader.report(fault)
          return .unknown(at: range)
        }
        return LinearExpression(metric, named: parts[0].text, at: range)
      }
      reader.report(
        EquationSlip.bareName(parts[0].text, metrics: reader.metricNames, example: lastAttribute, at: range))
    case 2:
      let item = ConstraintItem(named: parts[0].text)
      reader.use(item, at: parts[0].range)
      guard let attribute = LayoutAttribute(rawValue: parts[1].text) else {
        reader.report(EquationSlip.attribute(parts[1].text, of: parts[0].text, at: parts[1].range))
        break
      }
      lastAttribute = attribute
      if item.isGuide, attribute.isOfMargins || attribute.isBaseline {
        reader.report(guideFault(item, attribute, at: parts[1].range))
        break
      }
      return LinearExpression(.init(item, attribute, at: range), at: range)
    default: reader.report(EquationSlip.path(parts, at: range))
    }
    return .unknown(at: range)
  }

  private func guideFault(
    _ item: ConstraintItem, _ attribute: LayoutAttribute, at range: Range<Int>
  ) -> ConstraintFault {
    let what = attribute.isBaseline ? "no text and so no baseline" : "no margins of its own"
    let message = "\"\(item.name)\" is a layout guide: it has \(what)"
    return ConstraintFault("attribute-of-guide", message, at: range)
  }
}
