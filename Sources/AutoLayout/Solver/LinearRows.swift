/// Linear forms in one flat store: `value = sum of coefficient * variable - constant`, with what a value off 0 costs.
///
/// Every rule of a layout is such a row: an equation costs on both sides of 0, an inequality on one, an intrinsic size
/// above 0 at its hugging and below at its compression resistance. Levels count from 0, which is required.
struct LinearRows: Sendable {
  /// The level of a side that costs nothing.
  static let free = Int32.max

  /// Rows from here on are never eliminated: an intrinsic size can go away.
  var equationEnd = Int.max
  private(set) var starts = [0]
  private(set) var variables: [Int32] = []
  private(set) var coefficients: [Double] = []
  private(set) var above: [Int32] = []
  private(set) var below: [Int32] = []
  /// Of the row that is being written: where it begins, and whether terms of it may have cancelled out.
  private var rowStart = 0
  private var hasCancelled = false

  var count: Int { above.count }
  func terms(_ row: Int) -> Range<Int> { starts[row]..<starts[row + 1] }
  /// A required equation, to be eliminated.
  func isRequiredEquation(_ row: Int) -> Bool { above[row] == 0 && below[row] == 0 && row < equationEnd }
  func isFree(_ row: Int) -> Bool { above[row] == LinearRows.free && below[row] == LinearRows.free }

  mutating func reserve(_ rows: Int) {
    starts.reserveCapacity(rows + 1)
    above.reserveCapacity(rows)
    below.reserveCapacity(rows)
    variables.reserveCapacity(4 * rows)
    coefficients.reserveCapacity(4 * rows)
  }

  /// Adds to the row that is being written; terms of one variable are summed.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    guard coefficient != 0 else { return }
    let name = Int32(truncatingIfNeeded: variable)
    for index in rowStart..<variables.count where variables[index] == name {
      coefficients[index] += coefficient
      hasCancelled = hasCancelled || coefficients[index] == 0
      return
    }
    variables.append(name)
    coefficients.append(coefficient)
  }

  /// Ends the row; terms that cancelled out are dropped.
  mutating func endRow(above: Int32, below: Int32) {
    if hasCancelled { dropCancelled() }
    rowStart = variables.count
    starts.append(rowStart)
    self.above.append(above)
    self.below.append(below)
  }

  private mutating func dropCancelled() {
    for index in (rowStart..<variables.count).reversed() where coefficients[index] == 0 {
      variables.remove(at: index)
      coefficients.remove(at: index)
    }
    hasCancelled = false
  }
}
