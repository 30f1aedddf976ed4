package import Graphics

/// Finds the frames of a system, and finds them again when constants and intrinsic sizes change.
///
/// Compiling is done once, by `init`; a copy shares it and costs a few kilobytes. A required constraint holds exactly;
/// optional ones are satisfied in the order of their priorities, each priority with the least total error that those
/// above it allow. What all of them leave open is settled by taking lengths, from the last item to the first, then
/// places as small as can be: the frames depend on the numbers alone, not on what was solved before.
///
///     var row = solver                                   // compiled for a template and its traits
///     row.setIntrinsicSize(104.5, of: title, .horizontal)
///     row.solve(.horizontal)
///     row.setIntrinsicSize(height(row.frame(of: title).width), of: title, .vertical)
///     row.solve(.vertical)
package struct LayoutSolver: Sendable {
  /// What it was compiled from; edits leave it as it was.
  package let system: LayoutSystem
  private(set) var program: LayoutProgram
  private(set) var tableau: Tableau
  /// By row: what its form is compared with.
  private(set) var constants: [Double]
  /// By variable: its value where all free variables are 0.
  private(set) var offsets: [Double]
  /// By block: nil where something changed since it was solved.
  private(set) var outcomes: [Tableau.Outcome?]
  private var isActive: [Bool]
  /// Rows of intrinsic sizes that are not there at present.
  private(set) var mutedRows: [Int32] = []
  private var needsOffsets = false
  private var edits = 0
  private(set) var conflicts: [LayoutConflict] = []
  private(set) var scale = 0.0

  /// Past so many edits in place the tableau is made anew, so that errors of rounding cannot add up.
  private static let greatestEditCount = 100_000
  /// So many constraints are broken at most; beyond that required ones are kept with the least total error.
  static let greatestConflictCount = 64

  package init(_ system: LayoutSystem) {
    self.system = system
    isActive = [Bool](repeating: true, count: system.constraints.count)
    program = LayoutProgram(system, isActive: isActive)
    tableau = program.tableau
    constants = program.source.constants
    offsets = [Double](repeating: 0, count: 4 * system.items.count)
    outcomes = [Tableau.Outcome?](repeating: nil, count: program.blocks.count)
    start()
  }

  /// What counts as 0 beside the numbers that are there, in points.
  var tolerance: Double { max(1e-9, 1e-14 * scale) }

  // MARK: Edits

  /// Changes a constraint's constant; false, and nothing is changed, where it cannot be calculated with.
  @discardableResult
  package mutating func setConstant(_ constant: Double, of constraint: Int) -> Bool {
    guard system.constraints.indices.contains(constraint), isActive[constraint] else { return false }
    return setRow(constraint, to: program.source.bases[constraint] + constant)
  }

  /// Changes the size that an item's content asks for; nil while it asks for none.
  ///
  /// False, and nothing is changed, where the item had no such size when it was compiled, or where the number cannot be
  /// calculated with.
  @discardableResult
  package mutating func setIntrinsicSize(_ size: Double?, of item: LayoutItem.ID, _ axis: LayoutAxis) -> Bool
  {
    guard system.items.indices.contains(item.index) else { return false }
    let row = program.source.intrinsicRows[2 * item.index + axis.rawValue]
    guard row >= 0 else { return false }
    if let size, !setRow(Int(row), to: size) { return false }
    if (size == nil) != mutedRows.contains(row) { setMuted(row, size == nil) }
    return true
  }

  private mutating func setRow(_ row: Int, to constant: Double) -> Bool {
    guard abs(constant) <= 4 * LayoutConstraint.greatestConstant else { return false }
    let change = constant - constants[row]
    guard change != 0 else { return true }
    constants[row] = constant
    scale = max(scale, abs(constant))
    if program.source.rows.isRequiredEquation(row) { needsOffsets = true } else { shift(row, by: -change) }
    return true
  }

  private mutating func setMuted(_ row: Int32, _ isMuted: Bool) {
    if isMuted { mutedRows.append(row) } else { mutedRows.removeAll { $0 == row } }
    applyLevels(row, isMuted)
  }

  private mutating func applyLevels(_ row: Int32, _ isMuted: Bool) {
    let place = program.rowPlaces[Int(row)]
    guard place.block >= 0 else { return }
    let rows = program.source.rows
    tableau.setLevels(
      Int(place.quantity), above: isMuted ? LinearRows.free : rows.above[Int(row)],
      below: isMuted ? LinearRows.free : rows.below[Int(row)], in: program.blocks[Int(place.block)])
    outcomes[Int(place.block)] = nil
  }

  private mutating func shift(_ row: Int, by distance: Double) {
    let place = program.rowPlaces[row]
    guard place.block >= 0 else { return }
    tableau.shift(Int(place.quantity), by: distance, in: program.blocks[Int(place.block)])
    outcomes[Int(place.block)] = nil
    edits += 1
  }

  // MARK: Solving

  /// Solves what changed on an axis, or on both.
  ///
  /// A block of constraints that mixes the axes (an aspect ratio) takes part in either. Where required constraints
  /// contradict each other one is broken, and stays so in this solver.
  @discardableResult
  package mutating func solve(_ axis: LayoutAxis? = nil) -> LayoutOutcome {
    if let limit = program.limit { return .refused(limit) }
    if edits > LayoutSolver.greatestEditCount { recompile() }
    if needsOffsets { updateOffsets() }
    while true {
      if offsets.contains(where: { !(abs($0) <= LayoutLimit.greatestValue) }) { return .refused(.overflow) }
      switch solveBlocks(axis) {
      case .solved: return conflicts.isEmpty ? .solved : .unsatisfiable(conflicts)
      case .refused(let limit): return .refused(limit)
      case .conflict(let origin):
        guard conflicts.count < LayoutSolver.greatestConflictCount, let conflict = conflict(at: origin) else {
          return .unsatisfiable(conflicts)
        }
        conflicts.append(conflict)
        abandon(conflict.broken, at: origin)
        if let limit = program.limit { return .refused(limit) }
      }
    }
  }

  private enum Progress {
    case solved
    case refused(LayoutLimit)
    case conflict(ConflictOrigin)
  }

  private mutating func solveBlocks(_ axis: LayoutAxis?) -> Progress {
    var origin = fixedConflict()
    for (index, block) in program.blocks.enumerated() where outcomes[index] == nil {
      if let axis, !block.touches(axis) { continue }
      let outcome = tableau.solve(block, program.lists, tolerance: tolerance) { [program] in
        program.preferences(in: index)
      }
      outcomes[index] = outcome
      if outcome == .exhausted { return .refused(.steps) }
      if outcome == .overflown { return .refused(.overflow) }
    }
    for (index, outcome) in outcomes.enumerated() where origin == nil && outcome == .infeasible {
      if let axis, !program.blocks[index].touches(axis) { continue }
      origin = .block(index)
    }
    return origin.map { .conflict($0) } ?? .solved
  }

  /// A conflict that no free variable takes part in.
  private func fixedConflict() -> ConflictOrigin? {
    let allowed = max(TableauKernel.conflictTolerance, tolerance)
    let rows = program.source.rows
    for row in program.checks where abs(fixedValue(Int(row))) > allowed && counts(Int(row)) {
      return .row(Int(row))
    }
    for row in program.fixedRows where counts(Int(row)) {
      let value = fixedValue(Int(row))
      if abs(value) > allowed, (value > 0 ? rows.above : rows.below)[Int(row)] == 0 { return .row(Int(row)) }
    }
    for variable in program.fixedLengths where offsets[Int(variable)] < -allowed {
      return .length(Int(variable))
    }
    return nil
  }

  /// Whether a row is one of those that layout keeps to at present.
  func counts(_ row: Int) -> Bool {
    if row < program.source.constraintCount { return isActive[row] }
    return mutedRows.isEmpty || !mutedRows.contains(Int32(truncatingIfNeeded: row))
  }

  /// The value of a row where all free variables are 0.
  private func fixedValue(_ row: Int) -> Double {
    let rows = program.source.rows
    var value = -constants[row]
    for term in rows.terms(row) { value += rows.coefficients[term] * offsets[Int(rows.variables[term])] }
    return value
  }

  /// Solves without a rule, as UIKit does when it breaks one.
  private mutating func abandon(_ rule: LayoutRule, at origin: ConflictOrigin) {
    switch rule {
    case .constraint(let index):
      isActive[index] = false
      // It determined nothing, so nothing changes without it.
      if case .row(index) = origin { return }
    case .hugging(let item, let axis), .compressionResistance(let item, let axis):
      mutedRows.append(program.source.intrinsicRows[2 * item.index + axis.rawValue])
    case .length: return
    }
    recompile()
  }

  private mutating func recompile() {
    program = LayoutProgram(system, isActive: isActive)
    tableau = program.tableau
    // Constraints and intrinsic sizes keep their rows; the lengths behind them may be others.
    let kept = program.source.constraintCount + program.source.intrinsicRows.count { $0 >= 0 }
    constants = Array(constants[..<kept]) + program.source.constants[kept...]
    outcomes = [Tableau.Outcome?](repeating: nil, count: program.blocks.count)
    for index in offsets.indices { offsets[index] = 0 }
    edits = 0
    guard program.limit == nil else { return }
    start()
    for row in mutedRows { applyLevels(row, true) }
  }

  /// Brings a new tableau, whose constants are all 0, to the constants that there are.
  private mutating func start() {
    scale = 0
    for constant in constants { scale = max(scale, abs(constant)) }
    guard program.limit == nil else { return }
    program.elimination.offsets(constants, into: &offsets)
    for row in 0..<program.source.rows.count where program.rowPlaces[row].block >= 0 {
      shift(row, by: fixedValue(row))
    }
    needsOffsets = false
  }

  private mutating func updateOffsets() {
    let old = offsets
    program.elimination.offsets(constants, into: &offsets)
    let rows = program.source.rows
    for row in 0..<rows.count where program.rowPlaces[row].block >= 0 {
      var change = 0.0
      for term in rows.terms(row) {
        let variable = Int(rows.variables[term])
        change += rows.coefficients[term] * (offsets[variable] - old[variable])
      }
      if change != 0 { shift(row, by: change) }
    }
    needsOffsets = false
  }
}
