import UIKitRules

/// When a rule holds: `value < 50`, `$system >= 11 and not read`.
///
/// Names are looked up and types checked when the design is read, so evaluating can neither fail nor allocate;
/// the nodes lie in one array and refer to each other by index.
package struct Condition: Hashable, Sendable {
  /// A comparison; the raw value is its sign.
  package enum Comparison: String, Hashable, Sendable {
    case equal = "=="
    case notEqual = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="

    /// Whether it asks which side is larger.
    package var isOrdering: Bool { self != .equal && self != .notEqual }
  }

  /// A value to compare or to hold.
  package enum Operand: Hashable, Sendable {
    case constant(DataValue)
    /// The value of a column of the cell's data.
    case column(Int)
    /// 11 for both lanes of iOS 11.
    case systemNumber
    case systemName
    case device
    case appearance
    /// The place in the order of sizes.
    case contentSize
    case direction
    case locale
    case state
    /// The index of the data row, from 0.
    case row
  }

  /// A part of the condition; what it joins is named by index.
  package enum Node: Hashable, Sendable {
    case operand(Operand)
    case compare(Comparison, Int, Int)
    case and(Int, Int)
    case or(Int, Int)
    case not(Int)
  }

  package let nodes: [Node]
  package let root: Int

  package init(nodes: [Node], root: Int) {
    self.nodes = nodes
    self.root = root
  }

  /// Whether the condition holds for a row in a state under some traits.
  package func holds(in scope: Scope) -> Bool { holds(root, in: scope) }

  private func holds(_ index: Int, in scope: Scope) -> Bool {
    switch nodes[index] {
    case .operand(let operand): value(of: operand, in: scope) == .bool(true)
    case .compare(let comparison, let left, let right): compare(comparison, left, right, in: scope)
    case .and(let left, let right): holds(left, in: scope) && holds(right, in: scope)
    case .or(let left, let right): holds(left, in: scope) || holds(right, in: scope)
    case .not(let operand): !holds(operand, in: scope)
    }
  }

  private func compare(_ comparison: Comparison, _ left: Int, _ right: Int, in scope: Scope) -> Bool {
    let left = value(at: left, in: scope)
    let right = value(at: right, in: scope)
    switch comparison {
    case .equal: return left == right
    case .notEqual: return left != right
    default: break
    }
    // Null and what else has no order is neither less nor more.
    guard case .number(let left) = left, case .number(let right) = right else { return false }
    return switch comparison {
    case .less: left < right
    case .lessOrEqual: left <= right
    case .greater: left > right
    default: left >= right
    }
  }

  private func value(at index: Int, in scope: Scope) -> DataValue {
    if case .operand(let operand) = nodes[index] { return value(of: operand, in: scope) }
    return .bool(holds(index, in: scope))
  }

  private func value(of operand: Operand, in scope: Scope) -> DataValue {
    switch operand {
    case .constant(let value): value
    case .column(let index): scope.values.indices.contains(index) ? scope.values[index] ?? .null : .null
    case .systemNumber: .number(Double(scope.traits.system.number))
    case .systemName: .string(scope.traits.system.name)
    case .device: .string(scope.traits.device.name)
    case .appearance: .string(scope.traits.appearance.rawValue)
    case .contentSize: .number(Double(scope.traits.contentSize.ordinal))
    case .direction: .string(scope.traits.direction.rawValue)
    case .locale: scope.traits.locale.map { .string($0) } ?? .null
    case .state: .string(scope.state.rawValue)
    case .row: .number(Double(scope.row))
    }
  }
}
