import Graphics
import Testing

@testable import AutoLayout

/// Priorities, hugging and compression resistance.
@Suite struct PriorityTests {
  /// Two labels of 40 and 60 side by side in a width; hugging and resistance of the first, the second has 250 and 750.
  @Test(arguments: [
    (200.0, 251.0, 750.0, 40.0, 160.0), (200, 249, 750, 140, 60), (80, 250, 751, 40, 40),
    (80, 250, 749, 20, 60),
    (100, 250, 750, 40, 60), (30, 250, 749, 0, 30),
    // Equals: the first grows, the last shrinks.
    (200, 250, 750, 140, 60), (80, 250, 750, 40, 40),
  ])
  func theWeakerGivesWay(
    _ width: Double, _ hugging: Double, _ resistance: Double, _ first: Double, _ second: Double
  ) {
    var builder = SystemBuilder()
    let root = builder.root(width, 50)
    let one = builder.add(
      LayoutItem(
        parent: root, intrinsicSize: PerAxis(horizontal: 40, vertical: nil),
        hugging: PerAxis(ConstraintPriority(hugging)),
        compressionResistance: PerAxis(ConstraintPriority(resistance))))
    let other = builder.view(in: root, 60)
    builder.tie(one, .left, root, .left)
    builder.tie(other, .left, one, .right)
    builder.tie(other, .right, root, .right)
    let solver = builder.solved()
    #expect(solver.length(of: one, .horizontal) == first)
    #expect(solver.length(of: other, .horizontal) == second)
  }

  /// One at a higher priority outweighs any number at a lower one, by however little it is higher.
  @Test(arguments: [(999.0, 500.0), (999.5, 999), (250.001, 250), (2, 1)])
  func noNumberOfWishesOutweighsAHigherOne(_ high: Double, _ low: Double) {
    var builder = SystemBuilder()
    let root = builder.root(nil, 10)
    for _ in 0..<500 { builder.pin(root, .width, .equal, 900, ConstraintPriority(low)) }
    builder.pin(root, .width, .lessThanOrEqual, 100, ConstraintPriority(high))
    #expect(builder.solved().length(of: root, .horizontal) == 100)
  }

  /// Within one priority the total counts: the median of what is asked for.
  @Test func oneLevelHasTheLeastTotal() {
    var builder = SystemBuilder()
    let root = builder.root(nil, 10)
    for width in [10.0, 20, 70, 80, 300] { builder.pin(root, .width, .equal, width, 500) }
    let solver = builder.solved()
    #expect(solver.length(of: root, .horizontal) == 70)
    #expect(solver.errors.map(\.error) == [0, 350])
  }

  @Test func aLevelIsNotWorsenedForALowerOne() {
    var builder = SystemBuilder()
    let root = builder.root(300, 10)
    let (one, other) = (builder.view(in: root), builder.view(in: root))
    // 750 leaves a line of equally good solutions, 500 takes the best end of it, 250 has no say left.
    builder.tie(one, .left, root, .left)
    builder.tie(other, .left, one, .right)
    builder.tie(other, .right, .lessThanOrEqual, root, .right)
    builder.pin(one, .width, .equal, 200, 750)
    builder.pin(other, .width, .equal, 200, 750)
    builder.pin(one, .width, .lessThanOrEqual, 130, 500)
    builder.pin(other, .width, .equal, 0, 250)
    let solver = builder.solved()
    #expect(solver.length(of: one, .horizontal) == 130)
    #expect(solver.length(of: other, .horizontal) == 170)
  }
}
