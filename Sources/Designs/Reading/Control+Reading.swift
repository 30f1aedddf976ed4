/// The keys of the controls that have few.
enum ControlKeys {
  static let isOn = Key("isOn", Shapes.boolean, "false unless given.")
  static let value = Key("value", Shapes.number(.unit), "From 0 to 1.")
  static let progress = Key("progress", Shapes.number(.unit), "From 0 to 1.")
  static let segments = Key(
    fixed: "segments", Shapes.list(segment, count: 1...20), required: true, "The titles.")
  static let selectedSegmentIndex = Key(
    "selectedSegmentIndex", Shapes.integer(0...19), "From 0; none is selected unless given.")
  static let indicatorStyle = Key(
    "style", Shapes.name(IndicatorStyle.self, of: "an indicator style"), "medium unless given.")

  enum IndicatorStyle: String, CaseIterable, Sendable {
    case medium
    case large
  }

  /// A title, which rules may give.
  private static let segment = Shape<Setting<TextTemplate>>(form: .rules(Shapes.text.form)) { decoder, node in
    decoder.setting(at: node, Shapes.text, default: .empty)
  }
}

/// The keys of a text field.
enum TextFieldKeys {
  static let text = Key("text", Shapes.text, "The text; {name} stands for the row's data.")
  static let placeholder = Key("placeholder", Shapes.text, "Shown where the text is empty.")
  static let font = Key("font", Shapes.font, "The system font at 17 points unless given.")
  static let textColor = Key("textColor", Shapes.color, "Else the system's label colour.")
  static let borderStyle = Key(
    "borderStyle", Shapes.name(Control.TextField.BorderStyle.self, of: "a border style"),
    "none unless given.")

  static let entries = [text.entry, placeholder.entry, font.entry, textColor.entry, borderStyle.entry]
}

extension DesignDecoder {
  /// The control of a view's type; nil for the types that are none.
  mutating func control(_ type: ViewType, in fields: Fields) -> Control? {
    switch type {
    case .switch: return .switch(isOn: setting(ControlKeys.isOn, in: fields, default: false))
    case .slider: return .slider(value: setting(ControlKeys.value, in: fields, default: 0))
    case .stepper: return .stepper
    case .progress: return .progress(setting(ControlKeys.progress, in: fields, default: 0))
    case .segmentedControl: return segmentedControl(in: fields)
    case .activityIndicator:
      let style = setting(ControlKeys.indicatorStyle, in: fields, default: .medium)
      return .activityIndicator(isLarge: style.map { $0 == .large })
    case .textField:
      return .textField(
        Control.TextField(
          text: setting(TextFieldKeys.text, in: fields, default: .empty),
          placeholder: setting(TextFieldKeys.placeholder, in: fields, default: .empty),
          font: setting(TextFieldKeys.font, in: fields, default: .label),
          textColor: optional(TextFieldKeys.textColor, in: fields),
          borderStyle: setting(TextFieldKeys.borderStyle, in: fields, default: .none)))
    default: return nil
    }
  }

  private mutating func segmentedControl(in fields: Fields) -> Control {
    let titles = value(ControlKeys.segments, in: fields) ?? []
    let selected = optional(ControlKeys.selectedSegmentIndex, in: fields)
    let indices = selected.rules.map(\.use) + [selected.otherwise]
    if let place = fields[ControlKeys.selectedSegmentIndex.name], !titles.isEmpty,
      let index = indices.compactMap(\.self).first(where: { $0 >= titles.count })
    {
      report("unknown-segment", at: place, "there are \(titles.count) segments, from 0; there is no \(index)")
    }
    return .segmentedControl(titles: titles, selectedSegmentIndex: selected)
  }
}

extension Setting {
  /// The setting with every value changed alike.
  func map<Other>(_ transform: (Value) -> Other) -> Setting<Other> {
    Setting<Other>(
      rules: rules.map { Setting<Other>.Rule(when: $0.when, use: transform($0.use)) },
      otherwise: transform(otherwise), span: span)
  }
}
