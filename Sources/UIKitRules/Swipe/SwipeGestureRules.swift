import Glibc

/// How a swipe answers the finger; lengths in points.
package struct SwipeGestureRules: Sendable {
  /// Travel before the swipe starts.
  package let hysteresis: Fact<Double>
  /// Points a second in the opening direction that leave it open.
  package let releaseSpeed: Fact<Double>
  /// The share of the open width that leaves it open when the finger is slower.
  package let releaseShare: Fact<Double>
  /// Beyond the limit the cell moves by overshoot to this power.
  package let overdragExponent: Fact<Double>

  /// Where the cell is for a travel beyond `limit`.
  package func resisted(_ travel: Double, limit: Double, facts: inout FactSet) -> Double {
    travel <= limit ? travel : limit + pow(travel - limit, facts.take(overdragExponent))
  }
}

extension SwipeGestureRules {
  static let from11 = SwipeGestureRules(
    hysteresis: Fact(25, .swipeHysteresis, .reported),
    releaseSpeed: Fact(50, .swipeRelease, .reported26),
    releaseShare: Fact(0.5, .swipeRelease, .reported26),
    overdragExponent: Fact(0.7, .swipeOverdrag, .reported26))

  /// No source for the gesture of the delete confirmation view: as later.
  static let upTo10 = SwipeGestureRules(
    hysteresis: Fact(25, .swipeHysteresis, .inferred),
    releaseSpeed: Fact(50, .swipeRelease, .inferred),
    releaseShare: Fact(0.5, .swipeRelease, .inferred),
    overdragExponent: Fact(0.7, .swipeOverdrag, .inferred))
}
