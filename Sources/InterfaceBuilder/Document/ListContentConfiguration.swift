package import Designs

/// `UIListContentConfiguration` of a cell, as far as it is drawn; fonts, colours, margins and paddings that a file gives
/// are told as unsupported.
package struct ListContentConfiguration: Hashable, Sendable {
  /// The configuration that it starts from; nil: one of a header or a sidebar.
  package var kind: ContentConfiguration.Kind?
  package var text: InterfaceText?
  package var secondaryText: InterfaceText?
  package var image: InterfaceImage?
  package var symbolConfiguration: SymbolConfiguration?
  package var prefersSideBySideTextAndSecondaryText: Bool
}
