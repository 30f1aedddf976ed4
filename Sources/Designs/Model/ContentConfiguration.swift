package import Diagnostics

/// What UIKit shows in a cell by itself from iOS 14 on (UIListContentConfiguration).
package struct ContentConfiguration: Sendable {
  /// Which of UIKit's configurations it begins as.
  package enum Kind: String, CaseIterable, Sendable {
    case cell
    case subtitleCell
    case valueCell
  }

  package var kind: Setting<Kind>
  /// nil shows none.
  package var text: Setting<TextTemplate?>
  /// nil shows none.
  package var secondaryText: Setting<TextTemplate?>
  package var image: Setting<ImageValue?>
  /// nil: as the kind has it, which is true for valueCell.
  package var prefersSideBySideTextAndSecondaryText: Setting<Bool?>
  package var span: Span

  package init(
    kind: Setting<Kind>, text: Setting<TextTemplate?>, secondaryText: Setting<TextTemplate?>,
    image: Setting<ImageValue?>, prefersSideBySideTextAndSecondaryText: Setting<Bool?>, span: Span
  ) {
    self.kind = kind
    self.text = text
    self.secondaryText = secondaryText
    self.image = image
    self.prefersSideBySideTextAndSecondaryText = prefersSideBySideTextAndSecondaryText
    self.span = span
  }
}
