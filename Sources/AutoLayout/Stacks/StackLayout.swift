/// A stack and what it arranges (UIStackView), to be made into constraints.
package struct StackLayout: Sendable {
  /// How views stand across the axis.
  package enum Alignment: Hashable, Sendable {
    case fill
    /// The top, or the leading edge.
    case start
    case center
    /// The bottom, or the trailing edge.
    case end
    /// Baselines at one height; across a horizontal stack only.
    case firstBaseline
    case lastBaseline

    var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
  }

  /// An arranged view.
  package struct Arranged: Hashable, Sendable {
    package var item: LayoutItem.ID
    package var isHidden: Bool
    /// The spacing behind it in place of the stack's (`setCustomSpacing(_:after:)`), in points.
    package var customSpacing: Double?
    /// The length along the axis that its constraints alone would give it, in points: what a view without an intrinsic
    /// length counts in proportions.
    package var fittingLength: Double?

    package init(
      _ item: LayoutItem.ID, isHidden: Bool = false, customSpacing: Double? = nil,
      fittingLength: Double? = nil
    ) {
      self.item = item
      self.isHidden = isHidden
      self.customSpacing = customSpacing
      self.fittingLength = fittingLength
    }
  }

  /// The stack's own item.
  package var item: LayoutItem.ID
  package var axis: LayoutAxis
  package var distribution: StackDistribution
  package var alignment: Alignment
  /// In points.
  package var spacing: Double
  package var isLayoutMarginsRelativeArrangement: Bool
  /// Whether spacing along a vertical stack is from last to first baseline.
  package var isBaselineRelativeArrangement: Bool
  package var arranged: [Arranged]

  package init(
    _ item: LayoutItem.ID, axis: LayoutAxis = .horizontal, distribution: StackDistribution = .fill,
    alignment: Alignment = .fill, spacing: Double = 0, isLayoutMarginsRelativeArrangement: Bool = false,
    isBaselineRelativeArrangement: Bool = false, arranged: [Arranged]
  ) {
    self.item = item
    self.axis = axis
    self.distribution = distribution
    self.alignment = alignment
    self.spacing = spacing
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    self.arranged = arranged
  }
}
