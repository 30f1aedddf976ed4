/// How a stack view arranges its children.
package struct Stack: Sendable {
  /// The way its children follow each other.
  package enum Axis: String, CaseIterable, Sendable {
    case horizontal
    case vertical
  }

  /// How it shares its length (UIStackView.Distribution).
  package enum Distribution: String, CaseIterable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

  /// Where children stand across the axis (UIStackView.Alignment).
  package enum Alignment: String, CaseIterable, Sendable {
    case fill
    case leading
    case top
    case firstBaseline
    case center
    case trailing
    case bottom
    case lastBaseline
  }

  package var axis: Setting<Axis>
  package var distribution: Setting<Distribution>
  package var alignment: Setting<Alignment>
  /// In points.
  package var spacing: Setting<Length>
  /// Spacing behind a child, by the child's index; it replaces `spacing` there.
  package var customSpacing: [Int: Setting<Length>]
  package var isLayoutMarginsRelativeArrangement: Setting<Bool>
  package var isBaselineRelativeArrangement: Setting<Bool>

  package init(
    axis: Setting<Axis>, distribution: Setting<Distribution>, alignment: Setting<Alignment>,
    spacing: Setting<Length>, customSpacing: [Int: Setting<Length>],
    isLayoutMarginsRelativeArrangement: Setting<Bool>, isBaselineRelativeArrangement: Setting<Bool>
  ) {
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.customSpacing = customSpacing
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
  }
}
