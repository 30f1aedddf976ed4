package import Graphics

/// How a view that its frame places follows its superview (UIView.AutoresizingMask).
package struct Autoresizing: Hashable, Sendable {
  /// What gives way along an axis: the margin before the view, its length, the margin behind it.
  package struct Flexible: OptionSet, Hashable, Sendable {
    package var rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let before = Flexible(rawValue: 1)
    package static let length = Flexible(rawValue: 2)
    package static let after = Flexible(rawValue: 4)
  }

  package var horizontal: Flexible
  package var vertical: Flexible
  /// The superview's size that the frame was made for, in points.
  package var superview: Size

  package init(horizontal: Flexible, vertical: Flexible, superview: Size) {
    self.horizontal = horizontal
    self.vertical = vertical
    self.superview = superview
  }
}
