import Designs
import Graphics

extension ElementFields {
  mutating func button() -> ButtonContent {
    ButtonContent(
      type: choice("buttonType", default: .custom), font: font("fontDescription"), states: buttonStates(),
      configuration: buttonConfiguration(),
      lineBreakMode: lineBreakMode("lineBreakMode", default: .byTruncatingMiddle),
      titleShadowOffset: size("titleShadowOffset"), contentEdgeInsets: inset("contentEdgeInsets"),
      titleEdgeInsets: inset("titleEdgeInsets"), imageEdgeInsets: inset("imageEdgeInsets"),
      horizontalAlignment: choice("contentHorizontalAlignment", default: .center),
      verticalAlignment: choice("contentVerticalAlignment", default: .center),
      role: choice("role", default: .normal), isEnabled: flag("enabled", default: true),
      isSelected: flag("selected"), isHighlighted: flag("highlighted"),
      adjustsImageWhenHighlighted: flag("adjustsImageWhenHighlighted", default: true),
      adjustsImageWhenDisabled: flag("adjustsImageWhenDisabled", default: true),
      showsMenuAsPrimaryAction: flag("showsMenuAsPrimaryAction"),
      changesSelectionAsPrimaryAction: flag("changesSelectionAsPrimaryAction"))
  }

  private mutating func buttonStates() -> [ButtonState] {
    children("state").compactMap { element in
      var fields = ElementFields(element, log)
      guard let key: ButtonState.Key = fields.optionalChoice("key") else { return nil }
      var state = ButtonState(key: key)
      state.title = fields.text("title", attributed: "attributedTitle")
      state.titleColor = fields.color("titleColor")
      state.titleShadowColor = fields.color("titleShadowColor")
      state.image = fields.image("image", catalog: "catalog")
      state.backgroundImage = fields.image("backgroundImage")
      state.symbolConfiguration =
        fields.symbolConfiguration("preferredSymbolConfiguration")
        ?? fields.symbolConfiguration("preferredSymbolConfigurationForImage")
      fields.finish()
      return state
    }
  }

  private mutating func buttonConfiguration() -> ButtonConfiguration? {
    read(child("buttonConfiguration", key: "configuration")) { $0.buttonConfigurationValue() }
  }

  private mutating func buttonConfigurationValue() -> ButtonConfiguration {
    ButtonConfiguration(
      style: choice("style", default: .plain), title: text("title", attributed: "attributedTitle"),
      subtitle: text("subtitle", attributed: "attributedSubtitle"), titleFont: font("titleFontDescription"),
      subtitleFont: font("subtitleFontDescription"),
      titleLineBreakMode: choice(
        "titleLineBreakMode", words: { Label.LineBreakMode.fileNames },
        read: { Label.LineBreakMode(fileName: $0) }),
      image: image("image", catalog: "catalog"),
      symbolConfiguration: symbolConfiguration("preferredSymbolConfigurationForImage")
        ?? symbolConfiguration("preferredSymbolConfiguration"),
      baseForegroundColor: color("baseForegroundColor"), baseBackgroundColor: color("baseBackgroundColor"),
      background: buttonBackground(), cornerStyle: optionalChoice("cornerStyle"),
      size: optionalChoice("buttonSize"),
      imagePlacement: choice("imagePlacement", default: .leading), imagePadding: number("imagePadding"),
      titlePadding: number("titlePadding"), titleAlignment: choice("titleAlignment", default: .automatic),
      contentInsets: directionalInsets("contentInsets"),
      showsActivityIndicator: flag("showsActivityIndicator"))
  }

  private mutating func buttonBackground() -> ButtonConfiguration.Background? {
    read(child("backgroundConfiguration", key: "background")) { fields in
      ButtonConfiguration.Background(
        color: fields.color("backgroundColor"), strokeColor: fields.color("strokeColor"),
        strokeWidth: fields.number("strokeWidth"), cornerRadius: fields.number("cornerRadius"),
        image: fields.image("image", catalog: "catalog"))
    }
  }
}
