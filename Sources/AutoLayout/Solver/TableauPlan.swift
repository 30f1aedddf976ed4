import Graphics

/// The layout of a tableau: which rows and free variables make up which block, and where each stands.
struct TableauPlan {
  private(set) var blocks: [TableauBlock] = []
  private(set) var lists: LevelLists
  private(set) var rowPlaces: [LayoutProgram.Place]
  private(set) var variablePlaces: [LayoutProgram.Place]
  private(set) var fixedRows: [Int32] = []
  private(set) var limit: LayoutLimit?
  private var reduced: ReducedRows

  init(_ rows: LinearRows, _ elimination: Elimination) {
    let variableCount = elimination.definitions.count
    reduced = ReducedRows(variableCount: variableCount)
    rowPlaces = [LayoutProgram.Place](repeating: LayoutProgram.Place(), count: rows.count)
    variablePlaces = [LayoutProgram.Place](repeating: LayoutProgram.Place(), count: variableCount)
    lists = LevelLists(&blocks, [], levelCount: 0)
    for row in 0..<rows.count {
      let isNeeded = !rows.isRequiredEquation(row) && !rows.isFree(row)
      reduced.add(row, of: rows, elimination, isNeeded: isNeeded)
      guard isNeeded, reduced.terms(row).isEmpty else { continue }
      if min(rows.above[row], rows.below[row]) == 0 { fixedRows.append(Int32(truncatingIfNeeded: row)) }
    }
    placeVariables(rows)
    placeRows(rows)
    measure()
    lists = LevelLists(&blocks, triples(rows), levelCount: 1 + greatestLevel(rows))
  }

  private func greatestLevel(_ rows: LinearRows) -> Int {
    var greatest: Int32 = 0
    for levels in [rows.above, rows.below] {
      for level in levels where level != LinearRows.free { greatest = max(greatest, level) }
    }
    return Int(greatest)
  }

  /// Numbers the parts in the order of their first variable, and the columns in each.
  private mutating func placeVariables(_ rows: LinearRows) {
    var isUsed = [Bool](repeating: false, count: variablePlaces.count)
    for variable in reduced.variables { isUsed[Int(variable)] = true }
    for variable in variablePlaces.indices where isUsed[variable] {
      let root = reduced.representative(variable)
      if variablePlaces[root].block < 0 {
        variablePlaces[root].block = Int32(truncatingIfNeeded: blocks.count)
        blocks.append(TableauBlock())
      }
      let block = Int(variablePlaces[root].block)
      variablePlaces[variable] = LayoutProgram.Place(
        block: Int32(truncatingIfNeeded: block), quantity: Int32(truncatingIfNeeded: blocks[block].columns))
      blocks[block].columns += 1
      blocks[block].axes |= TableauPlan.bit(variable)
    }
  }

  private mutating func placeRows(_ rows: LinearRows) {
    for row in rowPlaces.indices where !reduced.terms(row).isEmpty {
      let block = Int(variablePlaces[Int(reduced.variables[reduced.terms(row).lowerBound])].block)
      rowPlaces[row] = LayoutProgram.Place(
        block: Int32(truncatingIfNeeded: block),
        quantity: Int32(truncatingIfNeeded: blocks[block].columns + blocks[block].rows))
      blocks[block].rows += 1
      // A height that follows a width makes the width's block one of the vertical axis too.
      for term in rows.terms(row) { blocks[block].axes |= TableauPlan.bit(Int(rows.variables[term])) }
    }
  }

  private static func bit(_ variable: Int) -> UInt8 { 1 << UInt8(Variable.axis(variable).rawValue) }

  private mutating func measure() {
    var (numbers, marks) = (0, 0)
    for index in blocks.indices {
      blocks[index].numbers = numbers
      blocks[index].marks = marks
      let (cells, isOverflow) = blocks[index].rows.multipliedReportingOverflow(by: blocks[index].columns)
      guard !isOverflow, numbers + cells <= LayoutLimit.greatestCellCount else {
        limit = .size
        return
      }
      numbers += blocks[index].numberCount
      marks += blocks[index].markCount
    }
  }

  private func triples(_ rows: LinearRows) -> [(block: Int32, level: Int32, quantity: Int32)] {
    var triples: [(block: Int32, level: Int32, quantity: Int32)] = []
    triples.reserveCapacity(2 * rows.count)
    for (variable, place) in variablePlaces.enumerated() where place.block >= 0 && Variable.isLength(variable)
    {
      triples.append((place.block, 0, place.quantity))
    }
    for (row, place) in rowPlaces.enumerated() where place.block >= 0 {
      let (above, below) = (rows.above[row], rows.below[row])
      if above != LinearRows.free { triples.append((place.block, above, place.quantity)) }
      if below != LinearRows.free, below != above { triples.append((place.block, below, place.quantity)) }
    }
    return triples
  }

  /// The tableau with every free variable at 0 and every row's constant 0.
  mutating func tableau(_ rows: LinearRows) -> Tableau {
    let last = blocks.last ?? TableauBlock()
    var tableau = Tableau(
      numberCount: last.numbers + last.numberCount, markCount: last.marks + last.markCount)
    for block in blocks { tableau.withKernel(block, tolerance: 0) { $0.clear() } }
    for (variable, place) in variablePlaces.enumerated() where place.block >= 0 && Variable.isLength(variable)
    {
      tableau.setLevels(
        Int(place.quantity), above: LinearRows.free, below: 0, in: blocks[Int(place.block)])
    }
    for (row, place) in rowPlaces.enumerated() where place.block >= 0 {
      let block = blocks[Int(place.block)]
      tableau.setLevels(Int(place.quantity), above: rows.above[row], below: rows.below[row], in: block)
      for term in reduced.terms(row) {
        tableau.setCell(
          Int(place.quantity) - block.columns, Int(variablePlaces[Int(reduced.variables[term])].quantity),
          reduced.coefficients[term], in: block)
      }
    }
    return tableau
  }
}

extension TableauKernel {
  /// Every column a free variable that costs nothing, every row a quantity on the upper side.
  func clear() {
    for column in 0..<columns {
      nonbasic[column] = Int32(truncatingIfNeeded: column)
      place[column] = -1 - Int32(truncatingIfNeeded: column)
    }
    for row in 0..<rows {
      basic[row] = Int32(truncatingIfNeeded: columns + row)
      place[columns + row] = Int32(truncatingIfNeeded: row)
    }
    for quantity in 0..<(rows + columns) {
      side[quantity] = 1
      above[quantity] = LinearRows.free
      below[quantity] = LinearRows.free
    }
  }
}
