/// The corner that `CALayerCornerCurve.continuous` draws, as three cubic curves.
///
/// The figures are the published ones of UIBezierPath's rounded rectangle (PaintCode, 2013; the first is
/// `CALayer.cornerCurveExpansionFactor(.continuous)`): distances from the corner along its two sides, for a
/// radius of 1. The corner begins 1.528665 radii before the side's end. Where a side is too short for that, the
/// curve goes towards the circle in proportion, and is a quarter of a circle where the radius is half the side;
/// what Core Animation does there is not published, and this is our inference.
struct ContinuousCorner {
  /// Along the side that comes first, from the corner; its mirror image about the diagonal is the other half.
  struct Half {
    /// Where the corner begins, on the side.
    var start: Double
    var control1: Double
    var control2: Double
    /// The first curve's end.
    var along: Double
    var across: Double
    /// The middle curve's first control point.
    var middleAlong: Double
    var middleAcross: Double
  }

  static let smooth = Half(
    start: 1.528665, control1: 1.08849299, control2: 0.86840694, along: 0.63149379, across: 0.07491139,
    middleAlong: 0.37282383, middleAcross: 0.16905956)

  /// The quarter of a circle cut at the same two angles (21.72° from each end), each piece by the usual cubic
  /// (handles 4/3 tan(angle/4)); the second control point lies off the side, hence `control2Across`.
  static let circle = Half(
    start: 1, control1: 0.87326, control2: 0.74767, along: 0.62993, across: 0.07099,
    middleAlong: 0.37475, middleAcross: 0.17264)
  static let circleControl2Across = 0.02409

  /// In points.
  let half: Half
  let control2Across: Double

  /// `room` is half the shorter side, in points; the radius is no larger.
  init(radius: Double, room: Double) {
    let full = ContinuousCorner.smooth
    let round = ContinuousCorner.circle
    let spare = (room / radius - 1) / (full.start - 1)
    let share = min(max(spare, 0), 1)
    func mix(_ a: Double, _ b: Double) -> Double { (a + (b - a) * share) * radius }
    half = Half(
      start: mix(round.start, full.start), control1: mix(round.control1, full.control1),
      control2: mix(round.control2, full.control2), along: mix(round.along, full.along),
      across: mix(round.across, full.across), middleAlong: mix(round.middleAlong, full.middleAlong),
      middleAcross: mix(round.middleAcross, full.middleAcross))
    control2Across = mix(ContinuousCorner.circleControl2Across, 0)
  }
}
