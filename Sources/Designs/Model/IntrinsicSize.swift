/// The size that a view has by itself (UIView.intrinsicContentSize).
package struct IntrinsicSize: Hashable, Sendable {
  /// What says a length of it.
  package enum Length: Hashable, Sendable {
    case content
    case points(Double)
    /// There is none: UIView.noIntrinsicMetric.
    case none
  }

  package var width: Length
  package var height: Length

  /// What every view has unless something else is said.
  package static let ofContent = IntrinsicSize(width: .content, height: .content)

  package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}
