/// Near misses: the known name closest to one that is not known.
package enum Suggestion {
  /// The candidate with the least edit distance (transpositions count one), if it is near enough to be a slip:
  /// at most a third of the longer name. Ties go to the first candidate.
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let scalars = Array(candidate.lowercased().unicodeScalars.prefix(64))
      let limit = max(1, max(wanted.count, scalars.count) / 3)
      guard abs(wanted.count - scalars.count) <= limit else { continue }
      let found = distance(wanted, scalars)
      if found <= limit, found < best?.distance ?? .max { best = (candidate, found) }
    }
    return best?.name
  }

  /// `; did you mean "canvas"?`, or nothing where no candidate is near.
  package static func clause(for name: String, among candidates: some Sequence<String>) -> String {
    nearest(to: name, among: candidates).map { "; did you mean \(Quotation.quoted($0))?" } ?? ""
  }

  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in 0..<left.count {
      var current = [row + 1] + last.dropFirst()
      for column in 0..<right.count {
        let change = last[column] + (left[row] == right[column] ? 0 : 1)
        var cost = min(change, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          cost = min(cost, beforeLast[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
