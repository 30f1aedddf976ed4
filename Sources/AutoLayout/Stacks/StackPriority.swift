/// The priorities of a stack's own constraints.
///
/// Reported: dumps of UIStackView's constraints, which https://github.com/kean/Arranged and others publish.
enum StackPriority {
  /// UISV-spanning-boundary (reported), where the spanner holds on to the views.
  static let spanningBoundary: ConstraintPriority = 999.5
  /// UISV-spanning-fit (reported).
  static let spanningFit: ConstraintPriority = 51
  /// UISV-canvas-fit (reported).
  static let canvasFit: ConstraintPriority = 49
  /// UISV-ambiguity-suppression (reported).
  static let ambiguitySuppression: ConstraintPriority = 25

  /// The gaps between centres, from the first on (reported).
  static func equalCentering(_ index: Int) -> ConstraintPriority {
    ConstraintPriority(max(1, 150 - Double(index)))
  }

  /// UISV-fill-proportionally, by the view's place among all arranged (reported): 999, 998 and so on, so that the last
  /// one takes what the others leave.
  static func fillProportionally(_ index: Int) -> ConstraintPriority {
    ConstraintPriority(max(1, 999 - Double(index)))
  }
}
