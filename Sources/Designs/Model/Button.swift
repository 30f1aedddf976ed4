package import Graphics

/// What a system button shows.
package struct Button: Sendable {
  package var title: Setting<TextTemplate>
  /// nil: UIKit's own.
  package var font: Setting<FontValue?>
  /// nil: the tint colour.
  package var titleColor: Setting<ColorValue?>
  package var image: Setting<ImageValue?>
  /// Around title and image, in points; nil: UIKit's own.
  package var contentInsets: EdgeInsets?
  /// Whether a configuration describes it (UIButton.Configuration), which rounds no line up to whole points.
  package var hasConfiguration = false
  /// What a background image takes by itself, in points: the button is no smaller.
  package var backgroundSize: Size?
  /// Whether its type is custom, which has another font where none is set.
  package var isCustom = false

  package init(
    title: Setting<TextTemplate>, font: Setting<FontValue?>, titleColor: Setting<ColorValue?>,
    image: Setting<ImageValue?>
  ) {
    self.title = title
    self.font = font
    self.titleColor = titleColor
    self.image = image
  }
}
