package import Designs

/// How any view looks and behaves, whatever it is.
package struct ViewAppearance: Hashable, Sendable {
  package var isHidden = false
  /// 0 to 1.
  package var alpha = 1.0
  package var isOpaque = true
  package var clipsSubviews = false
  package var contentMode = ImageView.ContentMode.scaleToFill
  package var tag = 0
  package var semanticContentAttribute = SemanticContentAttribute.unspecified
  package var isUserInteractionEnabled = true
  package var backgroundColor: InterfaceColor?
  package var tintColor: InterfaceColor?
}
