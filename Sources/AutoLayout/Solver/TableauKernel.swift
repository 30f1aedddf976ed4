/// The simplex method on one block, for costs that are linear on each side of 0, level by level.
///
/// Every quantity has one kink, at 0, so it either stands there (a column) or is off it (a row). A level is minimised by
/// moving one column off 0 at a time, across kinks while that still pays, until it stands at the one where it no longer
/// does. What a level has settled stays: the directions that would cost there are closed to later levels, and a kink
/// that costs there is not crossed. So each level is solved on the exact set of the best solutions of those before it.
///
/// It works on pointers into its owner's stores, which outlive it: `Tableau.withKernel` is the one place that makes it.
struct TableauKernel {
  let columns: Int
  let rows: Int
  let cells: UnsafeMutablePointer<Double>
  let values: UnsafeMutablePointer<Double>
  /// The quantity of each row, and of each column.
  let basic: UnsafeMutablePointer<Int32>
  let nonbasic: UnsafeMutablePointer<Int32>
  /// Bits by column: 1 it may still rise from 0, 2 it may still fall.
  let open: UnsafeMutablePointer<Int32>
  /// By quantity: its row, or -1 - its column.
  let place: UnsafeMutablePointer<Int32>
  /// By quantity: 1 or -1, the side of 0 where it is, or would be if it were not exactly there.
  let side: UnsafeMutablePointer<Int32>
  /// By quantity: the level at which it costs to be on that side.
  let above: UnsafeMutablePointer<Int32>
  let below: UnsafeMutablePointer<Int32>
  /// The cost of the current level by column.
  let gradient: UnsafeMutablePointer<Double>
  let steps: UnsafeMutablePointer<Double>
  let candidates: UnsafeMutablePointer<Int32>
  /// The columns of a row that are not 0.
  let support: UnsafeMutablePointer<Int32>
  /// What counts as 0, in points.
  let tolerance: Double

  static let costTolerance = 1e-9
  static let leastPivot = 1e-10
  static let leastCell = 1e-13

  /// A column and where it goes, 1 or -1, with what the level's cost changes by point.
  struct Move {
    var column: Int
    var direction: Double
    var slope: Double
  }

  func row(_ index: Int) -> UnsafeMutablePointer<Double> { cells + index * columns }

  /// The value of a quantity.
  func value(_ quantity: Int) -> Double {
    let place = Int(place[quantity])
    return place >= 0 ? values[place] : 0
  }

  // MARK: Levels

  /// Opens every direction and puts each row on its side of 0.
  func open(_ everything: Int32 = 3) {
    for column in 0..<columns { open[column] = everything }
    for index in 0..<rows {
      let quantity = Int(basic[index])
      if values[index] > tolerance { side[quantity] = 1 }
      if values[index] < -tolerance { side[quantity] = -1 }
    }
  }

  /// Minimises the cost of a level on what is open; `budget` counts steps down. False where it found no end.
  func minimize(level: Int32, members: UnsafeBufferPointer<Int32>, budget: inout Int) -> Bool {
    computeGradient(level, members)
    var stalled = 0
    while let move = nextMove(level, careful: stalled > 2 * (rows + columns) + 16) {
      budget -= 1
      guard budget >= 0 else { return false }
      guard let step = advance(move, level, careful: stalled > 2 * (rows + columns) + 16) else {
        return false
      }
      stalled = step > tolerance ? 0 : stalled + 1
    }
    return true
  }

  /// Closes the directions that cost at a level that is settled; false where all are closed.
  func close(_ level: Int32) -> Bool {
    var isOpen = false
    for column in 0..<columns where open[column] != 0 {
      let quantity = Int(nonbasic[column])
      let cost = gradient[column]
      var bits = open[column]
      if cost + (above[quantity] == level ? 1 : 0) > TableauKernel.costTolerance { bits &= ~1 }
      if -cost + (below[quantity] == level ? 1 : 0) > TableauKernel.costTolerance { bits &= ~2 }
      open[column] = bits
      isOpen = isOpen || bits != 0
    }
    return isOpen
  }

  func computeGradient(_ level: Int32, _ members: UnsafeBufferPointer<Int32>) {
    for column in 0..<columns { gradient[column] = 0 }
    for member in members {
      let quantity = Int(member)
      let index = Int(place[quantity])
      if index >= 0 { addToGradient(slope(quantity, level), index) }
    }
  }

