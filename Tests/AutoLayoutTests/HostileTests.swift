import Graphics
import Testing

@testable import AutoLayout

/// Systems made to break a solver: they end soon, with frames or with a reason.
@Suite struct HostileTests {
  @Test func whatHasNoMeaningIsRefused() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let view = builder.view(in: root)
    let faults: [(LayoutConstraint, LayoutFault)] = [
      (LayoutConstraint(.init(view, .left), constant: 5), .placeWithoutItem(.left)),
      (LayoutConstraint(.init(view, .left), .equal, .init(root, .top)), .pairing(.left, .top)),
      (LayoutConstraint(.init(view, .left), .equal, .init(root, .width)), .pairing(.left, .width)),
      (
        LayoutConstraint(.init(view, .left), .equal, .init(root, .left), multiplier: 0),
        .placeTimesZero(.left)
      ),
      (LayoutConstraint(.init(view, .width), constant: .infinity), .number(.infinity)),
      (LayoutConstraint(.init(view, .width), constant: 1e13), .number(1e13)),
      (LayoutConstraint(.init(view, .width), .equal, .init(root, .width), multiplier: 1e7), .number(1e7)),
      (LayoutConstraint(.init(view, .width), constant: 5, priority: 0), .priority(0)),
      (LayoutConstraint(.init(view, .width), constant: 5, priority: 1001), .priority(1001)),
      (LayoutConstraint(.init(LayoutItem.ID(index: 7), .width), constant: 5), .unknownItem(7)),
    ]
    for (constraint, fault) in faults {
      #expect(refusal { system throws(LayoutFault) in try system.add(constraint) } == fault)
    }
    let orphan = LayoutItem(parent: LayoutItem.ID(index: 9))
    #expect(refusal { system throws(LayoutFault) in try system.add(orphan) } == .unknownItem(9))
    let loose = LayoutItem(hugging: PerAxis(0))
    #expect(refusal { system throws(LayoutFault) in try system.add(loose) } == .priority(0))

    func refusal(_ add: (inout LayoutSystem) throws(LayoutFault) -> Void) -> LayoutFault? {
      var system = builder.system
      do { try add(&system) } catch { return error }
      return nil
    }
  }

  @Test func aLengthTimesZeroIsItsConstant() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let view = builder.view(in: root)
    builder.tie(view, .width, root, .width, 30, times: 0)
    #expect(builder.solved().length(of: view, .horizontal) == 30)
  }

  /// Each view as wide as the next, the last as the first, and half as wide as itself.
  @Test func cycles() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let views = (0..<40).map { _ in builder.view(in: root) }
    for (one, next) in zip(views, views[1...] + [views[0]]) { builder.tie(one, .width, next, .width) }
    builder.tie(views[0], .width, views[0], .width, 20, times: 0.5)
    let solver = builder.solved()
    #expect(views.allSatisfy { solver.length(of: $0, .horizontal) == 40 })
  }

  @Test func aGrowingCycle() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let (one, other) = (builder.view(in: root), builder.view(in: root))
    builder.tie(one, .width, .greaterThanOrEqual, other, .width, 1)
    builder.tie(other, .width, .greaterThanOrEqual, one, .width, 1)
    var solver = LayoutSolver(builder.system)
    #expect(
      solver.solve()
        == .unsatisfiable([
          LayoutConflict(rules: [.constraint(2), .constraint(3)], broken: .constraint(3), isMinimal: true)
        ]))
  }

  @Test func enormousConstants() {
    var builder = SystemBuilder()
    let root = builder.root(1e12, 50)
    let view = builder.view(in: root, 1e12, 20)
    builder.tie(view, .left, root, .left, 1e12)
    builder.tie(view, .right, .lessThanOrEqual, root, .right, 1e12)
    let solver = builder.solved()
    #expect(solver.frame(of: view).x == 1e12)
    #expect(solver.frame(of: view).width == 1e12)
  }

  @Test func multipliersThatOverflow() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    var last = root
    for _ in 0..<60 {
      let view = builder.view(in: root)
      builder.tie(view, .width, last, .width, 1, times: 1e6)
      builder.tie(view, .height, .greaterThanOrEqual, last, .height, 1, times: 1e6)
      last = view
    }
    var solver = LayoutSolver(builder.system)
    // Widths are 100 times 10^6 to the 60th: no number that layout could use.
    #expect(solver.solve() == .refused(.overflow))
  }

  /// Rows of views, each held to its neighbour and to the row's end.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      (LayoutRelation.equal, 1, 60), (.greaterThanOrEqual, 1, 60), (.equal, 125, 10),
      (.greaterThanOrEqual, 125, 10),
    ])
  func chains(_ relation: LayoutRelation, _ rows: Int, _ length: Int) {
    var builder = SystemBuilder()
    // One row makes the root as wide as itself; many are apart from each other in a wide one.
    let root = builder.root(rows == 1 ? nil : 100_000, 50)
    var ends: [LayoutItem.ID] = []
    for _ in 0..<rows {
      var last: LayoutItem.ID?
      for _ in 0..<length {
        let view = builder.view(in: root, 10, 10)
        builder.tie(view, .left, relation, last ?? root, last == nil ? .left : .right, 2)
        builder.tie(view, .top, root, .top)
        builder.tie(view, .right, .lessThanOrEqual, root, .right)
        builder.pin(view, .width, .greaterThanOrEqual, 5)
        last = view
      }
      if let last { ends.append(last) }
    }
    builder.pin(root, .width, .equal, 0, 1)
    let solver = builder.solved()
    #expect(ends.allSatisfy { abs(solver.frame(of: $0).maxX - 12 * Double(length)) < 1e-6 })
    #expect(rows > 1 || abs(solver.length(of: root, .horizontal) - 12 * Double(length)) < 1e-6)
  }

  @Test(.timeLimit(.minutes(1))) func thousandsOfContradictions() {
    var builder = SystemBuilder()
    let root = builder.root(nil, 50)
    for width in 0..<5_000 { builder.pin(root, .width, .equal, Double(width)) }
    var solver = LayoutSolver(builder.system)
    guard case .unsatisfiable(let conflicts) = solver.solve() else {
      Issue.record("solved")
      return
    }
    #expect(conflicts.count == LayoutSolver.greatestConflictCount)
    #expect(conflicts.allSatisfy { $0.rules.count == 2 && $0.isMinimal })
    #expect(solver.length(of: root, .horizontal) == 0)
  }

  @Test(.timeLimit(.minutes(1))) func thousandsOfPriorities() {
    var builder = SystemBuilder()
    let root = builder.root(nil, 50)
    for index in 0..<5_000 {
      builder.pin(root, .width, .equal, Double(index), ConstraintPriority(1 + Double(index) / 10))
    }
    #expect(builder.solved().length(of: root, .horizontal) == 4_999)
  }

  /// Many rows at 0 at once, where a careless simplex method goes round in circles.
  @Test(.timeLimit(.minutes(1))) func aKnotOfZeros() {
    var builder = SystemBuilder()
    let root = builder.root(nil, 50)
    let views = (0..<24).map { _ in builder.view(in: root, 0, 0) }
    for one in views {
      for other in views where one != other {
        builder.tie(one, .width, .greaterThanOrEqual, other, .width, 0, times: 0.5, 700)
        builder.tie(one, .left, .lessThanOrEqual, other, .right, 0)
      }
    }
    let solver = builder.solved()
    #expect(views.allSatisfy { solver.length(of: $0, .horizontal) == 0 })
  }
}
