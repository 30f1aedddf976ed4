package import Graphics

/// A view or a layout guide, as far as layout knows it.
package struct LayoutItem: Hashable, Sendable {
  /// The place of an item in its system.
  package struct ID: Hashable, Sendable {
    /// Counts from 0 in the order of adding.
    package let index: Int

    package init(index: Int) { self.index = index }
  }

  /// The superview, or the owner of a guide; an item without one is a root, whose frame begins at 0, 0.
  package var parent: ID?
  /// The size that the content asks for, of the alignment rectangle, in points; nil is UIKit's `noIntrinsicMetric`.
  package var intrinsicSize: PerAxis<Double?>
  /// Resistance to growing beyond the intrinsic size (documented: low unless set).
  package var hugging: PerAxis<ConstraintPriority>
  /// Resistance to shrinking below the intrinsic size (documented: high unless set).
  package var compressionResistance: PerAxis<ConstraintPriority>
  /// From the frame's edges to the alignment rectangle's, which constraints hold on to.
  package var alignmentInsets: EdgeInsets
  /// From the frame's edges to where its margins are; sides are fixed in space.
  package var margins: EdgeInsets
  /// From the top of the alignment rectangle down to the first baseline; nil puts that baseline at the bottom.
  package var firstBaseline: Double?
  /// From the bottom of the alignment rectangle up to the last baseline; nil puts that baseline at the bottom.
  package var lastBaseline: Double?

  package init(
    parent: ID? = nil, intrinsicSize: PerAxis<Double?> = PerAxis(nil),
    hugging: PerAxis<ConstraintPriority> = PerAxis(.defaultLow),
    compressionResistance: PerAxis<ConstraintPriority> = PerAxis(.defaultHigh),
    alignmentInsets: EdgeInsets = .zero,
    margins: EdgeInsets = .zero, firstBaseline: Double? = nil, lastBaseline: Double? = nil
  ) {
    self.parent = parent
    self.intrinsicSize = intrinsicSize
    self.hugging = hugging
    self.compressionResistance = compressionResistance
    self.alignmentInsets = alignmentInsets
    self.margins = margins
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
  }
}
