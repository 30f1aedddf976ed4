/// What an image view shows.
package struct ImageView: Sendable {
  /// How the image fills the view (UIView.ContentMode).
  package enum ContentMode: String, CaseIterable, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  package var image: Setting<ImageValue?>
  package var contentMode: Setting<ContentMode>

  package init(image: Setting<ImageValue?>, contentMode: Setting<ContentMode>) {
    self.image = image
    self.contentMode = contentMode
  }
}
