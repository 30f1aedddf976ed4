/// What a label shows.
package struct Label: Sendable {
  /// Where lines stand in the width (NSTextAlignment).
  package enum Alignment: String, CaseIterable, Sendable {
    case natural
    case left
    case center
    case right
    case justified
  }

  /// Where lines end (NSLineBreakMode).
  package enum LineBreakMode: String, CaseIterable, Sendable {
    case byWordWrapping
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
  }

  package var text: Setting<TextTemplate>
  package var font: Setting<FontValue>
  /// nil: the system's label colour, black before iOS 13.
  package var textColor: Setting<ColorValue?>
  package var textAlignment: Setting<Alignment>
  /// 0: any.
  package var numberOfLines: Setting<Int>
  package var lineBreakMode: Setting<LineBreakMode>
  package var adjustsFontSizeToFitWidth: Setting<Bool>
  /// 0 to 1; 0 is UIKit's own least.
  package var minimumScaleFactor: Setting<Double>
  package var adjustsFontForContentSizeCategory: Setting<Bool>

  package init(
    text: Setting<TextTemplate>, font: Setting<FontValue>, textColor: Setting<ColorValue?>,
    textAlignment: Setting<Alignment>, numberOfLines: Setting<Int>, lineBreakMode: Setting<LineBreakMode>,
    adjustsFontSizeToFitWidth: Setting<Bool>, minimumScaleFactor: Setting<Double>,
    adjustsFontForContentSizeCategory: Setting<Bool>
  ) {
    self.text = text
    self.font = font
    self.textColor = textColor
    self.textAlignment = textAlignment
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    self.minimumScaleFactor = minimumScaleFactor
    self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
  }
}
