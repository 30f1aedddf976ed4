/// How a stack view arranges its children.
package struct Stack: Sendable {
  package enum Axis: String, CaseIterable, Sendable {
    case horizontal
    case vertical
  }

  package enum Distribution: String, CaseIterable, Sendable {
    case fill
    case fillEqually
    case fillProportionally
    case equalSpacing
    case equalCentering
  }

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
  package var spacing: Setting<Double>
  /// Spacing behind a child, by the child's index; it replaces `spacing` there.
  package var customSpacing: [Int: Setting<Double>]
  package var isLayoutMarginsRelativeArrangement: Setting<Bool>
  package var isBaselineRelativeArrangement: Setting<Bool>

  package init(
    axis: Setting<Axis>, distribution: Setting<Distribution>, alignment: Setting<Alignment>,
    spacing: Setting<Double>, customSpacing: [Int: Setting<Double>],
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
