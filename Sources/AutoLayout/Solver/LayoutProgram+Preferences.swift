extension LayoutProgram {
  /// What settles a block where its best solutions are many: the least lengths, the last item's first, then the least
  /// places. So the first of equal views in a stack grows, and the last one shrinks.
  func preferences(in block: Int) -> [Int32] {
    let name = Int32(truncatingIfNeeded: block)
    var preferences: [Int32] = []
    var lengths: [(variable: Int32, quantity: Int32)] = []
    for (variable, place) in variablePlaces.enumerated() where place.block == name {
      if Variable.isLength(variable) {
        lengths.append((Int32(truncatingIfNeeded: variable), place.quantity))
      } else {
        preferences.append(place.quantity)
      }
    }
    for row in source.lengthRows where rowPlaces[row].block == name {
      lengths.append((source.lengthVariable(ofRow: row), rowPlaces[row].quantity))
    }
    lengths.sort { $0.variable > $1.variable }
    return lengths.map(\.quantity) + preferences
  }
}

extension SystemRows {
  /// The rows that keep a dependent length from being negative.
  var lengthRows: Range<Int> { (constraintCount + intrinsicCount)..<rows.count }
  private var intrinsicCount: Int { intrinsicRows.count { $0 >= 0 } }

  /// The length that a row behind the constraints' compares.
  func lengthVariable(ofRow row: Int) -> Int32 { lengths[row - constraintCount] }
}
