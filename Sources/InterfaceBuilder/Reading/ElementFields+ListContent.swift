extension ElementFields {
  /// The content configuration of a cell, whichever key it has.
  mutating func listContentConfiguration() -> ListContentConfiguration? {
    read(child("listContentConfiguration")) { fields in
      ListContentConfiguration(
        style: fields.string("style"), text: fields.text("text", attributed: "attributedText"),
        secondaryText: fields.text("secondaryText", attributed: "secondaryAttributedText"),
        image: fields.image("image", catalog: "catalog"),
        symbolConfiguration: fields.symbolConfiguration("preferredSymbolConfiguration"),
        textFont: fields.font("textFontDescription") ?? fields.font("fontDescription"),
        secondaryTextFont: fields.font("secondaryTextFontDescription"), textColor: fields.color("textColor"),
        secondaryTextColor: fields.color("secondaryTextColor"),
        imageTintColor: fields.color("imageTintColor"),
        layoutMargins: fields.directionalInsets("directionalLayoutMargins"),
        prefersSideBySideTextAndSecondaryText: fields.flag("prefersSideBySideTextAndSecondaryText"),
        imageToTextPadding: fields.number("imageToTextPadding"),
        textToSecondaryTextHorizontalPadding: fields.number("textToSecondaryTextHorizontalPadding"),
        textToSecondaryTextVerticalPadding: fields.number("textToSecondaryTextVerticalPadding"))
    }
  }
}
