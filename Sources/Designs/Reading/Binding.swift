import JSON

/// What a design puts in the place of what a view of a document shows.
struct Binding {
  var text: Setting<TextTemplate>?
  var image: Setting<ImageValue?>?
  var hidden: Setting<Bool>?
  var textColor: Setting<ColorValue?>?
  var tintColor: Setting<ColorValue?>?
  var backgroundColor: Setting<ColorValue?>?

  static let form = Form.either([
    .rules(Shapes.text.form), .rules(Shapes.image.form), .object(BindingKeys.form.name),
  ])

  /// Gives a view what it is to show; what it cannot show is told, as the rest of a sentence about it.
  func apply(to view: inout View) -> String? {
    if let hidden { view.hidden = hidden }
    if let tintColor { view.tintColor = tintColor }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    if let text, !view.kind.editText({ shown, _ in shown = text }) {
      return "\(view.kind.words), which shows no text"
    }
    if let image, !view.kind.show(image) { return "\(view.kind.words), which shows no image" }
    if let textColor, !view.kind.editText({ _, color in color = textColor }) {
      return "\(view.kind.words), which shows no text"
    }
    return nil
  }
}

/// The keys of a binding that says more than one thing.
enum BindingKeys {
  static let text = Key("text", Shapes.text, "The text or title; {name} stands for the row's data.")
  static let image = Key("image", Shapes.image, "The image of an image view or a button.")
  static let hidden = Key("hidden", Shapes.boolean, "Whether the view is hidden.")
  static let textColor = Key("textColor", Shapes.color, "The colour of its text.")
  static let tintColor = Key("tintColor", Shapes.color, "Its tint.")
  static let backgroundColor = Key("backgroundColor", Shapes.color, "Its background.")

  static let form = ObjectForm(
    "binding", "a binding",
    [
      text.entry, image.entry, hidden.entry, textColor.entry, tintColor.entry, backgroundColor.entry,
    ], siblings: ["namedImage"])
}

extension DesignDecoder {
  /// A text, an image or both and more; nil where it is none of them, which is reported.
  mutating func binding(at node: Int) -> Binding? {
    let isLocalized = document.member(LocalizedTextKeys.localized.name, of: node) != nil
    if document.kind(node) == .object, !isImage(node), !isLocalized { return wholeBinding(at: node) }
    var binding = Binding()
    if isImage(node) || looksLikeRules(node) && ruleValues(node).contains(where: isImage) {
      let shape = Shapes.image
      binding.image = setting(at: node, shape.map { Optional($0) }, default: nil)
    } else if document.kind(node) == .string || isLocalized || looksLikeRules(node) {
      binding.text = setting(at: node, Shapes.text, default: .empty)
    } else {
      return wrongType(node, Binding.form)
    }
    return binding
  }

  private mutating func wholeBinding(at node: Int) -> Binding? {
    guard let fields = fields(of: node, BindingKeys.form) else { return nil }
    func given<Value>(_ setting: Setting<Value>) -> Setting<Value>? { setting.isSet ? setting : nil }
    return Binding(
      text: given(setting(BindingKeys.text, in: fields, default: .empty)),
      image: given(optional(BindingKeys.image, in: fields)),
      hidden: given(setting(BindingKeys.hidden, in: fields, default: false)),
      textColor: given(optional(BindingKeys.textColor, in: fields)),
      tintColor: given(optional(BindingKeys.tintColor, in: fields)),
      backgroundColor: given(optional(BindingKeys.backgroundColor, in: fields)))
  }

  private func isImage(_ node: Int) -> Bool {
    document.member(ImageKeys.named.name, of: node) != nil
      || document.member(ImageKeys.systemName.name, of: node) != nil
  }

  private func ruleValues(_ node: Int) -> [Int] {
    document.elements(of: node).compactMap { document.member(RuleKeys.use, of: $0) }
  }
}

extension View.Kind {
  /// What the view is, in words: in general for controls, and where a type's name says too little.
  fileprivate var words: String {
    switch self {
    case .view: "a plain view"
    case .placeholder: "a view that is drawn as a box"
    case .control(.textField): ViewType.textField.words
    case .control: "a control"
    default: ViewType(of: self).words
    }
  }

  /// Changes the text that the view shows and its colour; false where it shows none.
  fileprivate mutating func editText(
    _ edit: (inout Setting<TextTemplate>, inout Setting<ColorValue?>) -> Void
  ) -> Bool {
    switch self {
    case .label(var label):
      edit(&label.text, &label.textColor)
      self = .label(label)
    case .textView(var view):
      edit(&view.text, &view.textColor)
      self = .textView(view)
    case .button(var button):
      edit(&button.title, &button.titleColor)
      self = .button(button)
    case .control(.textField(var field)):
      edit(&field.text, &field.textColor)
      self = .control(.textField(field))
    default: return false
    }
    return true
  }

  fileprivate mutating func show(_ image: Setting<ImageValue?>) -> Bool {
    switch self {
    case .image(var view):
      view.image = image
      self = .image(view)
    case .button(var button):
      button.image = image
      self = .button(button)
    default: return false
    }
    return true
  }
}
