import Graphics
import Testing

@testable import AutoLayout

/// Views that more than one frame suits, each with a second solution.
@Suite struct AmbiguityTests {
  @Test func oneSolutionIsNotAmbiguous() {
    var builder = SystemBuilder()
    let root = builder.root(100, 50)
    let view = builder.view(in: root, 20, 20)
    builder.tie(view, .left, root, .left)
    builder.tie(view, .top, root, .top)
    #expect(builder.solved().ambiguity() == LayoutAmbiguity())
  }

  @Test func equalHuggingIsAmbiguous() {
    var builder = SystemBuilder()
    let root = builder.root(200, 20)
    let (one, other) = (builder.view(in: root, 40, 20), builder.view(in: root, 60, 20))
    for view in [one, other] { builder.tie(view, .top, root, .top) }
    builder.tie(one, .left, root, .left)
    builder.tie(other, .left, one, .right)
    builder.tie(other, .right, root, .right)
    let solver = builder.solved()
    let ambiguity = solver.ambiguity()
    #expect(ambiguity.places.map(\.item) == [one, other])
    #expect(ambiguity.places.allSatisfy { $0.axis == .horizontal })
    for place in ambiguity.places {
      let frames = ambiguity.solutions[place.solution]
      #expect(frames[place.item.index].isNear(solver.frame(of: place.item)) == false)
      #expect(frames[one.index].width >= 40 && frames[other.index].width >= 60)
      #expect(frames[one.index].width + frames[other.index].width == 200)
    }
  }

  @Test func aViewWithoutAPlaceIsAmbiguousOnThatAxis() {
    var builder = SystemBuilder()
    let root = builder.root(200, 100)
    let view = builder.view(in: root, 40, 20)
    let inner = builder.view(in: view)
    builder.tie(view, .left, root, .left)
    // It moves with its parent, and is not ambiguous itself.
    builder.fill(inner, view)
    let solver = builder.solved()
    #expect(solver.frame(of: view).y == 0)
    let ambiguity = solver.ambiguity()
    #expect(ambiguity.places.map(\.item) == [view])
    #expect(ambiguity.places.map(\.axis) == [.vertical])
    #expect(ambiguity.solutions.first?[view.index].y != 0)
  }

  @Test func aViewThatNothingHoldsIsAmbiguousOnBothAxes() {
    var builder = SystemBuilder()
    let root = builder.root(200, 100)
    let view = builder.view(in: root)
    let ambiguity = builder.solved().ambiguity()
    #expect(ambiguity.places.map(\.item) == [view, view])
    #expect(ambiguity.places.map(\.axis) == [.horizontal, .vertical])
  }

  @Test func aRangeIsAmbiguousWithinItsEnds() {
    var builder = SystemBuilder()
    let root = builder.root(200, 100)
    let view = builder.view(in: root, 40, 20)
    builder.tie(view, .top, root, .top)
    builder.tie(view, .left, .greaterThanOrEqual, root, .left, 10)
    builder.tie(view, .right, .lessThanOrEqual, root, .right, -10)
    let solver = builder.solved()
    #expect(solver.frame(of: view).x == 10)
    #expect(solver.ambiguity().solutions.map { $0[view.index].x } == [150])
  }

  /// An optional wish at the lowest priority settles it.
  @Test func theLowestPrioritySettles() {
    var builder = SystemBuilder()
    let root = builder.root(200, 100)
    let view = builder.view(in: root, 40, 20)
    builder.tie(view, .top, root, .top)
    builder.tie(view, .left, .greaterThanOrEqual, root, .left, 10)
    builder.tie(view, .centerX, root, .centerX, 0, times: 1, 1)
    let solver = builder.solved()
    #expect(solver.frame(of: view).x == 80)
    #expect(solver.ambiguity() == LayoutAmbiguity())
  }
}
