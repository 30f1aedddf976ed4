extension LayoutSolver {
  /// Whether a solved layout may have more than one solution: asked before `ambiguity()` is worked out, since it costs
  /// next to nothing.
  package var mayBeAmbiguous: Bool {
    guard program.limit == nil else { return false }
    if outcomes.contains(where: { $0 == .ambiguous }) { return true }
    let definitions = program.elimination.definitions
    for (variable, place) in program.variablePlaces.enumerated()
    where place.block < 0 && definitions[variable] < 0 {
      return true
    }
    return false
  }
}
