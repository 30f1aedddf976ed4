/// What a system button shows.
package struct Button: Sendable {
  package var title: Setting<TextTemplate>
  /// nil: UIKit's 15 points.
  package var font: Setting<FontValue?>
  /// nil: the tint colour.
  package var titleColor: Setting<ColorValue?>
  package var image: Setting<ImageValue?>

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
