/// An image view.
package struct ImageContent: Hashable, Sendable {
  package var image: InterfaceImage?
  package var highlightedImage: InterfaceImage?
  package var symbolConfiguration: SymbolConfiguration?
  package var isHighlighted: Bool
  package var adjustsImageSizeForAccessibilityContentSizeCategory: Bool
}
