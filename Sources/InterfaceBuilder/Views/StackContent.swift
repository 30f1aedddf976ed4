package import Designs

/// A stack view.
package struct StackContent: Hashable, Sendable {
  package var axis: Stack.Axis
  package var distribution: Stack.Distribution
  package var alignment: Stack.Alignment
  package var spacing: StackSpacing
  package var isBaselineRelativeArrangement: Bool
  /// Whether its views keep inside its margins: no attribute says so, margins that are given do.
  package var isLayoutMarginsRelativeArrangement: Bool
}

/// The space between arranged views.
package enum StackSpacing: Hashable, Sendable {
  /// In points.
  case points(Double)
  /// UIKit's standard spacing between siblings.
  case standard
}
