import JSON

/// The keys of a content configuration.
enum ContentConfigurationKeys {
  static let type = Key(
    "type", Shapes.name(ContentConfiguration.Kind.self, of: "a content configuration"), "cell unless given.")
  static let text = Key("text", Shapes.text, "The text; {name} stands for the row's data.")
  static let secondaryText = Key("secondaryText", Shapes.text, "The text below or beside it.")
  static let image = Key("image", Shapes.image, "The image before the text.")
  static let prefersSideBySide = Key(
    "prefersSideBySideTextAndSecondaryText", Shapes.boolean,
    "Whether both stand side by side where they fit; true for valueCell, else false unless given.")

  static let form = ObjectForm(
    "contentConfiguration", "a content configuration",
    [type.entry, text.entry, secondaryText.entry, image.entry, prefersSideBySide.entry])
}

extension ContentConfiguration {
  static let shape = Shape<ContentConfiguration>(form: .object(ContentConfigurationKeys.form.name)) {
    decoder, node in
    guard let fields = decoder.fields(of: node, ContentConfigurationKeys.form) else { return nil }
    return ContentConfiguration(
      kind: decoder.setting(ContentConfigurationKeys.type, in: fields, default: .cell),
      text: decoder.optional(ContentConfigurationKeys.text, in: fields),
      secondaryText: decoder.optional(ContentConfigurationKeys.secondaryText, in: fields),
      image: decoder.optional(ContentConfigurationKeys.image, in: fields),
      prefersSideBySideTextAndSecondaryText: decoder.optional(
        ContentConfigurationKeys.prefersSideBySide, in: fields), span: decoder.document.span(node))
  }
}
