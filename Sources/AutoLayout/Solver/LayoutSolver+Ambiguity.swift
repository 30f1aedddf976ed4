import Graphics

extension LayoutSolver {
  /// In points: solutions nearer to each other are one.
  private static let leastDifference = 0.01
  /// How far an item goes that nothing holds.
  private static let freeDistance = 10.0
  /// So many items are moved to see whether they can; what moves along is found too.
  private static let greatestMoveCount = 512

  /// Where a solved layout has more than one solution; worked out when asked for.
  package func ambiguity() -> LayoutAmbiguity {
    var ambiguity = LayoutAmbiguity()
    guard program.limit == nil else { return ambiguity }
    let taken = system.items.indices.map { frame(of: LayoutItem.ID(index: $0)) }
    let faces = openFaces()
    var moves = 0
    for item in system.items.indices {
      for axis in LayoutAxis.allCases {
        if let known = ambiguity.solutions.firstIndex(where: { differs($0[item], taken[item], axis) }) {
          ambiguity.places.append(.init(item: LayoutItem.ID(index: item), axis: axis, solution: known))
          continue
        }
        guard moves < LayoutSolver.greatestMoveCount else { return ambiguity }
        for form in forms(of: item, axis) {
          guard let other = alternative(form, item, axis, taken, faces, &moves) else { continue }
          ambiguity.places.append(
            .init(item: LayoutItem.ID(index: item), axis: axis, solution: ambiguity.solutions.count))
          ambiguity.solutions.append(other)
          break
        }
      }
    }
    return ambiguity
  }

  private func differs(_ one: Rect, _ other: Rect, _ axis: LayoutAxis) -> Bool {
    let (origin, length) =
      axis == .horizontal
      ? (one.x - other.x, one.width - other.width) : (one.y - other.y, one.height - other.height)
    return max(abs(origin), abs(length)) > LayoutSolver.leastDifference
  }

  /// The layout before preferences settled it, with its open directions.
  private struct OpenFaces {
    var tableau: Tableau
    var blocks: Set<Int> = []
  }

  private func openFaces() -> OpenFaces {
    var faces = OpenFaces(tableau: tableau)
    for (index, block) in program.blocks.enumerated() where outcomes[index] == .ambiguous {
      let outcome = faces.tableau.withKernel(block, tolerance: tolerance) { kernel in
        var budget = LayoutLimit.stepCount(block)
        return kernel.solve(levels: block.levels, program.lists, &budget)
      }
      if outcome == .ambiguous { faces.blocks.insert(index) }
    }
    return faces
  }

  /// An item's length, and its origin in its parent, as sums of variables.
  private func forms(of item: Int, _ axis: LayoutAxis) -> [[(variable: Int, factor: Double)]] {
    let origin = Variable.origin(item, axis)
    let length = [(variable: Variable.length(item, axis), factor: 1.0)]
    guard let parent = system.items[item].parent else { return [length] }
    return [length, [(origin, 1), (Variable.origin(parent.index, axis), -1)]]
  }

  /// The frames with a form as great or as small as can be, where that is elsewhere for the item.
  private func alternative(
    _ form: [(variable: Int, factor: Double)], _ item: Int, _ axis: LayoutAxis, _ taken: [Rect],
    _ faces: OpenFaces, _ moves: inout Int
  ) -> [Rect]? {
    var cost = freeForm(form)
    for _ in 0..<2 {
      if let values = freeValues(minimizing: cost, faces, &moves) {
        let frames = system.items.indices.map { frame(of: $0, values) }
        if differs(frames[item], taken[item], axis) { return frames }
      }
      cost = cost.mapValues { -$0 }
    }
    return nil
  }

  /// A form in free variables alone.
  private func freeForm(_ form: [(variable: Int, factor: Double)]) -> [Int: Double] {
    let elimination = program.elimination
    var sum: [Int: Double] = [:]
    for (variable, factor) in form {
      guard elimination.definitions[variable] >= 0 else {
        sum[variable, default: 0] += factor
        continue
      }
      for term in elimination.solutions[variable] {
        sum[Int(elimination.termVariables[term]), default: 0] += factor * elimination.termCoefficients[term]
      }
    }
    return sum.filter { abs($0.value) > 1e-12 }
  }

