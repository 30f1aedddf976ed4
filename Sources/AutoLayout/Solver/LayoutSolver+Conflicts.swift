/// Where solving met a contradiction.
enum ConflictOrigin {
  /// A row that required equations determine.
  case row(Int)
  /// A length that required equations determine.
  case length(Int)
  /// A block that has no solution.
  case block(Int)
}

extension LayoutSolver {
  /// More rules than this are not filtered one by one.
  private static let greatestFilteredCount = 256

  /// The rules that contradict each other there; nil where none of them can be broken.
  func conflict(at origin: ConflictOrigin) -> LayoutConflict? {
    var rules = certificate(of: origin)
    let isFiltered = rules.count <= LayoutSolver.greatestFilteredCount
    if isFiltered, !isSatisfiable(rules) {
      // The later rules are kept where a choice is: the newest constraint is the one most likely at fault.
      for rule in rules {
        let others = rules.filter { $0 != rule }
        if !isSatisfiable(others) { rules = others }
      }
    }
    guard let broken = LayoutSolver.lastAdded(rules) else { return nil }
    return LayoutConflict(rules: rules, broken: broken, isMinimal: isFiltered)
  }

  private static func lastAdded(_ rules: [LayoutRule]) -> LayoutRule? {
    let constraint = rules.last { if case .constraint = $0 { true } else { false } }
    return constraint ?? rules.last { if case .length = $0 { false } else { true } }
  }

  // MARK: Certificate

  /// The rules with a weight in a sum of rows in which all variables cancel out and a contradiction is left (Farkas).
  private func certificate(of origin: ConflictOrigin) -> [LayoutRule] {
    var certificate = Certificate(rows: program.source.rows.count, variables: offsets.count)
    switch origin {
    case .row(let row): certificate.add(1, row, program.source.rows)
    case .length(let variable): certificate.add(1, length: variable)
    case .block(let block): addBlock(block, to: &certificate)
    }
    program.elimination.adjoint(certificate.variables, addingTo: &certificate.rows)
    let least = 1e-9 * certificate.rows.reduce(1e-9) { max($0, abs($1)) }
    var rules = certificate.rows.indices.filter { abs(certificate.rows[$0]) > least }.map(rule(ofRow:))
    rules += certificate.lengths.map { .length(LayoutItem.ID(index: Variable.item($0)), Variable.axis($0)) }
    return rules
  }

  private func addBlock(_ index: Int, to certificate: inout Certificate) {
    let weights = requiredWeights(index)
    let name = Int32(truncatingIfNeeded: index)
    for (row, place) in program.rowPlaces.enumerated() where place.block == name {
      let weight = weights[Int(place.quantity)]
      if weight != 0 { certificate.add(weight, row, program.source.rows) }
    }
    for (variable, place) in program.variablePlaces.enumerated() where place.block == name {
      let weight = weights[Int(place.quantity)]
      if weight != 0 { certificate.add(weight, length: variable) }
    }
  }

  /// The weight of each quantity in the sum of what a block's required rows are off by.
  private func requiredWeights(_ index: Int) -> [Double] {
    let block = program.blocks[index]
    let members = program.lists.requiredMembers(of: block)
    var copy = tableau
    return copy.withKernel(block, tolerance: tolerance) { kernel in
      members.withUnsafeBufferPointer { kernel.requiredWeights($0) }
    }
  }

  func rule(ofRow row: Int) -> LayoutRule {
    let source = program.source
    guard row >= source.constraintCount else { return .constraint(row) }
    let variable = Int(source.lengthVariable(ofRow: row))
    let (item, axis) = (LayoutItem.ID(index: Variable.item(variable)), Variable.axis(variable))
    if source.lengthRows.contains(row) { return .length(item, axis) }
    return source.rows.below[row] == 0 ? .compressionResistance(item, axis) : .hugging(item, axis)
  }
}

/// Weights of rows and of variables in a sum.
private struct Certificate {
  var rows: [Double]
  var variables: [Double]
  var lengths: [Int] = []

  init(rows: Int, variables: Int) {
    self.rows = [Double](repeating: 0, count: rows)
    self.variables = [Double](repeating: 0, count: variables)
  }

  mutating func add(_ weight: Double, _ row: Int, _ source: LinearRows) {
    rows[row] += weight
    for term in source.terms(row) {
      variables[Int(source.variables[term])] += weight * source.coefficients[term]
    }
  }

  mutating func add(_ weight: Double, length variable: Int) {
    variables[variable] += weight
    lengths.append(variable)
  }
}

extension LevelLists {
  func requiredMembers(of block: TableauBlock) -> [Int32] {
    guard let first = block.levels.first, levels[first] == 0 else { return [] }
    return Array(quantities[members[first]])
  }
}

extension TableauKernel {
  func requiredWeights(_ members: UnsafeBufferPointer<Int32>) -> [Double] {
    var weights = [Double](repeating: 0, count: rows + columns)
    computeGradient(0, members)
    for member in members {
      let quantity = Int(member)
      if place[quantity] >= 0 { weights[quantity] = slope(quantity, 0) }
    }
    for column in 0..<columns where abs(gradient[column]) > TableauKernel.costTolerance {
      weights[Int(nonbasic[column])] = -gradient[column]
    }
    return weights
  }
}
