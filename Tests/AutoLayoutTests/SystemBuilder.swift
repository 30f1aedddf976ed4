import Graphics
import Testing

@testable import AutoLayout

/// A system in few words, for tests: a constraint that is refused is an issue.
struct SystemBuilder {
  var system: LayoutSystem

  init(isRightToLeft: Bool = false) { system = LayoutSystem(isRightToLeft: isRightToLeft) }

  /// A root of a required size.
  mutating func root(_ width: Double?, _ height: Double?, _ item: LayoutItem = LayoutItem()) -> LayoutItem.ID
  {
    let root = add(item)
    if let width { pin(root, .width, .equal, width) }
    if let height { pin(root, .height, .equal, height) }
    return root
  }

  mutating func add(_ item: LayoutItem) -> LayoutItem.ID {
    do { return try system.add(item) } catch {
      Issue.record(error)
      return LayoutItem.ID(index: 0)
    }
  }

  mutating func view(in parent: LayoutItem.ID, _ width: Double? = nil, _ height: Double? = nil)
    -> LayoutItem.ID
  {
    add(LayoutItem(parent: parent, intrinsicSize: PerAxis(horizontal: width, vertical: height)))
  }

  @discardableResult
  mutating func pin(
    _ item: LayoutItem.ID, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ constant: Double, _ priority: ConstraintPriority = .required
  ) -> Int {
    add(LayoutConstraint(.init(item, attribute), relation, constant: constant, priority: priority))
  }

  @discardableResult
  mutating func tie(
    _ item: LayoutItem.ID, _ attribute: LayoutAttribute, _ relation: LayoutRelation,
    _ other: LayoutItem.ID, _ second: LayoutAttribute, _ constant: Double = 0,
    times multiplier: Double = 1,
    _ priority: ConstraintPriority = .required
  ) -> Int {
    add(
      LayoutConstraint(
        .init(item, attribute), relation, .init(other, second), multiplier: multiplier, constant: constant,
        priority: priority))
  }

  @discardableResult
  mutating func tie(
    _ item: LayoutItem.ID, _ attribute: LayoutAttribute, _ other: LayoutItem.ID,
    _ second: LayoutAttribute,
    _ constant: Double = 0, times multiplier: Double = 1, _ priority: ConstraintPriority = .required
  ) -> Int {
    tie(item, attribute, .equal, other, second, constant, times: multiplier, priority)
  }

  /// Holds the item to all edges of another.
  mutating func fill(_ item: LayoutItem.ID, _ other: LayoutItem.ID) {
    for attribute in [LayoutAttribute.left, .top, .right, .bottom] {
      tie(item, attribute, other, attribute)
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) -> Int {
    do { return try system.add(constraint) } catch {
      Issue.record(error)
      return 0
    }
  }

  func solved() -> LayoutSolver {
    var solver = LayoutSolver(system)
    #expect(solver.solve() == .solved)
    return solver
  }
}

/// A fixed sequence of numbers (SplitMix64), so that a test is the same on every run.
struct FixedRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
