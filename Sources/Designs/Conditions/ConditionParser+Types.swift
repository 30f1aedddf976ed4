import Diagnostics
import JSON
import UIKitRules

extension ConditionParser {
  static let operands = [
    "system", "device", "appearance", "contentSize", "direction", "locale", "state", "row",
  ]

  /// An operand that is no parenthesis.
  mutating func operand(_ token: ConditionToken.Kind, _ range: Range<Int>) -> ConditionTerm {
    switch token {
    case .number(let number): return term(.operand(.constant(.number(number))), .number, range)
    case .string(let text): return term(.operand(.constant(.string(text))), .text, range)
    case .word("true"): return term(.operand(.constant(.bool(true))), .truth, range)
    case .word("false"): return term(.operand(.constant(.bool(false))), .truth, range)
    case .word(let name): return column(name, range)
    case .operand(let name): return trait(name, range)
    default: return term(.operand(.constant(.null)), .unknown, range)
    }
  }

  private mutating func column(_ name: String, _ range: Range<Int>) -> ConditionTerm {
    switch DataName.find(name, in: data) {
    case .success(let index):
      guard let data else { break }
      return term(.operand(.column(index)), .column(data.columns[index]), range)
    case .failure(let fault):
      let isName =
        ContentSize(name: name) != nil || Appearance(rawValue: name) != nil
        || CellState(rawValue: name) != nil
      let hint = isName ? "; a name stands in quotes: '\(name)'" : ""
      faults.append(ConditionFault(code: "missing-data-key", message: fault.message + hint, range: range))
    }
    return term(.operand(.constant(.null)), .unknown, range)
  }

  private mutating func trait(_ name: String, _ range: Range<Int>) -> ConditionTerm {
    switch name {
    case "system": return term(.operand(.systemNumber), .system, range)
    case "device": return term(.operand(.device), .device, range)
    case "appearance": return term(.operand(.appearance), choice(Appearance.self, "an appearance"), range)
    case "contentSize": return term(.operand(.contentSize), .contentSize, range)
    case "direction": return term(.operand(.direction), choice(LayoutDirection.self, "a direction"), range)
    case "locale": return term(.operand(.locale), .locale, range)
    case "state": return term(.operand(.state), choice(CellState.self, "a state"), range)
    case "row": return term(.operand(.row), .number, range)
    default:
      let names = ConditionParser.operands.map { "$" + $0 }
      let clause = Suggestion.clause(for: "$" + name, among: names)
      let message = "unknown operand \(Quotation.quoted("$" + name))\(clause)"
      faults.append(ConditionFault(code: "unknown-operand", message: message, range: range))
      return term(.operand(.constant(.null)), .unknown, range)
    }
  }

  private func choice<Name>(_ type: Name.Type, _ noun: String) -> ConditionTerm.Kind
  where Name: CaseIterable & RawRepresentable<String> {
    .choice(of: noun, names: Name.allCases.map(\.rawValue))
  }

  /// Reports a part that is neither true nor false.
  mutating func expectTruth(_ term: ConditionTerm) {
    switch term.kind {
    case .truth, .unknown: return
    case .column(let column):
      guard let row = column.firstNumber ?? column.firstString, let data else { return }
      let held = column.firstNumber == row ? "a number" : "a string"
      type("\"\(column.name)\" is \(held) in \(data.rowWords(row)), not true or false", term.range)
    default: type("this is neither true nor false; compare it with something", term.range)
    }
  }

  /// A comparison, its names looked up and its types checked.
  mutating func compare(
    _ left: ConditionTerm, _ comparison: Condition.Comparison, _ right: ConditionTerm, at sign: Range<Int>
  ) -> ConditionTerm {
    checkNames(left, right, comparison)
    checkNames(right, left, comparison)
    if comparison.isOrdering {
      for side in [left, right]
      where !side.hasOrder && !isJudged(side, beside: side.node == left.node ? right : left) {
        type(withoutOrder(side, comparison), side.range)
      }
    } else if left.types.isDisjoint(with: right.types) {
      type("the two sides can never be equal: \(words(left.types)) and \(words(right.types))", sign)
    }
    return term(
      .compare(comparison, left.node, right.node), .truth, left.range.lowerBound..<right.range.upperBound)
  }

  /// Whether a string stands beside an operand that looks up strings itself.
  private func isJudged(_ side: ConditionTerm, beside other: ConditionTerm) -> Bool {
    guard case .text = side.kind else { return false }
    switch other.kind {
    case .contentSize, .system: return true
    default: return false
    }
  }

  private func withoutOrder(_ side: ConditionTerm, _ comparison: Condition.Comparison) -> String {
    if case .column(let column) = side.kind, let row = column.firstString ?? column.firstBool, let data {
      let held = column.firstString == row ? "a string" : "true or false"
      return
        "\"\(column.name)\" is \(held) in \(data.rowWords(row)); only numbers, $system and $contentSize have an order"
    }
    return "\"\(comparison.rawValue)\" compares numbers, $system and $contentSize; this has no order"
  }

  private func words(_ types: ConditionTypes) -> String {
    var words: [String] = []
    if types.contains(.truth) { words.append("true or false") }
    if types.contains(.number) { words.append("a number") }
    if types.contains(.text) { words.append("a string") }
    return words.joined(separator: " or ")
  }

  mutating func type(_ message: String, _ range: Range<Int>) {
    faults.append(ConditionFault(code: "rule-type", message: message, range: range))
  }
}
