/// A stack view.
package struct StackContent: Hashable, Sendable {
  package var axis: StackAxis
  package var distribution: StackDistribution
  package var alignment: StackAlignment
  package var spacing: StackSpacing
  package var isBaselineRelativeArrangement: Bool
  /// Whether its views keep inside its margins: no attribute says so, margins that are given do.
  package var isLayoutMarginsRelativeArrangement: Bool
}

/// `NSLayoutConstraint.Axis`.
package enum StackAxis: String, CaseIterable, Sendable {
  case horizontal
  case vertical
}

/// `UIStackView.Distribution`.
package enum StackDistribution: String, CaseIterable, Sendable {
  case fill
  case fillEqually
  case fillProportionally
  case equalSpacing
  case equalCentering
}

/// `UIStackView.Alignment`; of the horizontal and vertical names of one value the file's is kept.
package enum StackAlignment: String, CaseIterable, Sendable {
  case fill
  case center
  case leading
  case top
  case trailing
  case bottom
  case firstBaseline
  case lastBaseline
}

/// The space between arranged views.
package enum StackSpacing: Hashable, Sendable {
  /// In points.
  case points(Double)
  /// UIKit's standard spacing between siblings.
  case standard
}
