import Graphics
import Testing

@testable import AutoLayout

/// Required constraints that contradict each other: a least set of them, and layout without the last of it.
@Suite struct ConflictTests {
  @Test func twoWidths() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    builder.pin(root, .width, .lessThanOrEqual, 400)
    let second = builder.pin(root, .width, .equal, 200)
    let conflict = LayoutConflict(
      rules: [.constraint(0), .constraint(second)], broken: .constraint(second), isMinimal: true)
    var solver = LayoutSolver(builder.system)
    #expect(solver.solve() == .unsatisfiable([conflict]))
    #expect(solver.length(of: root, .horizontal) == 100)
  }

  /// A chain across a row that is too narrow for it; what else there is has no part in it.
  @Test func aChainThatIsTooLong() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let (one, other) = (builder.view(in: root, 30, 10), builder.view(in: root, 30, 10))
    var chain = [0]
    chain.append(builder.tie(one, .left, root, .left, 8))
    builder.tie(one, .top, root, .top)
    chain.append(builder.pin(one, .width, .greaterThanOrEqual, 60))
    chain.append(builder.tie(other, .left, .greaterThanOrEqual, one, .right, 8))
    builder.tie(other, .centerY, one, .centerY)
    chain.append(builder.pin(other, .width, .equal, 40))
    chain.append(builder.tie(other, .right, .lessThanOrEqual, root, .right, -8))
    builder.pin(one, .width, .lessThanOrEqual, 300)
    var solver = LayoutSolver(builder.system)
    let conflict = LayoutConflict(
      rules: chain.map { .constraint($0) }, broken: .constraint(chain[5]), isMinimal: true)
    #expect(solver.solve() == .unsatisfiable([conflict]))
    #expect(solver.frame(of: other).maxX == 8 + 60 + 8 + 40)
  }

  /// The well-known one: margins in a cell whose width is still 0, because no view has a negative width.
  @Test func aWidthOfZeroAndMargins() {
    var builder = SystemBuilder()
    let root = builder.root(0, 50)
    let view = builder.view(in: root)
    let left = builder.tie(view, .leading, root, .leading, 8)
    let right = builder.tie(view, .trailing, root, .trailing, -8)
    var solver = LayoutSolver(builder.system)
    let conflict = LayoutConflict(
      rules: [.constraint(0), .constraint(left), .constraint(right), .length(view, .horizontal)],
      broken: .constraint(right), isMinimal: true)
    #expect(solver.solve() == .unsatisfiable([conflict]))
    #expect(solver.length(of: root, .horizontal) == 0)
  }

  /// A row of 44 that the table asks for, and content that needs 60.
  @Test func severalConflictsAreBrokenOneByOne() {
    var builder = SystemBuilder()
    let root = builder.root(100, 44)
    let view = builder.view(in: root)
    builder.fill(view, root)
    let height = builder.pin(view, .height, .equal, 60)
    let width = builder.pin(view, .width, .greaterThanOrEqual, 120)
    var solver = LayoutSolver(builder.system)
    guard case .unsatisfiable(let conflicts) = solver.solve() else {
      Issue.record("solved")
      return
    }
    #expect(Set(conflicts.map(\.broken)) == [.constraint(height), .constraint(width)])
    #expect(conflicts.allSatisfy { $0.isMinimal })
    #expect(conflicts.map(\.constraints.count) == [4, 4])
    #expect(solver.frame(of: view).height == 44)
  }

  @Test func anEditBringsAConflict() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let limit = builder.pin(root, .width, .lessThanOrEqual, 120)
    let twin = builder.pin(root, .height, .equal, 50)
    let solver = builder.solved()
    var wide = solver
    wide.setConstant(130, of: 0)
    #expect(
      wide.solve()
        == .unsatisfiable([
          LayoutConflict(
            rules: [.constraint(0), .constraint(limit)], broken: .constraint(limit), isMinimal: true)
        ]))
    var high = solver
    high.setConstant(51, of: twin)
    #expect(
      high.solve()
        == .unsatisfiable([
          LayoutConflict(
            rules: [.constraint(1), .constraint(twin)], broken: .constraint(twin), isMinimal: true)
        ]))
  }

  @Test func requiredIntrinsicSizesTakePart() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let label = builder.add(
      LayoutItem(
        parent: root, intrinsicSize: PerAxis(horizontal: 140, vertical: 20),
        compressionResistance: PerAxis(1000)))
    let left = builder.tie(label, .left, root, .left)
    let right = builder.tie(label, .right, .lessThanOrEqual, root, .right)
    var solver = LayoutSolver(builder.system)
    #expect(
      solver.solve()
        == .unsatisfiable([
          LayoutConflict(
            rules: [
              .constraint(0), .constraint(left), .constraint(right),
              .compressionResistance(label, .horizontal),
            ], broken: .constraint(right), isMinimal: true)
        ]))
    #expect(solver.length(of: label, .horizontal) == 140)
  }

  /// A picture that must have its size, in a root that must have another: the constraint gives way.
  @Test func anIntrinsicSizeThatIsRequiredOnBothSides() {
    var builder = SystemBuilder()
    let root = builder.add(LayoutItem())
    let picture = builder.add(
      LayoutItem(
        parent: root, intrinsicSize: PerAxis(horizontal: 40, vertical: 20), hugging: PerAxis(1000),
        compressionResistance: PerAxis(1000)))
    builder.fill(picture, root)
    var solver = builder.solved()
    #expect(solver.length(of: root, .horizontal) == 40)
    solver.setIntrinsicSize(nil, of: picture, .horizontal)
    solver.setIntrinsicSize(30, of: picture, .vertical)
    #expect(solver.solve() == .solved)
    #expect(solver.frame(of: root).size == Size(width: 0, height: 30))

    let width = builder.pin(root, .width, .equal, 50)
    var narrow = LayoutSolver(builder.system)
    guard case .unsatisfiable(let conflicts) = narrow.solve() else {
      Issue.record("solved")
      return
    }
    #expect(conflicts.map(\.broken) == [.constraint(width)])
    #expect(narrow.length(of: root, .horizontal) == 40)
  }

  @Test func whatAgreesIsNoConflict() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let view = builder.view(in: root)
    builder.fill(view, root)
    builder.tie(view, .width, root, .width)
    builder.tie(view, .centerX, root, .centerX)
    builder.pin(view, .width, .equal, 100)
    builder.tie(view, .width, root, .width, 0, times: 1.0 / 3 + 2.0 / 3)
    #expect(builder.solved().frame(of: view).width == 100)
  }
}
