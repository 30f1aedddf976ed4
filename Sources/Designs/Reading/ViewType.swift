/// The types of views, by the name in design files.
enum ViewType: String, CaseIterable, Sendable {
  case view
  case label
  case textView
  case image
  case button
  case stack
  case spacer
  case `switch`
  case textField
  case slider
  case segmentedControl
  case stepper
  case progress
  case activityIndicator
  case placeholder

  static let key = "type"

  /// The name of the object form.
  var formName: String { rawValue + (self == .view ? "" : "View") }

  /// What such a view takes: its own keys and those of every view.
  var form: ObjectForm { ViewType.forms[self] ?? ViewType.makeForm(self) }

  private static let forms = Dictionary(uniqueKeysWithValues: allCases.map { ($0, makeForm($0)) })

  static func makeForm(_ type: ViewType) -> ObjectForm {
    let typeEntry = ObjectForm.Entry(
      name: key, form: .names([type.rawValue], of: "a view type"), isRequired: true, about: type.about)
    return ObjectForm(
      type.formName, type.words, [typeEntry] + type.ownEntries + ViewKeys.common,
      notYet: type.notYet, siblings: allCases.filter { $0 != type }.map(\.formName))
  }

  private var notYet: [String] { self == .label ? ["attributedText"] : [] }

  /// What such a view is, in words.
  var words: String {
    switch self {
    case .view: "a view"
    case .label: "a label"
    case .textView: "a text view"
    case .image: "an image view"
    case .button: "a button"
    case .stack: "a stack"
    case .spacer: "a spacer"
    case .switch: "a switch"
    case .textField: "a text field"
    case .slider: "a slider"
    case .segmentedControl: "a segmented control"
    case .stepper: "a stepper"
    case .progress: "a progress view"
    case .activityIndicator: "an activity indicator"
    case .placeholder: "a placeholder"
    }
  }

  private var about: String {
    switch self {
    case .view: "UIView."
    case .label: "UILabel."
    case .textView: "UITextView."
    case .image: "UIImageView."
    case .button: "UIButton."
    case .stack: "UIStackView."
    case .spacer: "An empty view that takes what a stack has left."
    case .switch: "UISwitch."
    case .textField: "UITextField."
    case .slider: "UISlider."
    case .segmentedControl: "UISegmentedControl."
    case .stepper: "UIStepper."
    case .progress: "UIProgressView."
    case .activityIndicator: "UIActivityIndicatorView."
    case .placeholder: "A box in the place of a view that is not drawn."
    }
  }

  private var ownEntries: [ObjectForm.Entry] {
    switch self {
    case .spacer, .stepper: []
    case .view, .placeholder: [ViewKeys.className.entry]
    case .label: LabelKeys.entries
    case .textView: TextViewKeys.entries
    case .image: [ImageViewKeys.image.entry, ImageViewKeys.contentMode.entry]
    case .button: ButtonKeys.entries
    case .stack: StackKeys.entries
    case .switch: [ControlKeys.isOn.entry]
    case .textField: TextFieldKeys.entries
    case .slider: [ControlKeys.value.entry]
    case .segmentedControl: [ControlKeys.segments.entry, ControlKeys.selectedSegmentIndex.entry]
    case .progress: [ControlKeys.progress.entry]
    case .activityIndicator: [ControlKeys.indicatorStyle.entry]
    }
  }
}
