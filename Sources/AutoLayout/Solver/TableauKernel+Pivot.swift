// The exchange of a row and a column.

extension TableauKernel {
  /// Puts a row's quantity at 0 in the place of a column's.
  func pivot(_ index: Int, _ move: Move, _ level: Int32, value: Double) {
    let column = move.column
    let leaving = Int(basic[index])
    let entering = Int(nonbasic[column])
    addToGradient(-slope(leaving, level), index)
    solve(index, for: column)
    basic[index] = Int32(truncatingIfNeeded: entering)
    nonbasic[column] = Int32(truncatingIfNeeded: leaving)
    place[entering] = Int32(truncatingIfNeeded: index)
    place[leaving] = -1 - Int32(truncatingIfNeeded: column)
    values[index] = value
    side[entering] = move.direction > 0 ? 1 : -1
    addToGradient(slope(entering, level), index)
    // It may go back where it came from; beyond its kink only where that costs nothing that is settled.
    let back: Int32 = side[leaving] > 0 ? 1 : 2
    open[column] = min(above[leaving], below[leaving]) >= level ? 3 : back
  }

  /// Exchanges a row and a column in the cells and the gradient.
  private func solve(_ index: Int, for column: Int) {
    let own = row(index)
    let inverse = 1 / own[column]
    var count = 0
    for other in 0..<columns where own[other] != 0 && other != column {
      own[other] *= -inverse
      support[count] = Int32(truncatingIfNeeded: other)
      count += 1
    }
    own[column] = inverse
    let isSparse = 2 * count < columns
    for other in 0..<rows where other != index && cells[other * columns + column] != 0 {
      if isSparse {
        eliminate(column, from: row(other), own, support: count)
      } else {
        eliminate(column, from: row(other), own)
      }
    }
    eliminate(column, from: gradient, own)
  }

  private func eliminate(
    _ column: Int, from target: UnsafeMutablePointer<Double>, _ own: UnsafeMutablePointer<Double>
  ) {
    let factor = target[column]
    target[column] = 0
    for other in 0..<columns {
      let sum = target[other] + factor * own[other]
      target[other] = abs(sum) < TableauKernel.leastCell ? 0 : sum
    }
  }

  /// The same where most of the row is 0.
  private func eliminate(
    _ column: Int, from target: UnsafeMutablePointer<Double>, _ own: UnsafeMutablePointer<Double>,
    support count: Int
  ) {
    let factor = target[column]
    target[column] = factor * own[column]
    for index in 0..<count {
      let other = Int(support[index])
      let sum = target[other] + factor * own[other]
      target[other] = abs(sum) < TableauKernel.leastCell ? 0 : sum
    }
  }
}
