import AutoLayout
import Glibc
import Graphics

/// The constraint solver by itself, beside kiwisolver on the same constraints where python3 has it.
enum SolverBenchmark {
  /// Microseconds.
  struct Times {
    var anew: Double
    var edited: Double
  }

  /// Measures and prints; false where a system is not solved.
  static func run() -> Bool {
    guard let systems = try? [SolverSystem.columns(), SolverSystem.card()] else { return false }
    var table = FigureTable([
      "microseconds", "anew", "edited", "kiwi anew", "kiwi edited", "anew x", "edited x",
    ])
    var isCompared = true
    for system in systems {
      guard let own = times(system) else { return false }
      var row = [system.name, Figures.decimals(own.anew, 1), Figures.decimals(own.edited, 2)]
      if let other = KiwiSolver.times(system) {
        row += [
          Figures.decimals(other.anew, 1), Figures.decimals(other.edited, 2),
          Figures.decimals(other.anew / own.anew, 1), Figures.decimals(other.edited / own.edited, 1),
        ]
      } else {
        isCompared = false
        row += ["-", "-", "-", "-"]
      }
      table.add(row)
    }
    print(table.text, terminator: "")
    if !isCompared { print("kiwisolver was not there: python3 -m pip install kiwisolver==1.5.1") }
    return true
  }

  /// Anew: compiled and solved. Edited: the width of every text changed, solved, and read.
  static func times(_ system: SolverSystem) -> Times? {
    let description = system.system
    var compiled = LayoutSolver(description)
    guard compiled.solve() == .solved else { return nil }
    var sum = 0.0
    let anew = best(rounds: 200) {
      var solver = LayoutSolver(description)
      solver.solve()
      sum += solver.length(of: system.edited[0], .horizontal)
    }
    var isWide = false
    let edited = best(rounds: 2_000) {
      isWide.toggle()
      for (index, item) in system.edited.enumerated() {
        compiled.setIntrinsicSize(SolverSystem.width(index, isWide: isWide), of: item, .horizontal)
      }
      compiled.solve()
      for item in system.edited { sum += compiled.length(of: item, .horizontal) }
    }
    return sum > 0 ? Times(anew: anew, edited: edited) : nil
  }

  /// The best of some rounds of a body, in microseconds each.
  private static func best(rounds: Int, _ body: () -> Void) -> Double {
    var best = Double.infinity
    for _ in 0..<25 {
      let start = Clock.now
      for _ in 0..<rounds { body() }
      best = min(best, (Clock.now - start) / Double(rounds))
    }
    return best * 1e6
  }
}

extension SolverSystem {
  /// The width that an edited text has in turn.
  static func width(_ index: Int, isWide: Bool) -> Double { 40 + 9 * Double(index) + (isWide ? 31 : 0) }
}