  /// What a quantity costs by point, in the direction in which it grows, on the side where it is.
  func slope(_ quantity: Int, _ level: Int32) -> Double {
    if side[quantity] > 0 { return above[quantity] == level ? 1 : 0 }
    return below[quantity] == level ? -1 : 0
  }

  func addToGradient(_ factor: Double, _ index: Int) {
    guard factor != 0 else { return }
    let cells = row(index)
    for column in 0..<columns { gradient[column] += factor * cells[column] }
  }

  // MARK: Steps

  /// The open direction that pays most; with care the first quantity's that pays (Bland's rule, which cannot cycle).
  func nextMove(_ level: Int32, careful: Bool) -> Move? {
    var best: Move?
    var first = Int32.max
    for column in 0..<columns where open[column] != 0 {
      let quantity = nonbasic[column]
      for (bit, direction) in [(Int32(1), 1.0), (2, -1.0)] where open[column] & bit != 0 {
        let kink = direction > 0 ? above[Int(quantity)] : below[Int(quantity)]
        let slope = direction * gradient[column] + (kink == level ? 1 : 0)
        guard slope < -TableauKernel.costTolerance else { continue }
        if careful ? quantity < first : slope < (best?.slope ?? 0) {
          best = Move(column: column, direction: direction, slope: slope)
          first = quantity
        }
      }
    }
    return best
  }

  /// Moves a column off 0 and gives how far; nil where nothing stops it.
  func advance(_ move: Move, _ level: Int32, careful: Bool) -> Double? {
    var count = collectCandidates(move, level)
    var slope = move.slope
    while count > 0 {
      let next = nearest(count, move.column, careful: careful)
      let index = Int(candidates[next])
      let step = steps[next]
      let quantity = Int(basic[index])
      let kinks = (above[quantity] == level ? 1.0 : 0) + (below[quantity] == level ? 1.0 : 0)
      slope += kinks * abs(row(index)[move.column])
      if careful || min(above[quantity], below[quantity]) < level || slope >= -TableauKernel.costTolerance {
        shift(move, by: step)
        pivot(index, move, level, value: move.direction * step)
        return step
      }
      addToGradient(-Double(side[quantity]) * kinks, index)
      side[quantity] = -side[quantity]
      count -= 1
      candidates[next] = candidates[count]
      steps[next] = steps[count]
    }
    return nil
  }

  /// The rows whose kinks matter now and that go towards them.
  private func collectCandidates(_ move: Move, _ level: Int32) -> Int {
    var count = 0
    for index in 0..<rows {
      let cell = cells[index * columns + move.column]
      guard abs(cell) > TableauKernel.leastPivot else { continue }
      let quantity = Int(basic[index])
      guard above[quantity] <= level || below[quantity] <= level else { continue }
      let nears = (cell * move.direction > 0) != (side[quantity] > 0)
      guard nears else { continue }
      candidates[count] = Int32(truncatingIfNeeded: index)
      steps[count] = max(0, Double(side[quantity]) * values[index]) / abs(cell)
      count += 1
    }
    return count
  }

  /// The candidate that comes first; of equals the largest cell, with care the first quantity.
  private func nearest(_ count: Int, _ column: Int, careful: Bool) -> Int {
    var best = 0
    for index in 1..<max(1, count) {
      if steps[index] < steps[best] {
        best = index
      } else if steps[index] == steps[best] {
        let (one, other) = (Int(candidates[index]), Int(candidates[best]))
        let isBetter =
          careful ? basic[one] < basic[other] : abs(row(one)[column]) > abs(row(other)[column])
        if isBetter { best = index }
      }
    }
    return best
  }

  private func shift(_ move: Move, by step: Double) {
    guard step > 0 else { return }
    let distance = move.direction * step
    for index in 0..<rows {
      let cell = cells[index * columns + move.column]
      guard cell != 0 else { continue }
      values[index] += distance * cell
      let quantity = Int(basic[index])
      if values[index] > tolerance { side[quantity] = 1 }
      if values[index] < -tolerance { side[quantity] = -1 }
    }
  }
}
