/// The tokens of a constraint with a place among them, and what was found on the way.
struct TokenReader {
  /// More faults of one text help nobody; each costs its reader a walk through the text.
  static let mostFaults = 10

  let tokens: [ConstraintToken]
  private let bytes: [UInt8]
  private let metrics: [String: Metric]
  private var index = 0
  private(set) var faults: [ConstraintFault] = []
  private(set) var items: [ConstraintReader.Use] = []
  var statements: [ConstraintStatement] = []

  init(_ text: String, metrics: [String: Metric]) {
    tokens = ConstraintLexer.tokens(of: text)
    bytes = Array(text.utf8)
    self.metrics = metrics
  }

  /// What was read.
  var reading: ConstraintReader.Reading {
    ConstraintReader.Reading(statements: statements, items: items, faults: faults)
  }

  var current: ConstraintToken { tokens[index] }
  var kind: ConstraintToken.Kind { tokens[index].kind }
  /// The token behind the current one.
  var following: ConstraintToken { tokens[min(index + 1, tokens.count - 1)] }
  /// The end of the token before the current one.
  var lastEnd: Int { index == 0 ? 0 : tokens[index - 1].range.upperBound }
  var isAtEnd: Bool { kind == .end }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  mutating func advance() { if index < tokens.count - 1 { index += 1 } }

  /// Whether the current token is a sign.
  func isAt(_ sign: Unicode.Scalar) -> Bool { kind == .sign(sign) }

  /// Whether the token before the current one is a name.
  var isBehindName: Bool {
    if index > 0, case .name = tokens[index - 1].kind { return true }
    return false
  }

  /// Passes a sign if it is there.
  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard isAt(sign) else { return false }
    advance()
    return true
  }

  /// Passes tokens up to one of some signs or the end.
  mutating func skip(to signs: Unicode.Scalar...) {
    while !isAtEnd, !signs.contains(where: isAt) { advance() }
  }

  /// Whether no more faults are taken.
  var isFull: Bool { faults.count >= Self.mostFaults }

  mutating func report(_ fault: ConstraintFault) {
    if !isFull { faults.append(fault) }
  }

  mutating func report(_ code: String, _ message: String, at range: Range<Int>) {
    report(ConstraintFault(code, message, at: range))
  }

  /// Notes that an item is named.
  mutating func use(_ item: ConstraintItem, at range: Range<Int>) {
    items.append(ConstraintReader.Use(item: item, range: range))
  }

  /// The metric of a name; nil where there is none.
  func metric(_ name: String) -> Metric? { metrics[name] }

  /// The names of the metrics, always in the same order.
  var metricNames: [String] { metrics.keys.sorted() }
}
