/// Required equations solved for as many variables as they determine, once for all constants.
///
/// Each step takes one equation, puts in the variables solved before it, and solves it for one more. What the steps do
/// to the coefficients is done here; what they do to the constants is kept as a tape that `offsets` plays for any
/// constants and `adjoint` plays backwards, so that a constant can be edited and a conflict traced to its equations.
struct Elimination: Sendable {
  struct Step: Sendable {
    /// The equation; -1 where the variable is fixed at `fixedValue`.
    var row: Int32
    /// The variable solved for; -1 where all cancelled out and only the constant is left to check.
    var variable: Int32
    var pivot: Double
    var fixedValue = 0.0
    /// On the tape: variables put into the equation, then those put into the solution afterwards.
    var forward = 0..<0
    var backward = 0..<0
  }

  private(set) var steps: [Step] = []
  /// The step that solves for a variable; -1 where it stays free.
  private(set) var definitions: [Int32]
  /// The terms that a solved variable has in free ones.
  private(set) var solutions: [Range<Int>]
  private(set) var termVariables: [Int32] = []
  private(set) var termCoefficients: [Double] = []
  private var tapeVariables: [Int32] = []
  private var tapeFactors: [Double] = []
  /// A coefficient grew beyond what can be calculated with, or the terms beyond what can be kept.
  private(set) var limit: LayoutLimit?

  /// `rank` tells how gladly a variable is eliminated; `fixed` are variables with their values.
  init(
    _ rows: LinearRows, variableCount: Int, rank: [Int8], fixed: [(variable: Int, value: Double)]
  ) {
    definitions = [Int32](repeating: -1, count: variableCount)
    solutions = [Range<Int>](repeating: 0..<0, count: variableCount)
    var sum = SparseSum(count: variableCount)
    for (variable, value) in fixed {
      definitions[variable] = Int32(truncatingIfNeeded: steps.count)
      steps.append(Step(row: -1, variable: Int32(truncatingIfNeeded: variable), pivot: 1, fixedValue: value))
    }
    // Short equations first: they determine much and spread little.
    var byLength: [[Int]] = []
    for row in 0..<rows.count where rows.isRequiredEquation(row) {
      let length = rows.terms(row).count
      while byLength.count <= length { byLength.append([]) }
      byLength[length].append(row)
    }
    for equations in byLength {
      for row in equations where limit == nil { eliminate(row, of: rows, rank: rank, &sum) }
    }
    finish(&sum)
  }

  private mutating func eliminate(_ row: Int, of rows: LinearRows, rank: [Int8], _ sum: inout SparseSum) {
    sum.clear()
    for term in rows.terms(row) { sum.add(rows.coefficients[term], Int(rows.variables[term])) }
    let tapeStart = tapeFactors.count
    while let next = earliestDefined(in: sum) {
      let factor = sum.take(next)
      tapeVariables.append(Int32(truncatingIfNeeded: next))
      tapeFactors.append(factor)
      for term in solutions[next] { sum.add(factor * termCoefficients[term], Int(termVariables[term])) }
    }
    let forward = tapeStart..<tapeFactors.count
    let name = Int32(truncatingIfNeeded: row)
    guard let variable = choosePivot(sum, rank) else {
      steps.append(Step(row: name, variable: -1, pivot: 1, forward: forward))
      return
    }
    let pivot = sum.take(variable)
    let start = termFactorsCount
    for index in 0..<sum.touched.count {
      let other = Int(sum.touched[index])
      let value = sum.values[other]
      guard value != 0 else { continue }
      append(-value / pivot, other)
    }
    solutions[variable] = start..<termFactorsCount
    definitions[variable] = Int32(truncatingIfNeeded: steps.count)
    steps.append(
      Step(row: name, variable: Int32(truncatingIfNeeded: variable), pivot: pivot, forward: forward))
  }

  private var termFactorsCount: Int { termCoefficients.count }

  private mutating func append(_ coefficient: Double, _ variable: Int) {
    if !(abs(coefficient) < LayoutLimit.greatestCoefficient) { limit = .overflow }
    if termCoefficients.count >= LayoutLimit.greatestTermCount {
      limit = .size
      return
    }
    termVariables.append(Int32(truncatingIfNeeded: variable))
    termCoefficients.append(coefficient)
  }

