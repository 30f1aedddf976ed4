package import Graphics

/// `UIListContentConfiguration` of a cell.
package struct ListContentConfiguration: Hashable, Sendable {
  /// The configuration that it starts from (`cell`, `subtitleCell`), as the file names it.
  package var style: String?
  package var text: InterfaceText?
  package var secondaryText: InterfaceText?
  package var image: InterfaceImage?
  package var symbolConfiguration: SymbolConfiguration?
  package var textFont: InterfaceFont?
  package var secondaryTextFont: InterfaceFont?
  package var textColor: InterfaceColor?
  package var secondaryTextColor: InterfaceColor?
  package var imageTintColor: InterfaceColor?
  package var layoutMargins: DirectionalEdgeInsets?
  package var prefersSideBySideTextAndSecondaryText: Bool
  package var imageToTextPadding: Double?
  package var textToSecondaryTextHorizontalPadding: Double?
  package var textToSecondaryTextVerticalPadding: Double?
}
