/// A sum of terms that is written in any order and read by variable.
struct SparseSum {
  private(set) var values: [Double]
  private(set) var touched: [Int32] = []
  private var isTouched: [Bool]

  init(count: Int) {
    values = [Double](repeating: 0, count: count)
    isTouched = [Bool](repeating: false, count: count)
  }

  mutating func clear() {
    for variable in touched {
      values[Int(variable)] = 0
      isTouched[Int(variable)] = false
    }
    touched.removeAll(keepingCapacity: true)
  }

  /// Adds a term; what is left of a cancellation is taken for nothing.
  mutating func add(_ coefficient: Double, _ variable: Int) {
    let before = values[variable]
    let sum = before + coefficient
    values[variable] = abs(sum) <= 1e-12 * abs(before) ? 0 : sum
    guard !isTouched[variable] else { return }
    isTouched[variable] = true
    touched.append(Int32(truncatingIfNeeded: variable))
  }

  /// Removes a term.
  mutating func take(_ variable: Int) -> Double {
    defer { values[variable] = 0 }
    return values[variable]
  }
}
