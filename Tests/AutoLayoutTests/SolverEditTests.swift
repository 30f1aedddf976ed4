import Graphics
import Testing

@testable import AutoLayout

/// An edited solver has the frames of one that is compiled for the edited system, whatever was solved between.
@Suite struct SolverEditTests {
  @Test(arguments: ["chains", "grids", "nested", "mixed", "ladders"].flatMap(Fixture.read))
  func editsEndWhereANewSolverDoes(_ fixture: Fixture) {
    var random = FixedRandom(UInt64(fixture.system.constraints.count))
    var solver = LayoutSolver(fixture.system)
    solver.solve()
    var items = fixture.system.items
    var constraints = fixture.system.constraints
    for _ in 0..<4 {
      for index in constraints.indices where Int.random(in: 0..<4, using: &random) == 0 {
        // Required constants change together with nothing else, so some systems have no solution any more.
        constraints[index].constant += Double(Int.random(in: -8...8, using: &random)) / 2
        #expect(solver.setConstant(constraints[index].constant, of: index) == true)
      }
      for index in items.indices {
        for axis in LayoutAxis.allCases where items[index].intrinsicSize[axis] != nil {
          let size = Double(Int.random(in: 0...300, using: &random)) / 2
          items[index].intrinsicSize[axis] = size
          #expect(solver.setIntrinsicSize(size, of: LayoutItem.ID(index: index), axis) == true)
        }
      }
      var fresh = LayoutSolver(Self.system(items, constraints))
      guard fresh.solve() == .solved else { return }
      #expect(solver.solve() == .solved)
      for (edited, new) in zip(solver.errors, fresh.errors) { #expect(abs(edited.error - new.error) < 1e-6) }
      for index in items.indices {
        let (edited, new) = (
          solver.frame(of: LayoutItem.ID(index: index)), fresh.frame(of: LayoutItem.ID(index: index))
        )
        #expect(edited.isNear(new), "item \(index)")
      }
    }
  }

  private static func system(_ items: [LayoutItem], _ constraints: [LayoutConstraint]) -> LayoutSystem {
    var system = LayoutSystem()
    for item in items { _ = try? system.add(item) }
    for constraint in constraints { _ = try? system.add(constraint) }
    #expect(system.constraints.count == constraints.count && system.items.count == items.count)
    return system
  }

  @Test func anIntrinsicSizeComesAndGoes() {
    var builder = SystemBuilder()
    let root = builder.root(200, 50)
    let label = builder.view(in: root, 60, 20)
    builder.tie(label, .left, root, .left)
    builder.pin(label, .width, .equal, 90, 100)
    var solver = builder.solved()
    #expect(solver.length(of: label, .horizontal) == 60)
    solver.setIntrinsicSize(nil, of: label, .horizontal)
    solver.solve()
    #expect(solver.length(of: label, .horizontal) == 90)
    solver.setIntrinsicSize(70, of: label, .horizontal)
    solver.solve()
    #expect(solver.length(of: label, .horizontal) == 70)
  }

  @Test func aCopyIsItsOwn() {
    var builder = SystemBuilder()
    let root = builder.root(nil, 50)
    let label = builder.view(in: root, 60, 20)
    builder.tie(label, .left, root, .left)
    builder.tie(root, .right, label, .right, 8)
    let solver = builder.solved()
    var copy = solver
    copy.setIntrinsicSize(80, of: label, .horizontal)
    copy.solve()
    #expect(copy.length(of: root, .horizontal) == 88)
    #expect(solver.length(of: root, .horizontal) == 68)
  }

  @Test func numbersThatCannotBeCalculatedWithAreRefused() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let label = builder.view(in: root, 60, 20)
    var solver = builder.solved()
    for number in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(solver.setConstant(number, of: 0) == false)
      #expect(solver.setIntrinsicSize(number, of: label, .horizontal) == false)
    }
    #expect(solver.setConstant(1, of: 9) == false)
    #expect(solver.setIntrinsicSize(1, of: root, .horizontal) == false)
    #expect(solver.solve() == .solved)
    #expect(solver.length(of: root, .horizontal) == 100)
  }

  /// Heights follow widths, and where a picture keeps its shape widths follow heights.
  @Test func textsAreMeasuredAtTheirWidths() {
    var builder = SystemBuilder()
    let root = builder.root(116, nil)
    let text = builder.view(in: root, 400, 20)
    builder.tie(text, .left, root, .left, 8)
    builder.tie(text, .right, .lessThanOrEqual, root, .right, -8)
    builder.tie(text, .top, root, .top)
    builder.tie(root, .bottom, text, .bottom)
    var solver = LayoutSolver(builder.system)
    var asked: [Double] = []
    let outcome = solver.solve(texts: [text]) { _, width in
      asked.append(width)
      return Size(width: min(width, 400), height: (400 / width).rounded(.up) * 20)
    }
    #expect(outcome == .solved)
    #expect(asked == [100])
    #expect(solver.frame(of: root) == Rect(x: 0, y: 0, width: 116, height: 80))
  }
}

extension Rect {
  func isNear(_ other: Rect, within distance: Double = 1e-6) -> Bool {
    abs(x - other.x) < distance && abs(y - other.y) < distance && abs(width - other.width) < distance
      && abs(height - other.height) < distance
  }
}
