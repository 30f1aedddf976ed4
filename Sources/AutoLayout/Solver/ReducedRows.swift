/// Rows with what required equations determine put in: forms in free variables alone.
struct ReducedRows {
  private(set) var starts = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  /// Joined where they stand in one row: the parts of the layout that have nothing to do with each other.
  private var representatives: [Int32]
  private var sum: SparseSum

  init(variableCount: Int) {
    representatives = (0..<Int32(truncatingIfNeeded: variableCount)).map { $0 }
    sum = SparseSum(count: variableCount)
  }

  func terms(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }

  /// Adds the next row; `isNeeded` false adds an empty one.
  mutating func add(_ row: Int, of rows: LinearRows, _ elimination: Elimination, isNeeded: Bool) {
    defer { starts.append(variables.count) }
    guard isNeeded else { return }
    let terms = rows.terms(row)
    if terms.count == 1 {
      addSingle(Int(rows.variables[terms.lowerBound]), rows.coefficients[terms.lowerBound], elimination)
    } else {
      sum.clear()
      for term in terms {
        let variable = Int(rows.variables[term])
        let coefficient = rows.coefficients[term]
        guard elimination.definitions[variable] >= 0 else {
          sum.add(coefficient, variable)
          continue
        }
        for part in elimination.solutions[variable] {
          sum.add(coefficient * elimination.termCoefficients[part], Int(elimination.termVariables[part]))
        }
      }
      for variable in sum.touched where sum.values[Int(variable)] != 0 {
        variables.append(variable)
        coefficients.append(sum.values[Int(variable)])
      }
    }
    let start = starts[starts.count - 1]
    for term in start..<variables.count { join(Int(variables[start]), Int(variables[term])) }
  }

  private mutating func addSingle(_ variable: Int, _ coefficient: Double, _ elimination: Elimination) {
    guard elimination.definitions[variable] >= 0 else {
      variables.append(Int32(truncatingIfNeeded: variable))
      coefficients.append(coefficient)
      return
    }
    for part in elimination.solutions[variable] {
      variables.append(elimination.termVariables[part])
      coefficients.append(coefficient * elimination.termCoefficients[part])
    }
  }

  /// The variable that stands for all those of its part.
  mutating func representative(_ variable: Int) -> Int {
    var root = variable
    while representatives[root] != root { root = Int(representatives[root]) }
    var next = variable
    while representatives[next] != root {
      (next, representatives[next]) = (Int(representatives[next]), Int32(truncatingIfNeeded: root))
    }
    return root
  }

  private mutating func join(_ one: Int, _ other: Int) {
    let (first, second) = (representative(one), representative(other))
    guard first != second else { return }
    representatives[max(first, second)] = Int32(truncatingIfNeeded: min(first, second))
  }
}
