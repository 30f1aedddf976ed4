/// A sum of attributes with their coefficients and a number.
struct LinearExpression {
  struct Term {
    var operand: ConstraintStatement.Operand
    var coefficient: Double
    /// Where the attribute stands with its factors.
    var range: Range<Int>

    /// Whether it is the same attribute of the same item.
    func isOf(_ other: Term) -> Bool {
      operand.item == other.operand.item && operand.attribute == other.operand.attribute
    }
  }

  /// More terms than a constraint can have are counted, not kept: sums stay cheap.
  private static let mostTerms = 3

  private(set) var terms: [Term] = []
  /// At the text size Large.
  var constant = 0.0
  /// What of the constant follows the text size.
  private(set) var scaled: [ScaledTerm] = []
  var range: Range<Int>
  /// Whether a part is at fault that is already reported.
  var isUnknown = false

  init(constant: Double, at range: Range<Int>) {
    self.constant = constant
    self.range = range
  }

  init(_ metric: Metric, named name: String, at range: Range<Int>) {
    constant = metric.value
    if metric.isScaled { scaled = [ScaledTerm(metric: name, coefficient: 1)] }
    self.range = range
  }

  init(_ operand: ConstraintStatement.Operand, at range: Range<Int>) {
    terms = [Term(operand: operand, coefficient: 1, range: range)]
    self.range = range
  }

  /// One that is at fault.
  static func unknown(at range: Range<Int>) -> LinearExpression {
    var expression = LinearExpression(constant: 0, at: range)
    expression.isUnknown = true
    return expression
  }

  /// Adds another, of which a sign may be turned.
  mutating func add(_ other: LinearExpression, sign: Double) {
    constant += sign * other.constant
    isUnknown = isUnknown || other.isUnknown
    range = min(range.lowerBound, other.range.lowerBound)..<max(range.upperBound, other.range.upperBound)
    for term in other.terms { add(term, sign: sign) }
    for term in other.scaled { add(term, sign: sign) }
  }

  private mutating func add(_ term: ScaledTerm, sign: Double) {
    if let index = scaled.firstIndex(where: { $0.metric == term.metric }) {
      scaled[index].coefficient += sign * term.coefficient
    } else {
      scaled.append(ScaledTerm(metric: term.metric, coefficient: sign * term.coefficient))
    }
  }

  private mutating func add(_ term: Term, sign: Double) {
    if let index = terms.firstIndex(where: { $0.isOf(term) }) {
      terms[index].coefficient += sign * term.coefficient
    } else if terms.count < Self.mostTerms {
      terms.append(term)
      terms[terms.count - 1].coefficient *= sign
    }
  }

  /// Multiplies all by a number that stands up to `range`'s other end.
  mutating func scale(by factor: Double, with other: Range<Int>) {
    constant *= factor
    range = min(range.lowerBound, other.lowerBound)..<max(range.upperBound, other.upperBound)
    for index in scaled.indices { scaled[index].coefficient *= factor }
    for index in terms.indices {
      terms[index].coefficient *= factor
      if terms.count == 1 { terms[index].range = range }
    }
  }

  /// Whether the attribute of a term is among its own.
  func holds(_ term: Term) -> Bool {
    terms.contains { $0.isOf(term) }
  }
}
