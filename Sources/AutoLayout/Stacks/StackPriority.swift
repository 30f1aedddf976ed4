/// The priorities of a stack's own constraints.
///
/// Reported: dumps of UIStackView's constraints, which https://github.com/kean/Arranged and others publish. Those of
/// `fillProportionally` are unverified: reports agree only that they fall from view to view, just below required.
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

  /// UISV-fill-proportionally (unverified), from the first view on: below required, and less from view to view, so
  /// that the last one takes what the others leave.
  static func fillProportionally(_ index: Int) -> ConstraintPriority {
    ConstraintPriority(999.999 - 0.001 * Double(min(index, 900)))
  }
}
