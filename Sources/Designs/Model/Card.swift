package import Diagnostics
package import Graphics

/// The card that a cell draws inside itself, so that the rest of the cell looks like space between cards.
package struct Card: Sendable {
  /// What the card is in the cell.
  package enum Placement: String, CaseIterable, Sendable {
    /// A subview of the contentView; it moves with it in editing.
    case contentSubview
    /// The cell's backgroundView.
    case backgroundView
    /// The cell's background configuration (iOS 14).
    case backgroundConfiguration
  }

  /// The card's shadow.
  package struct Shadow: Sendable {
    package var color: Setting<ColorValue>
    /// 0 to 1.
    package var opacity: Setting<Double>
    /// CALayer's shadowRadius, in points.
    package var radius: Setting<Double>
    package var x: Setting<Double>
    package var y: Setting<Double>

    /// What CALayer has by itself.
    package static let unseen = Shadow(
      color: Setting(otherwise: .fixed(.black)), opacity: Setting(otherwise: 0),
      radius: Setting(otherwise: 3),
      x: Setting(otherwise: 0), y: Setting(otherwise: -3))

    package init(
      color: Setting<ColorValue>, opacity: Setting<Double>, radius: Setting<Double>, x: Setting<Double>,
      y: Setting<Double>
    ) {
      self.color = color
      self.opacity = opacity
      self.radius = radius
      self.x = x
      self.y = y
    }
  }

  package var placement: Placement
  /// From the contentView (contentSubview) or the cell, in points: the fake spacing.
  package var insets: Setting<DirectionalEdgeInsets>
  package var backgroundColor: Setting<ColorValue?>
  package var cornerRadius: Setting<Double>
  package var cornerCurve: Setting<CornerCurve>
  package var strokeColor: Setting<ColorValue?>
  package var strokeWidth: Setting<Double>
  package var shadow: Setting<Shadow?>
  package var span: Span

  package init(
    placement: Placement, insets: Setting<DirectionalEdgeInsets>, backgroundColor: Setting<ColorValue?>,
    cornerRadius: Setting<Double>, cornerCurve: Setting<CornerCurve>, strokeColor: Setting<ColorValue?>,
    strokeWidth: Setting<Double>, shadow: Setting<Shadow?>, span: Span
  ) {
    self.placement = placement
    self.insets = insets
    self.backgroundColor = backgroundColor
    self.cornerRadius = cornerRadius
    self.cornerCurve = cornerCurve
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
    self.shadow = shadow
    self.span = span
  }
}
