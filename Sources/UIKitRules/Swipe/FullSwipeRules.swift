/// How far a full swipe goes; lengths in points.
package struct FullSwipeRules: Sendable {
  /// The share of the cell's width for an action that does not delete.
  package let share: Fact<Double>
  /// What it must exceed the open width by; nil: nothing asked.
  package let openMargin: Fact<Double?>
  /// What a destructive trailing action leaves of the cell's width.
  package let destructiveTrailingRest: Fact<Double>
  /// What a destructive leading action leaves.
  package let destructiveLeadingRest: Fact<Double>
  package let early: EarlyTriggerRules

  /// How far the cell has moved when the first action covers the pull view.
  ///
  /// `safeInset` is the safe area on the side that the cell moves towards.
  package func distance(
    isDestructive: Bool, isLeading: Bool, cellWidth: Double, safeInset: Double, openWidth: Double,
    facts: inout FactSet
  ) -> Double {
    if isDestructive {
      return cellWidth - safeInset - facts.take(isLeading ? destructiveLeadingRest : destructiveTrailingRest)
    }
    let distance = facts.take(share) * cellWidth
    guard let margin = facts.take(openMargin) else { return distance }
    return min(max(distance, openWidth + margin), cellWidth)
  }
}

/// When a destructive full swipe fires before its distance is reached.
package struct EarlyTriggerRules: Sendable {
  /// The finger's distance from the far edge; 75 where the cell is 375 wide.
  package let edge: Fact<Double>
  package let edgeAt375: Fact<Double>
  /// The least share of the distance that must be travelled; less from `wideFrom` on.
  package let share: Fact<Double>
  package let wideShare: Fact<Double>
  package let wideFrom: Fact<Double>
  /// Points a second that ask for the whole distance.
  package let speedDivisor: Fact<Double>
  /// The most that the speed can ask for.
  package let maximumShare: Fact<Double>
}

extension FullSwipeRules {
  static let from11 = FullSwipeRules(
    share: Fact(0.525, .fullSwipeDistance, .reported18),
    openMargin: Fact(nil, .fullSwipeDistance, .reported18),
    destructiveTrailingRest: Fact(29, .fullSwipeDestructive, .reported18),
    destructiveLeadingRest: Fact(64, .fullSwipeDestructive, .reported18),
    early: .reported)

  static let from26 = FullSwipeRules(
    share: Fact(0.525, .fullSwipeDistance, .reported26),
    openMargin: Fact(20, .fullSwipeDistance, .reported26),
    destructiveTrailingRest: Fact(29, .fullSwipeDestructive, .reported26),
    destructiveLeadingRest: Fact(64, .fullSwipeDestructive, .reported26),
    early: .reported)
}

extension EarlyTriggerRules {
  static let reported = EarlyTriggerRules(
    edge: Fact(50, .fullSwipeEarly, .reported26),
    edgeAt375: Fact(75, .fullSwipeEarly, .reported26),
    share: Fact(0.66, .fullSwipeEarly, .reported26),
    wideShare: Fact(0.5, .fullSwipeEarly, .reported26),
    wideFrom: Fact(414, .fullSwipeEarly, .reported26),
    speedDivisor: Fact(2500, .fullSwipeEarly, .reported26),
    maximumShare: Fact(0.8, .fullSwipeEarly, .reported26))
}
