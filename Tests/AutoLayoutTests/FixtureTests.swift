import Testing

@testable import AutoLayout

/// Random layouts beside scipy's linprog, one linear program for each priority (`Fixtures/make.py`).
@Suite struct FixtureTests {
  @Test(arguments: ["chains", "grids", "nested", "mixed", "ladders"].flatMap(Fixture.read))
  func everyPriorityHasTheLeastError(_ fixture: Fixture) {
    var solver = LayoutSolver(fixture.system)
    #expect(solver.solve() == .solved)
    for (priority, error) in solver.errors {
      #expect(abs(error - (fixture.errors[priority] ?? 0)) < 1e-3, "priority \(priority)")
    }
  }

  @Test func allFixturesAreThere() {
    let counts = ["chains", "grids", "nested", "mixed", "ladders"].map { Fixture.read($0).count }
    #expect(counts == [60, 35, 50, 100, 55])
  }
}
