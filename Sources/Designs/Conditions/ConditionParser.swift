import UIKitRules

/// Turns the text of a condition into its nodes: `or` binds least, then `and`, `not`, comparisons.
struct ConditionParser {
  /// More bytes, or parentheses and `not`s in each other, are a fault: evaluating walks them by recursion.
  static let longest = 1000
  static let deepest = 32

  private var lexer: ConditionLexer
  private var token = ConditionToken(kind: .end, range: 0..<0)
  private var depth = 0
  let data: CellData?
  var nodes: [Condition.Node] = []
  /// Faults of names and types, behind which parsing goes on.
  var faults: [ConditionFault] = []

  init(_ text: String, data: CellData?) {
    lexer = ConditionLexer(text)
    self.data = data
  }

  /// The condition; nil where there are faults.
  static func parse(_ text: String, data: CellData?) -> (condition: Condition?, faults: [ConditionFault]) {
    if text.utf8.count > longest {
      let message = "a condition of \(text.utf8.count) bytes; at most \(longest) are read"
      return (nil, [ConditionFault(code: "rule-too-long", message: message, range: 0..<text.utf8.count)])
    }
    var parser = ConditionParser(text, data: data)
    do throws(ConditionFault) {
      let condition = try parser.parse()
      return (parser.faults.isEmpty ? condition : nil, parser.faults)
    } catch {
      return (nil, parser.faults + [error])
    }
  }

  private mutating func parse() throws(ConditionFault) -> Condition {
    try advance()
    if token.kind == .end {
      throw syntax("the condition is empty; leave \"when\" out for a rule that always holds")
    }
    let root = try disjunction()
    if token.kind != .end { throw unexpected() }
    expectTruth(root)
    return Condition(nodes: nodes, root: root.node)
  }

  private mutating func disjunction() throws(ConditionFault) -> ConditionTerm {
    var left = try conjunction()
    while token.kind == .word("or") {
      try advance()
      let right = try conjunction()
      expectTruth(left)
      expectTruth(right)
      left = term(.or(left.node, right.node), .truth, left.range.lowerBound..<right.range.upperBound)
    }
    return left
  }

  private mutating func conjunction() throws(ConditionFault) -> ConditionTerm {
    var left = try negation()
    while token.kind == .word("and") {
      try advance()
      let right = try negation()
      expectTruth(left)
      expectTruth(right)
      left = term(.and(left.node, right.node), .truth, left.range.lowerBound..<right.range.upperBound)
    }
    return left
  }

  private mutating func negation() throws(ConditionFault) -> ConditionTerm {
    guard token.kind == .word("not") else { return try comparison() }
    let start = token.range.lowerBound
    try descend()
    try advance()
    let operand = try negation()
    depth -= 1
    expectTruth(operand)
    return term(.not(operand.node), .truth, start..<operand.range.upperBound)
  }

  private mutating func comparison() throws(ConditionFault) -> ConditionTerm {
    let left = try primary()
    guard case .comparison(let comparison) = token.kind else { return left }
    let sign = token.range
    try advance()
    let right = try primary()
    if case .comparison = token.kind { throw syntax("comparisons cannot be chained; join them with \"and\"") }
    return compare(left, comparison, right, at: sign)
  }

  private mutating func primary() throws(ConditionFault) -> ConditionTerm {
    let range = token.range
    if token.kind == .open {
      try descend()
      try advance()
      let inner = try disjunction()
      guard token.kind == .close else {
        throw ConditionFault(code: "rule-syntax", message: "this parenthesis is not closed", range: range)
      }
      depth -= 1
      let end = token.range.upperBound
      try advance()
      return ConditionTerm(node: inner.node, kind: inner.kind, range: range.lowerBound..<end)
    }
    let kind = token.kind
    switch kind {
    case .word("and"), .word("or"), .word("not"), .close, .end, .comparison: throw unexpected()
    default: break
    }
    try advance()
    return operand(kind, range)
  }

  mutating func term(_ node: Condition.Node, _ kind: ConditionTerm.Kind, _ range: Range<Int>) -> ConditionTerm
  {
    nodes.append(node)
    return ConditionTerm(node: nodes.count - 1, kind: kind, range: range)
  }

  private mutating func advance() throws(ConditionFault) { token = try lexer.next() }

  private mutating func descend() throws(ConditionFault) {
    depth += 1
    if depth > ConditionParser.deepest {
      throw ConditionFault(
        code: "rule-too-deep",
        message: "more than \(ConditionParser.deepest) levels of parentheses and \"not\"",
        range: token.range)
    }
  }

  private func unexpected() -> ConditionFault {
    switch token.kind {
    case .end: syntax("something is missing at the end of the condition")
    case .close: syntax("this parenthesis closes nothing")
    default: syntax("this cannot stand here; join conditions with \"and\" or \"or\"")
    }
  }

  private func syntax(_ message: String) -> ConditionFault {
    ConditionFault(code: "rule-syntax", message: message, range: token.range)
  }
}
