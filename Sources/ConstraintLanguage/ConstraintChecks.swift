import Diagnostics
import Graphics

/// What a constraint must fulfil whatever the view tree: UIKit raises exceptions for the same.
enum ConstraintChecks {
  /// A number that the solver can hold; nil where it is one.
  static func constant(_ number: Double, at range: Range<Int>) -> ConstraintFault? {
    guard !(abs(number) <= ConstraintLimits.constant) else { return nil }
    return ConstraintFault("constraint-number", "a number beyond 10,000,000 points", at: range)
  }

  /// A size that would have to be negative; nil where it is none.
  static func negativeSize(_ statement: ConstraintStatement) -> ConstraintFault? {
    guard statement.first.attribute.isSize, statement.second == nil,
      case .points(let points) = statement.constant,
      points < 0, statement.relation != .greaterThanOrEqual
    else { return nil }
    let name = statement.first.attribute.rawValue
    return ConstraintFault("negative-size", "a \(name) is never negative", at: statement.range)
  }

  /// The statement of two sums and their relation, with its first attribute alone on the left.
  static func statement(
    _ left: LinearExpression, _ relation: LayoutRelation, _ right: LinearExpression,
    priority: Double, at range: Range<Int>
  ) -> Result<ConstraintStatement, ConstraintFault> {
    var sum = left
    sum.add(right, sign: -1)
    guard let first = sum.terms.first else {
      return .failure(
        .syntax("a constraint needs an item's attribute: name.width = 100", at: range))
    }
    for term in left.terms where right.holds(term) {
      return .failure(
        ConstraintFault(
          "constraint-of-itself", "\(Quotation.quoted(name(first))) is compared with itself", at: range))
    }
    if sum.terms.count > 2 {
      return .failure(
        ConstraintFault(
          "constraint-not-linear", "a constraint relates two attributes at most", at: sum.terms[2].range))
    }
    for term in sum.terms where term.coefficient == 0 {
      return .failure(
        ConstraintFault("zero-multiplier", "a multiplier of zero takes the attribute away", at: term.range))
    }
    var statement = ConstraintStatement(
      first: first.operand, relation: first.coefficient < 0 ? relation.flipped : relation, multiplier: 1,
      second: nil, constant: .points(positiveZero(-sum.constant / first.coefficient)), priority: priority,
      range: range)
    statement.scaled = sum.scaled.map {
      ScaledTerm(metric: $0.metric, coefficient: positiveZero(-$0.coefficient / first.coefficient))
    }
    if sum.terms.count == 2 {
      statement.second = sum.terms[1].operand
      statement.multiplier = -sum.terms[1].coefficient / first.coefficient
    }
    let place = sum.terms[sum.terms.count - 1].range
    let fault = numbers(statement) ?? pairing(statement, at: place) ?? negativeSize(statement)
    return fault.map { .failure($0) } ?? .success(statement)
  }

  private static func numbers(_ statement: ConstraintStatement) -> ConstraintFault? {
    if case .points(let points) = statement.constant, let fault = constant(points, at: statement.range) {
      return fault
    }
    let multiplier = abs(statement.multiplier)
    guard !(multiplier <= ConstraintLimits.multiplier && multiplier >= 1 / ConstraintLimits.multiplier) else {
      return nil
    }
    return ConstraintFault(
      "constraint-number", "a multiplier beyond 1,000,000 or below a millionth", at: statement.range)
  }

  private static func pairing(_ statement: ConstraintStatement, at place: Range<Int>) -> ConstraintFault? {
    let first = statement.first.attribute
    guard let second = statement.second?.attribute else {
      if first.isSize { return nil }
      let message =
        "\"\(first.rawValue)\" is a position and needs another to be measured from: superview.\(first.rawValue)"
      return ConstraintFault("position-alone", message, at: place)
    }
    guard let obstacle = first.obstacle(to: second) else { return nil }
    let names = "\"\(first.rawValue)\" and \"\(second.rawValue)\""
    let isOfSides = !first.isSize && !second.isSize && first.axis == second.axis
    let hint = isOfSides ? "; did you mean \"\(second.counterpart.rawValue)\"?" : ""
    return ConstraintFault("attribute-pairing", "\(names) cannot be compared: \(obstacle)\(hint)", at: place)
  }

  private static func name(_ term: LinearExpression.Term) -> String {
    "\(term.operand.item.name).\(term.operand.attribute.rawValue)"
  }

  private static func positiveZero(_ number: Double) -> Double { number == 0 ? 0 : number }
}
