import Graphics

extension LayoutSolver {
  /// Whether some required rules can hold together, whatever else there is.
  func isSatisfiable(_ rules: [LayoutRule]) -> Bool {
    var subset = RuleSubset()
    for rule in rules {
      switch rule {
      case .constraint(let index): add(index, to: &subset)
      case .hugging(let item, let axis), .compressionResistance(let item, let axis):
        add(Int(program.source.intrinsicRows[2 * item.index + axis.rawValue]), to: &subset)
      case .length(let item, let axis):
        subset.rows.add(1, subset.name(of: Variable.length(item.index, axis)))
        subset.end(constant: 0, above: LinearRows.free, below: 0)
      }
    }
    return subset.isSatisfiable(tolerance: tolerance) { roots(of: $0) }
  }

  /// Adds the required sides of a row.
  private func add(_ row: Int, to subset: inout RuleSubset) {
    let rows = program.source.rows
    for term in rows.terms(row) {
      subset.rows.add(rows.coefficients[term], subset.name(of: Int(rows.variables[term])))
    }
    subset.end(
      constant: constants[row], above: rows.above[row] == 0 ? 0 : LinearRows.free,
      below: rows.below[row] == 0 ? 0 : LinearRows.free)
  }

  /// The value of a variable that is fixed because its item is a root.
  private func roots(of variable: Int) -> Double? {
    let item = system.items[Variable.item(variable)]
    guard item.parent == nil, !Variable.isLength(variable) else { return nil }
    return Variable.axis(variable) == .horizontal ? item.alignmentInsets.left : item.alignmentInsets.top
  }
}

/// A few required rows with variables of their own.
private struct RuleSubset {
  var rows = LinearRows()
  private var constants: [Double] = []
  private var variables: [Int] = []

  /// The name that a variable has here: one of those of places, which may be negative.
  mutating func name(of variable: Int) -> Int {
    let index = variables.firstIndex(of: variable) ?? variables.count
    if index == variables.count { variables.append(variable) }
    return 2 * index
  }

  mutating func end(constant: Double, above: Int32, below: Int32) {
    rows.endRow(above: above, below: below)
    constants.append(constant)
  }

  func isSatisfiable(tolerance: Double, fixedValue: (Int) -> Double?) -> Bool {
    let count = 2 * variables.count
    let fixed = variables.indices.compactMap { index in
      fixedValue(variables[index]).map { (variable: 2 * index, value: $0) }
    }
    let elimination = Elimination(
      rows, variableCount: count, rank: [Int8](repeating: 0, count: count), fixed: fixed)
    var plan = TableauPlan(rows, elimination)
    guard elimination.limit == nil, plan.limit == nil else { return true }
    var offsets = [Double](repeating: 0, count: count)
    elimination.offsets(constants, into: &offsets)
    let allowed = max(TableauKernel.conflictTolerance, tolerance)
    let values = (0..<rows.count).map { row in
      rows.terms(row).reduce(-constants[row]) {
        $0 + rows.coefficients[$1] * offsets[Int(rows.variables[$1])]
      }
    }
    for step in elimination.steps where step.variable < 0 && abs(values[Int(step.row)]) > allowed {
      return false
    }
    for row in plan.fixedRows.map(Int.init) where abs(values[row]) > allowed {
      if (values[row] > 0 ? rows.above : rows.below)[row] == 0 { return false }
    }
    var tableau = plan.tableau(rows)
    for (row, place) in plan.rowPlaces.enumerated() where place.block >= 0 {
      tableau.shift(Int(place.quantity), by: values[row], in: plan.blocks[Int(place.block)])
    }
    return plan.blocks.allSatisfy {
      tableau.solve($0, plan.lists, tolerance: tolerance, preferences: { [] }) != .infeasible
    }
  }
}