  /// A step's solution holds no variable solved before it, so putting them in in order ends.
  private func earliestDefined(in sum: SparseSum) -> Int? {
    var best = -1
    for variable in sum.touched {
      let variable = Int(variable)
      guard definitions[variable] >= 0, sum.values[variable] != 0 else { continue }
      if best < 0 || definitions[variable] < definitions[best] { best = variable }
    }
    return best < 0 ? nil : best
  }

  /// The variable to solve for: of the highest rank, then the last, if its coefficient is not small beside the others.
  private func choosePivot(_ sum: SparseSum, _ rank: [Int8]) -> Int? {
    var greatest = 0.0
    for variable in sum.touched { greatest = max(greatest, abs(sum.values[Int(variable)])) }
    guard greatest > 0 else { return nil }
    var best = -1
    for variable in sum.touched {
      let variable = Int(variable)
      guard abs(sum.values[variable]) >= 0.05 * greatest else { continue }
      if best < 0 || (rank[variable], variable) > (rank[best], best) { best = variable }
    }
    return best
  }

  /// Puts later solutions into earlier ones, so that each is in free variables alone.
  private mutating func finish(_ sum: inout SparseSum) {
    for index in steps.indices.reversed() where steps[index].variable >= 0 {
      let own = Int(steps[index].variable)
      guard solutions[own].contains(where: { definitions[Int(termVariables[$0])] >= 0 }), limit == nil else {
        continue
      }
      sum.clear()
      for term in solutions[own] { sum.add(termCoefficients[term], Int(termVariables[term])) }
      let tapeStart = tapeFactors.count
      for place in 0..<sum.touched.count {
        let variable = Int(sum.touched[place])
        guard definitions[variable] >= 0, sum.values[variable] != 0 else { continue }
        let factor = sum.take(variable)
        tapeVariables.append(Int32(truncatingIfNeeded: variable))
        tapeFactors.append(factor)
        for term in solutions[variable] { sum.add(factor * termCoefficients[term], Int(termVariables[term])) }
      }
      steps[index].backward = tapeStart..<tapeFactors.count
      let start = termFactorsCount
      for variable in sum.touched where sum.values[Int(variable)] != 0 {
        append(sum.values[Int(variable)], Int(variable))
      }
      solutions[own] = start..<termFactorsCount
    }
  }
}

extension Elimination {
  /// The constant part of every variable's solution, for the rows' constants.
  func offsets(_ constants: [Double], into offsets: inout [Double]) {
    for step in steps {
      var sum = step.row < 0 ? step.fixedValue : constants[Int(step.row)]
      for index in step.forward { sum -= tapeFactors[index] * offsets[Int(tapeVariables[index])] }
      if step.variable >= 0 { offsets[Int(step.variable)] = sum / step.pivot }
    }
    for step in steps.reversed() where !step.backward.isEmpty {
      var sum = offsets[Int(step.variable)]
      for index in step.backward { sum += tapeFactors[index] * offsets[Int(tapeVariables[index])] }
      offsets[Int(step.variable)] = sum
    }
  }

  /// What is left of each equation whose variables all cancelled out: 0 where it agrees with the others.
  func remainders(_ constants: [Double], _ offsets: [Double], rows: LinearRows) -> [(
    step: Int, value: Double
  )] {
    var remainders: [(step: Int, value: Double)] = []
    for (index, step) in steps.enumerated() where step.variable < 0 {
      // With solved variables at their offsets the row is off 0 by what no free variable can mend.
      var sum = -constants[Int(step.row)]
      for term in rows.terms(Int(step.row)) {
        sum += rows.coefficients[term] * offsets[Int(rows.variables[term])]
      }
      remainders.append((index, sum))
    }
    return remainders
  }

  /// The weight of each equation in a weighted sum of the variables' solutions.
  func adjoint(_ weights: [Double], addingTo rowWeights: inout [Double]) {
    var weights = weights
    for step in steps where !step.backward.isEmpty {
      let weight = weights[Int(step.variable)]
      guard weight != 0 else { continue }
      for index in step.backward { weights[Int(tapeVariables[index])] += tapeFactors[index] * weight }
    }
    for step in steps.reversed() where step.variable >= 0 && step.row >= 0 {
      let weight = weights[Int(step.variable)] / step.pivot
      guard weight != 0 else { continue }
      rowWeights[Int(step.row)] += weight
      for index in step.forward { weights[Int(tapeVariables[index])] -= tapeFactors[index] * weight }
    }
  }
}
