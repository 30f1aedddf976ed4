import Diagnostics
import JSON
import UIKitRules

extension ConditionParser {
  /// Looks up the name or number that an operand such as `$device` is compared with, and puts it into the
  /// form that is compared.
  mutating func checkNames(
    _ operand: ConditionTerm, _ other: ConditionTerm, _ comparison: Condition.Comparison
  ) {
    switch operand.kind {
    case .system: checkSystem(operand, other, comparison)
    case .contentSize: checkContentSize(operand, other)
    case .choice(let noun, let names):
      guard case .string(let name) = constant(other), !names.contains(name) else { return }
      unknown(name, noun, among: names, other.range)
    case .device:
      guard case .string(let name) = constant(other), DeviceName.find(name) == nil else { return }
      let message = DeviceName.message(name)
      faults.append(ConditionFault(code: "unknown-device", message: message, range: other.range))
    default: return
    }
  }

  private mutating func checkSystem(
    _ operand: ConditionTerm, _ other: ConditionTerm, _ comparison: Condition.Comparison
  ) {
    switch constant(other) {
    case .string(let name):
      if comparison.isOrdering {
        type("compare $system with a number: \(comparison.rawValue) 11", other.range)
      } else if System(rawValue: name) == nil {
        let message = SystemName.message(name)
        faults.append(ConditionFault(code: "unknown-system", message: message, range: other.range))
      } else {
        nodes[operand.node] = .operand(.systemName)
      }
    case .number(let number):
      let isKnown = System.allCases.contains { Double($0.number) == number }
      guard !comparison.isOrdering, !isKnown else { return }
      let message = SystemName.message(NumberText.shortest(number))
      faults.append(ConditionFault(code: "unknown-system", message: message, range: other.range))
    default:
      // A column of names compares by name, one of numbers by number.
      if case .column = other.kind, other.types == .text { nodes[operand.node] = .operand(.systemName) }
    }
  }

  private mutating func checkContentSize(_ operand: ConditionTerm, _ other: ConditionTerm) {
    switch other.kind {
    case .text:
      guard case .string(let name) = constant(other) else { return }
      if let size = ContentSize(name: name) {
        nodes[other.node] = .operand(.constant(.number(Double(size.ordinal))))
      } else {
        unknown(name, "a content size", among: ContentSize.names, other.range)
      }
    case .contentSize, .unknown: return
    default: type("compare $contentSize with the name of a size: 'large', 'AX1'", other.range)
    }
  }

  private func constant(_ term: ConditionTerm) -> DataValue? {
    if case .operand(.constant(let value)) = nodes[term.node] { return value }
    return nil
  }

  private mutating func unknown(
    _ name: String, _ noun: String, among names: [String], _ range: Range<Int>
  ) {
    let message =
      "\(Quotation.quoted(name)) is not the name of \(noun)"
      + Suggestion.clause(for: name, among: names)
    faults.append(ConditionFault(code: "unknown-name", message: message, range: range))
  }
}
