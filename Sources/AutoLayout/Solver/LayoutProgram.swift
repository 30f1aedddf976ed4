import Graphics

/// A system compiled: what does not change when constants and intrinsic sizes do. Shared by all copies of a solver.
final class LayoutProgram: Sendable {
  /// Where a row or a free variable is in the tableau; block -1 where no block has it.
  struct Place: Sendable {
    var block: Int32 = -1
    var quantity: Int32 = -1
  }

  let source: SystemRows
  let elimination: Elimination
  let blocks: [TableauBlock]
  let lists: LevelLists
  let rowPlaces: [Place]
  let variablePlaces: [Place]
  /// Rows that required equations determine wholly and that cost at level 0, and lengths likewise.
  let fixedRows: [Int32]
  let fixedLengths: [Int32]
  /// Equations that say what others say already.
  let checks: [Int32]
  /// All rows at their constants of 0.
  let tableau: Tableau
  let limit: LayoutLimit?

  init(_ system: LayoutSystem, isActive: [Bool]) {
    var source = SystemRows(system, isActive: isActive)
    elimination = Elimination(
      source.rows, variableCount: 4 * system.items.count, rank: LayoutProgram.rank(system),
      fixed: LayoutProgram.roots(system))
    checks = elimination.steps.filter { $0.variable < 0 }.map(\.row)
    fixedLengths = LayoutProgram.addLengths(to: &source, system, elimination)
    self.source = source
    var plan = TableauPlan(source.rows, elimination)
    blocks = plan.blocks
    lists = plan.lists
    rowPlaces = plan.rowPlaces
    variablePlaces = plan.variablePlaces
    fixedRows = plan.fixedRows
    limit = elimination.limit ?? plan.limit
    tableau = limit == nil ? plan.tableau(source.rows) : Tableau(numberCount: 0, markCount: 0)
  }

  /// Places are eliminated before lengths, lengths that content asks for last: rows stay short.
  private static func rank(_ system: LayoutSystem) -> [Int8] {
    var rank: [Int8] = []
    rank.reserveCapacity(4 * system.items.count)
    for item in system.items {
      for axis in LayoutAxis.allCases {
        rank.append(2)
        rank.append(item.intrinsicSize[axis] == nil ? 1 : 0)
      }
    }
    return rank
  }

  /// A root's frame begins at 0, 0.
  private static func roots(_ system: LayoutSystem) -> [(variable: Int, value: Double)] {
    var roots: [(variable: Int, value: Double)] = []
    for (index, item) in system.items.enumerated() where item.parent == nil {
      roots.append((Variable.origin(index, .horizontal), item.alignmentInsets.left))
      roots.append((Variable.origin(index, .vertical), item.alignmentInsets.top))
    }
    return roots
  }

  /// Lengths that depend on others get a row, since they may not be negative either; gives those that are constant.
  private static func addLengths(
    to source: inout SystemRows, _ system: LayoutSystem, _ elimination: Elimination
  ) -> [Int32] {
    var fixed: [Int32] = []
    for item in system.items.indices {
      for axis in LayoutAxis.allCases {
        let variable = Variable.length(item, axis)
        guard elimination.definitions[variable] >= 0 else { continue }
        if elimination.solutions[variable].isEmpty {
          fixed.append(Int32(truncatingIfNeeded: variable))
        } else {
          source.addLength(variable, constant: 0, above: LinearRows.free, below: 0)
        }
      }
    }
    return fixed
  }
}
