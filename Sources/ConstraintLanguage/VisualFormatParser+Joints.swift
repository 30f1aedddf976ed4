import Diagnostics

extension VisualFormatParser {
  /// Adds what holds between two neighbours; no distance is the distance 0.
  mutating func join(_ left: Place, _ right: Place, _ predicates: [Predicate]?) {
    let operands: (ConstraintStatement.Operand, ConstraintStatement.Operand)
    switch (left, right) {
    case (.superview(let edge), .view(let item, let range)):
      operands = (.init(item, start, at: range), .init(.superview, start, at: edge))
    case (.view(let item, let range), .superview(let edge)):
      operands = (.init(.superview, end, at: edge), .init(item, end, at: range))
    case (.view(let first, let firstRange), .view(let second, let secondRange)):
      guard first != second else {
        return reader.report(
          "constraint-of-itself", "\(Quotation.quoted(first.name)) stands beside itself", at: secondRange)
      }
      operands = (.init(second, start, at: secondRange), .init(first, end, at: firstRange))
    case (.superview, .superview), (.unknown, _), (_, .unknown): return
    }
    let whole = left.range.lowerBound..<right.range.upperBound
    let flush = Predicate(
      relation: .equal, object: .constant(.points(0)), priority: ConstraintLimits.required, range: whole)
    for predicate in predicates ?? [flush] {
      guard let (constant, scaled) = predicate.constant else { continue }
      reader.statements.append(
        ConstraintStatement(
          first: operands.0, relation: predicate.relation, multiplier: 1, second: operands.1,
          constant: constant, scaled: scaled, priority: predicate.priority, range: predicate.range))
    }
  }

  /// Adds the conditions on the size of a view.
  mutating func measure(_ item: ConstraintItem, _ range: Range<Int>, _ predicates: [Predicate]) {
    for predicate in predicates {
      var statement = ConstraintStatement(
        first: .init(item, size, at: range), relation: predicate.relation, multiplier: 1, second: nil,
        constant: .points(0), priority: predicate.priority, range: predicate.range)
      switch predicate.object {
      case .constant(let constant): statement.constant = constant
      case .scaled(let metric, let value):
        statement.constant = .points(value)
        statement.scaled = [ScaledTerm(metric: metric, coefficient: 1)]
      case .view(item, let place):
        reader.report(
          "constraint-of-itself", "\(Quotation.quoted(item.name)) is compared with itself", at: place)
        continue
      case .view(let other, let place): statement.second = .init(other, size, at: place)
      }
      if let fault = ConstraintChecks.negativeSize(statement) {
        reader.report(fault)
      } else {
        reader.statements.append(statement)
      }
    }
  }
}
