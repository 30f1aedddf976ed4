/// What a text view shows.
package struct TextView: Sendable {
  package var text: Setting<TextTemplate>
  package var font: Setting<FontValue>
  /// nil: the system's label colour, black before iOS 13.
  package var textColor: Setting<ColorValue?>
  package var textAlignment: Setting<Label.Alignment>
  /// Whether text that does not fit is scrolled to; such a text view has no size by itself.
  package var isScrollEnabled: Setting<Bool>

  package init(
    text: Setting<TextTemplate>, font: Setting<FontValue>, textColor: Setting<ColorValue?>,
    textAlignment: Setting<Label.Alignment>, isScrollEnabled: Setting<Bool>
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.isScrollEnabled = isScrollEnabled
  }
}
