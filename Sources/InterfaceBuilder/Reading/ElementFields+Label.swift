import Designs

extension ElementFields {
  mutating func label() -> LabelContent {
    LabelContent(
      text: text("text", attributed: "attributedText") ?? .plain(""), font: font("fontDescription"),
      textColor: color("textColor"), highlightedColor: color("highlightedColor"),
      shadowColor: color("shadowColor"),
      shadowOffset: size("shadowOffset"), alignment: choice("textAlignment", default: .natural),
      lineBreakMode: lineBreakMode("lineBreakMode", default: .byTruncatingTail),
      numberOfLines: max(0, integer("numberOfLines") ?? 1),
      baselineAdjustment: choice("baselineAdjustment", default: .alignBaselines), shrinking: shrinking(),
      adjustsFontForContentSizeCategory: flag("adjustsFontForContentSizeCategory"),
      preferredMaxLayoutWidth: positiveLength("preferredMaxLayoutWidth"),
      isEnabled: flag("enabled", default: true),
      isHighlighted: flag("highlighted"))
  }

  mutating func shrinking() -> TextShrinking {
    TextShrinking(
      adjustsFontSizeToFitWidth: flag("adjustsFontSizeToFit", default: true),
      minimumScaleFactor: positiveLength("minimumScaleFactor"),
      minimumFontSize: positiveLength("minimumFontSize"),
      adjustsLetterSpacing: flag("adjustsLetterSpacingToFitWidth"))
  }

  /// A number of which 0 means that there is none.
  mutating func positiveLength(_ name: String) -> Double? {
    guard let number = number(name), number > 0 else { return nil }
    return number
  }

  mutating func imageView() -> ImageContent {
    ImageContent(
      image: image("image", catalog: "catalog"), highlightedImage: image("highlightedImage"),
      symbolConfiguration: symbolConfiguration("preferredSymbolConfiguration"),
      isHighlighted: flag("highlighted"),
      adjustsImageSizeForAccessibilityContentSizeCategory: flag(
        "adjustsImageSizeForAccessibilityContentSizeCategory"))
  }
}
