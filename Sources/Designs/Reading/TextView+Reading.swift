/// The keys of a text view.
enum TextViewKeys {
  static let text = Key("text", Shapes.text, "The text; {name} stands for the row's data.")
  static let font = Key("font", Shapes.font, "The system font at 17 points unless given.")
  static let textColor = Key("textColor", Shapes.color, "Else the system's label colour.")
  static let textAlignment = Key(
    "textAlignment", Shapes.name(Label.Alignment.self, of: "an alignment"), "natural unless given.")
  static let isScrollEnabled = Key(
    "isScrollEnabled", Shapes.boolean, "true unless given; else the view is as high as its text.")

  static let entries = [
    text.entry, font.entry, textColor.entry, textAlignment.entry, isScrollEnabled.entry,
  ]
}

extension DesignDecoder {
  mutating func textView(in fields: Fields) -> TextView {
    TextView(
      text: setting(TextViewKeys.text, in: fields, default: .empty),
      font: setting(TextViewKeys.font, in: fields, default: .label),
      textColor: optional(TextViewKeys.textColor, in: fields),
      textAlignment: setting(TextViewKeys.textAlignment, in: fields, default: .natural),
      isScrollEnabled: setting(TextViewKeys.isScrollEnabled, in: fields, default: true))
  }
}