  /// The free variables' values with the least cost among the best solutions; nil where nothing moves.
  private func freeValues(
    minimizing cost: [Int: Double], _ faces: OpenFaces, _ moves: inout Int
  ) -> [Double]? {
    var values = offsets.indices.map { program.elimination.definitions[$0] < 0 ? value($0) : 0 }
    var isMoved = false
    for (variable, factor) in cost where program.variablePlaces[variable].block < 0 {
      // Nothing speaks of it: a length can only grow.
      values[variable] =
        Variable.isLength(variable) ? LayoutSolver.freeDistance : -factor * LayoutSolver.freeDistance
      isMoved = true
    }
    let blocks = Set(cost.keys.map { Int(program.variablePlaces[$0].block) }).sorted()
    for index in blocks where index >= 0 {
      guard faces.blocks.contains(index) else { continue }
      var face = faces.tableau
      var costs = [Double](repeating: 0, count: program.blocks[index].columns)
      for (variable, factor) in cost where Int(program.variablePlaces[variable].block) == index {
        costs[Int(program.variablePlaces[variable].quantity)] = factor
      }
      let found = face.withKernel(program.blocks[index], tolerance: tolerance) {
        $0.minimize(costs, freeDistance: LayoutSolver.freeDistance)
      }
      guard let found else { continue }
      moves += 1
      isMoved = true
      for (variable, place) in program.variablePlaces.enumerated() where Int(place.block) == index {
        values[variable] = found[Int(place.quantity)]
      }
    }
    return isMoved ? values : nil
  }

  private func frame(of item: Int, _ free: [Double]) -> Rect {
    let own = absoluteFrame(of: item) { value($0, free) }
    guard let parent = system.items[item].parent else { return own }
    let origin = absoluteFrame(of: parent.index) { value($0, free) }.origin
    return Rect(x: own.x - origin.x, y: own.y - origin.y, width: own.width, height: own.height)
  }

  private func value(_ variable: Int, _ free: [Double]) -> Double {
    let elimination = program.elimination
    guard elimination.definitions[variable] >= 0 else { return free[variable] }
    return elimination.solutions[variable].reduce(offsets[variable]) {
      $0 + elimination.termCoefficients[$1] * free[Int(elimination.termVariables[$1])]
    }
  }
}

extension TableauKernel {
  /// The free variables' values with the least cost that what is open allows; nil where nothing open has a cost.
  func minimize(_ costs: [Double], freeDistance: Double) -> [Double]? {
    let level = TableauKernel.firstPreference
    for column in 0..<columns { gradient[column] = 0 }
    for (quantity, cost) in costs.enumerated() where cost != 0 {
      let place = Int(place[quantity])
      if place < 0 {
        gradient[-1 - place] += cost
      } else {
        for column in 0..<columns { gradient[column] += cost * row(place)[column] }
      }
    }
    guard (0..<columns).contains(where: { open[$0] != 0 && abs(gradient[$0]) > TableauKernel.costTolerance })
    else { return nil }
    var budget = 64 * (rows + columns) + 1024
    var moved = [Double](repeating: 0, count: rows + columns)
    while budget > 0, let move = nextMove(level, careful: budget < 32 * (rows + columns)) {
      budget -= 1
      if advance(move, level, careful: budget < 32 * (rows + columns)) != nil { continue }
      // Nothing stops it: it goes a little way, to be seen elsewhere.
      for index in 0..<rows {
        moved[Int(basic[index])] = freeDistance * move.direction * row(index)[move.column]
      }
      moved[Int(nonbasic[move.column])] = freeDistance * move.direction
      break
    }
    return costs.indices.map { value($0) + moved[$0] }
  }
}
