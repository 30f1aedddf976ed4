/// The keys of a label.
enum LabelKeys {
  static let text = Key("text", Shapes.text, "The text; {name} stands for the row's data.")
  static let font = Key("font", Shapes.font, "The system font at 17 points unless given.")
  static let textColor = Key("textColor", Shapes.color, "Else the system's label colour.")
  static let textAlignment = Key(
    "textAlignment", Shapes.name(Label.Alignment.self, of: "a text alignment"), "natural unless given.")
  static let numberOfLines = Key(
    "numberOfLines", Shapes.integer(0...1000), "0 is any number; 1 unless given.")
  static let lineBreakMode = Key(
    "lineBreakMode", Shapes.name(Label.LineBreakMode.self, of: "a line break mode"),
    "byTruncatingTail unless given.")
  static let adjustsFontSizeToFitWidth = Key(
    "adjustsFontSizeToFitWidth", Shapes.boolean, "Whether a text that is too wide is drawn smaller.")
  static let minimumScaleFactor = Key(
    "minimumScaleFactor", Shapes.number(.unit), "How much smaller, from 0 to 1; 0 is UIKit's own least.")
  static let adjustsFontForContentSizeCategory = Key(
    "adjustsFontForContentSizeCategory", Shapes.boolean,
    "Whether the font follows later changes of the user's text size.")

  static let entries = [
    text.entry, font.entry, textColor.entry, textAlignment.entry, numberOfLines.entry, lineBreakMode.entry,
    adjustsFontSizeToFitWidth.entry, minimumScaleFactor.entry, adjustsFontForContentSizeCategory.entry,
  ]
}

/// The keys of an image view.
enum ImageViewKeys {
  static let image = Key("image", Shapes.image, "The image.")
  static let contentMode = Key(
    "contentMode", Shapes.name(ImageView.ContentMode.self, of: "a content mode"),
    "How the image fills the view; scaleToFill unless given.")
}

extension TextTemplate {
  package static let empty = TextTemplate(segments: [])
}

extension DesignDecoder {
  /// What distinguishes a view of one type from the others.
  mutating func viewKind(_ type: ViewType, in fields: Fields, children: [View]) -> View.Kind? {
    switch type {
    case .view: .view
    case .textView: .textView(textView(in: fields))
    case .spacer: .spacer
    case .placeholder: .placeholder
    case .label: .label(label(in: fields))
    case .image:
      .image(
        ImageView(
          image: optional(ImageViewKeys.image, in: fields),
          contentMode: setting(ImageViewKeys.contentMode, in: fields, default: .scaleToFill)))
    case .button:
      .button(button(in: fields))
    case .stack: .stack(stack(in: fields, children: children))
    case .switch, .textField, .slider, .segmentedControl, .stepper, .progress, .activityIndicator:
      control(type, in: fields).map { .control($0) }
    }
  }

  private mutating func label(in fields: Fields) -> Label {
    let font = setting(LabelKeys.font, in: fields, default: .label)
    let alignment = setting(LabelKeys.textAlignment, in: fields, default: .natural)
    let lines = setting(LabelKeys.numberOfLines, in: fields, default: 1)
    return label(in: fields, font: font, textAlignment: alignment, numberOfLines: lines)
  }

  /// A label with what its default depends on already read.
  mutating func label(
    in fields: Fields, font: Setting<FontValue>, textAlignment: Setting<Label.Alignment>,
    numberOfLines: Setting<Int>
  ) -> Label {
    Label(
      text: setting(LabelKeys.text, in: fields, default: .empty), font: font,
      textColor: optional(LabelKeys.textColor, in: fields), textAlignment: textAlignment,
      numberOfLines: numberOfLines,
      lineBreakMode: setting(LabelKeys.lineBreakMode, in: fields, default: .byTruncatingTail),
      adjustsFontSizeToFitWidth: setting(LabelKeys.adjustsFontSizeToFitWidth, in: fields, default: false),
      minimumScaleFactor: setting(LabelKeys.minimumScaleFactor, in: fields, default: 0),
      adjustsFontForContentSizeCategory: setting(
        LabelKeys.adjustsFontForContentSizeCategory, in: fields, default: false))
  }
}
