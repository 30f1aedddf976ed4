/// The priorities of a stack's own constraints, as dumps of UIStackView show them.
enum StackPriority {
  /// UISV-spanning-boundary, where the spanner holds on to the views.
  static let spanningBoundary: ConstraintPriority = 999.5
  /// UISV-spanning-fit.
  static let spanningFit: ConstraintPriority = 51
  /// UISV-canvas-fit.
  static let canvasFit: ConstraintPriority = 49
  /// UISV-ambiguity-suppression.
  static let ambiguitySuppression: ConstraintPriority = 25

  /// The gaps between centres, from the first on.
  static func equalCentering(_ index: Int) -> ConstraintPriority {
    ConstraintPriority(max(1, 150 - Double(index)))
  }

  /// UISV-fill-proportionally, from the first view on: below required, and less from view to view, so that the last
  /// one takes what the others leave.
  static func fillProportionally(_ index: Int) -> ConstraintPriority {
    ConstraintPriority(999.999 - 0.001 * Double(min(index, 900)))
  }
}
