import Graphics
import JSON

/// The keys of a button.
enum ButtonKeys {
  static let buttonType = Key(
    fixed: "buttonType", Shapes.name(ButtonType.self, of: "a button type"), "system unless given.")
  static let title = Key("title", Shapes.text, "The title; {name} stands for the row's data.")
  static let font = Key(
    "font", Shapes.font, "The system font at 15 points unless given, at 18 where the buttonType is custom.")
  static let titleColor = Key("titleColor", Shapes.color, "The tint colour unless given.")
  static let image = Key("image", Shapes.image, "The image before the title.")
  static let backgroundImageSize = Key(
    fixed: "backgroundImageSize", Shapes.size, "Of an image behind title and image: the button is no smaller."
  )
  static let contentEdgeInsets = Key(
    fixed: "contentEdgeInsets", Shapes.edgeInsets, "Around title and image, in points; UIKit's unless given.")
  static let configuration = Key(
    fixed: "configuration", configurationShape, "What describes the button from iOS 15 on.")

  static let entries = [
    buttonType.entry, title.entry, font.entry, titleColor.entry, image.entry, backgroundImageSize.entry,
    contentEdgeInsets.entry, configuration.entry,
  ]

  enum ButtonType: String, CaseIterable, Sendable {
    case system
    case custom
  }

  /// UIButton.Configuration, as far as it is read.
  struct Configuration: Sendable {
    var contentInsets: DirectionalEdgeInsets?
  }

  static let contentInsets = Key(
    fixed: "contentInsets", Shapes.insets(standard: 0), "Around title and image; UIKit's unless given.")
  static let configurationForm = ObjectForm(
    "buttonConfiguration", "a button configuration", [contentInsets.entry])

  private static let configurationShape = Shape<Configuration>(
    form: .object("buttonConfiguration")
  ) { decoder, node in
    guard let fields = decoder.fields(of: node, configurationForm) else { return nil }
    return Configuration(contentInsets: decoder.value(contentInsets, in: fields))
  }
}

extension DesignDecoder {
  mutating func button(in fields: Fields) -> Button {
    var button = Button(
      title: setting(ButtonKeys.title, in: fields, default: .empty),
      font: optional(ButtonKeys.font, in: fields),
      titleColor: optional(ButtonKeys.titleColor, in: fields),
      image: optional(ButtonKeys.image, in: fields))
    button.isCustom = value(ButtonKeys.buttonType, in: fields) == .custom
    button.backgroundSize = value(ButtonKeys.backgroundImageSize, in: fields)
    button.contentInsets = value(ButtonKeys.contentEdgeInsets, in: fields)
    guard let place = fields[ButtonKeys.configuration.name] else { return button }
    if let configuration = value(ButtonKeys.configuration, in: fields) {
      button.hasConfiguration = true
      button.contentInsets = configuration.contentInsets.map { $0.resolved(rightToLeft: false) }
    }
    if let insets = fields[ButtonKeys.contentEdgeInsets.name] {
      report(
        "conflicting-keys", at: max(place, insets),
        "a button has \"contentEdgeInsets\" or a \"configuration\", whose own are its \"contentInsets\"")
    }
    return button
  }
}
