/// The numbers of all blocks of a layout in two flat stores, so that a copy is two copies of memory.
struct Tableau: Sendable {
  enum Outcome: Sendable {
    case unique
    /// Settled by preference among equally good solutions.
    case ambiguous
    /// A required row is off 0 in the best of cases.
    case infeasible
    case exhausted
    /// Values grew beyond what can be calculated with.
    case overflown
  }

  private var numbers: [Double]
  private var marks: [Int32]

  init(numberCount: Int, markCount: Int) {
    numbers = [Double](repeating: 0, count: numberCount)
    marks = [Int32](repeating: 0, count: markCount)
  }

  /// Lends a block to a body that may write; no pointer leaves it.
  mutating func withKernel<Result>(
    _ block: TableauBlock, tolerance: Double, _ body: (TableauKernel) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: block.columns + block.rows + 1) { scratch in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: block.rows + block.columns + 1) { candidates in
        numbers.withUnsafeMutableBufferPointer { numbers in
          marks.withUnsafeMutableBufferPointer { marks in
            // The base addresses are there: a block has a column and a row, so no store is empty.
            body(
              TableauKernel(
                block, numbers: numbers.baseAddress! + block.numbers, marks: marks.baseAddress! + block.marks,
                scratch: scratch.baseAddress!, candidates: candidates.baseAddress!, tolerance: tolerance))
          }
        }
      }
    }
  }

  /// The value of a quantity.
  func value(_ quantity: Int, in block: TableauBlock) -> Double {
    let place = Int(marks[block.marks + block.rows + 2 * block.columns + quantity])
    return place >= 0 ? numbers[block.numbers + block.rows * block.columns + place] : 0
  }

  /// Moves a quantity's 0: what its value was is so much more now.
  mutating func shift(_ quantity: Int, by distance: Double, in block: TableauBlock) {
    let place = Int(marks[block.marks + block.rows + 2 * block.columns + quantity])
    let values = block.numbers + block.rows * block.columns
    if place >= 0 {
      numbers[values + place] += distance
      return
    }
    let column = -1 - place
    for row in 0..<block.rows {
      numbers[values + row] -= distance * numbers[block.numbers + row * block.columns + column]
    }
  }

  /// Sets the levels at which a quantity costs above and below 0.
  mutating func setLevels(_ quantity: Int, above: Int32, below: Int32, in block: TableauBlock) {
    let start = block.marks + block.rows + 2 * block.columns + 2 * block.quantities + quantity
    marks[start] = above
    marks[start + block.quantities] = below
  }

  /// Sets a cell of the tableau as it is at the start.
  mutating func setCell(_ row: Int, _ column: Int, _ value: Double, in block: TableauBlock) {
    numbers[block.numbers + row * block.columns + column] = value
  }

  /// Finds a block's best values, level by level.
  ///
  /// `preferences` gives the quantities that settle what all levels leave open: the first is made least, then the next.
  mutating func solve(
    _ block: TableauBlock, _ lists: LevelLists, tolerance: Double, preferences: () -> [Int32]
  ) -> Outcome {
    withKernel(block, tolerance: tolerance) { kernel in
      var budget = LayoutLimit.stepCount(block)
      var outcome = kernel.solve(levels: block.levels, lists, &budget)
      if outcome == .ambiguous, !kernel.settle(preferences(), &budget) { outcome = .exhausted }
      return kernel.isOverflown ? .overflown : outcome
    }
  }
}

extension TableauKernel {
  /// How far a required row may be off before layout is contradictory, in points: far below a pixel.
  static let conflictTolerance = 1e-4
  /// Behind every level of a system.
  static let firstPreference = Int32.max - 1 - (1 << 24)

  init(
    _ block: TableauBlock, numbers: UnsafeMutablePointer<Double>, marks: UnsafeMutablePointer<Int32>,
    scratch: UnsafeMutablePointer<Double>, candidates: UnsafeMutablePointer<Int32>, tolerance: Double
  ) {
    columns = block.columns
    rows = block.rows
    cells = numbers
    values = numbers + block.rows * block.columns
    basic = marks
    nonbasic = basic + block.rows
    open = nonbasic + block.columns
    place = open + block.columns
    side = place + block.quantities
    above = side + block.quantities
    below = above + block.quantities
    gradient = scratch
    steps = scratch + block.columns
    self.candidates = candidates
    support = candidates + block.rows
    self.tolerance = tolerance
  }

  /// Solves level by level until nothing is open.
  func solve(levels: Range<Int>, _ lists: LevelLists, _ budget: inout Int) -> Tableau.Outcome {
    open()
    return lists.quantities.withUnsafeBufferPointer { quantities in
      // Where required rows contradict each other their error is made least, and layout goes on.
      var isContradictory = false
      for index in levels {
        let level = lists.levels[index]
        let members = UnsafeBufferPointer(rebasing: quantities[lists.members[index]])
        guard minimize(level: level, members: members, budget: &budget) else { return .exhausted }
        if level == 0 { isContradictory = isInfeasible(members) }
        if !close(level) { return isContradictory ? .infeasible : .unique }
      }
      return isContradictory ? .infeasible : .ambiguous
    }
  }

  private func isInfeasible(_ members: UnsafeBufferPointer<Int32>) -> Bool {
    members.contains { violation(Int($0)) != 0 }
  }

  var isOverflown: Bool {
    (0..<rows).contains { !(abs(values[$0]) <= LayoutLimit.greatestValue) }
  }

  /// How far a quantity is on a side that is forbidden: with its sign, 0 where it is not.
  func violation(_ quantity: Int) -> Double {
    let value = value(quantity)
    let isForbidden = value > 0 ? above[quantity] == 0 : below[quantity] == 0
    return isForbidden && abs(value) > max(TableauKernel.conflictTolerance, tolerance) ? value : 0
  }

  /// Makes one quantity after the other as near to 0 as what is open allows.
  func settle(_ preferences: [Int32], _ budget: inout Int) -> Bool {
    var level = TableauKernel.firstPreference
    var lent: [(quantity: Int, above: Int32, below: Int32)] = []
    defer {
      for (quantity, above, below) in lent {
        self.above[quantity] = above
        self.below[quantity] = below
      }
    }
    for preference in preferences {
      let quantity = Int(preference)
      lent.append((quantity, above[quantity], below[quantity]))
      if above[quantity] == LinearRows.free { above[quantity] = level }
      if below[quantity] == LinearRows.free { below[quantity] = level }
      let isFound = withUnsafePointer(to: preference) { pointer in
        minimize(level: level, members: UnsafeBufferPointer(start: pointer, count: 1), budget: &budget)
      }
      guard isFound else { return false }
      if !close(level) { return true }
      level += 1
    }
    return true
  }
}
