import Graphics
import UIKitRules

extension WrittenObject {
  /// The keys that all views have for their looks.
  mutating func add(looksOf view: View) throws(WritingFault) {
    try add(ViewKeys.hidden, view.hidden, unless: false)
    try add(ViewKeys.alpha, view.alpha, unless: 1)
    try add(ViewKeys.backgroundColor, view.backgroundColor)
    try add(ViewKeys.tintColor, view.tintColor)
    try add(ViewKeys.cornerRadius, view.cornerRadius, unless: 0)
    try add(ViewKeys.cornerCurve, view.cornerCurve, unless: .circular)
    try add(ViewKeys.borderColor, view.borderColor)
    try add(ViewKeys.borderWidth, view.borderWidth, unless: 0)
    try add(ViewKeys.clipsToBounds, view.clipsToBounds, unless: false)
    if let shadow = try plain(view.shadow, of: ViewKeys.shadow.name) {
      add(ViewKeys.shadow, try json(shadow))
    }
  }

  private func json(_ shadow: Card.Shadow) throws(WritingFault) -> JSONValue {
    let unseen = Card.Shadow.unseen
    var object = WrittenObject(at: span)
    try object.add(ShadowKeys.color, shadow.color, unless: unseen.color.otherwise) { $0.json }
    // Whoever gives a shadow says how much of it shows.
    object.add(ShadowKeys.opacity, .number(try plain(shadow.opacity, of: ShadowKeys.opacity.name)))
    try object.add(ShadowKeys.radius, shadow.radius, unless: unseen.radius.otherwise)
    try object.add(ShadowKeys.x, shadow.x, unless: unseen.x.otherwise)
    try object.add(ShadowKeys.y, shadow.y, unless: unseen.y.otherwise)
    return object.value
  }

  /// The keys that all views have for their place and size.
  mutating func add(placeOf view: View) throws(WritingFault) {
    try add(ViewKeys.container, view.container, unless: .contentView)
    try add(ViewKeys.designBackgroundColor, view.designBackgroundColor)
    try add(ViewKeys.frame, view.frame) { $0.json }
    add(ViewKeys.autoresizingMask, view.autoresizing.map { .list($0.options.map { .string($0.rawValue) }) })
    try add(boundsOf: view)
    try add(ViewKeys.x, view.x)
    try add(ViewKeys.y, view.y)
    try add(ViewKeys.centerX, view.centerX)
    try add(ViewKeys.centerY, view.centerY)
    let span = span
    for (key, setting) in [(ViewKeys.width, view.width), (ViewKeys.height, view.height)] {
      try add(key, setting) { dimension throws(WritingFault) in
        guard case .points(let length) = dimension else {
          throw WritingFault("the height of an action", at: span)
        }
        return length.json
      }
    }
    add(ViewKeys.intrinsicContentSize, view.intrinsicSize.json)
    try add(ViewKeys.layoutMargins, view.layoutMargins) { $0.json(standard: 8) }
    // A control has another default, which follows its size on its system.
    var isControl = false
    if case .control = view.kind { isControl = true }
    add(
      ViewKeys.contentHuggingPriority,
      try plain(view.contentHuggingPriority, of: ViewKeys.contentHuggingPriority.name)
        .flatMap { $0.json(standard: LayoutPriority.low, isWhole: isControl) })
    add(
      ViewKeys.contentCompressionResistancePriority,
      try plain(
        view.contentCompressionResistancePriority, of: ViewKeys.contentCompressionResistancePriority.name
      ).flatMap { $0.json(standard: LayoutPriority.high, isWhole: false) })
  }

  /// The size that the frames of its children were made for.
  private mutating func add(boundsOf view: View) throws(WritingFault) {
    let sizes = Set(view.children.compactMap(\.autoresizing?.superview))
    if sizes.count > 1 { throw WritingFault("frames that were made for several sizes", at: span) }
    if let size = sizes.first, size != view.frame.otherwise?.size { add(ViewKeys.bounds, size.json) }
  }

  /// What distinguishes a view of one type from the others.
  mutating func add(contentOf view: View) throws(WritingFault) {
    switch view.kind {
    case .view, .spacer, .placeholder: break
    case .label(let label):
      try add(textOf: label)
      try add(LabelKeys.font, label.font.map(\.leastSaid), unless: .label) { $0.json }
      try add(LabelKeys.textAlignment, label.textAlignment, unless: .natural)
      try add(LabelKeys.numberOfLines, label.numberOfLines, unless: 1) { .number(Double($0)) }
      try add(linesOf: label)
    case .textView(let textView): try add(textView)
    case .image(let image): try add(image)
    case .button(let button): try add(button)
    case .stack(let stack): try add(stack)
    case .control(let control): try add(control)
    }
  }

  private mutating func add(_ view: TextView) throws(WritingFault) {
    try add(TextViewKeys.text, view.text)
    try add(TextViewKeys.font, view.font.map(\.leastSaid), unless: .label) { $0.json }
    try add(TextViewKeys.textColor, view.textColor)
    try add(TextViewKeys.textAlignment, view.textAlignment, unless: .natural)
    try add(TextViewKeys.isScrollEnabled, view.isScrollEnabled, unless: true)
  }

  mutating func add(_ configuration: ContentConfiguration) throws(WritingFault) {
    try add(ContentConfigurationKeys.type, configuration.kind, unless: .cell)
    for (key, text) in [
      (ContentConfigurationKeys.text, configuration.text),
      (ContentConfigurationKeys.secondaryText, configuration.secondaryText),
    ] {
      if let shown = try plain(text, of: key.name) { add(key, try self.text(shown)) }
    }
    try add(ContentConfigurationKeys.image, configuration.image)
    try add(
      ContentConfigurationKeys.prefersSideBySide, configuration.prefersSideBySideTextAndSecondaryText
    ) { .boolean($0) }
  }

  mutating func add(textOf label: Label) throws(WritingFault) {
    try add(LabelKeys.text, label.text)
    try add(LabelKeys.textColor, label.textColor)
  }

  mutating func add(linesOf label: Label) throws(WritingFault) {
    try add(LabelKeys.lineBreakMode, label.lineBreakMode, unless: .byTruncatingTail)
    try add(LabelKeys.adjustsFontSizeToFitWidth, label.adjustsFontSizeToFitWidth, unless: false)
    try add(LabelKeys.minimumScaleFactor, label.minimumScaleFactor, unless: 0)
    try add(
      LabelKeys.adjustsFontForContentSizeCategory, label.adjustsFontForContentSizeCategory, unless: false)
  }

  mutating func add(_ image: ImageView) throws(WritingFault) {
    try add(ImageViewKeys.image, image.image)
    try add(ImageViewKeys.contentMode, image.contentMode, unless: .scaleToFill)
  }

  private mutating func add(_ button: Button) throws(WritingFault) {
    if button.isCustom { add(ButtonKeys.buttonType, .string(ButtonKeys.ButtonType.custom.rawValue)) }
    try add(ButtonKeys.title, button.title)
    try add(ButtonKeys.font, button.font) { $0.leastSaid.json }
    try add(ButtonKeys.titleColor, button.titleColor)
    try add(ButtonKeys.image, button.image)
    add(ButtonKeys.backgroundImageSize, button.backgroundSize?.json)
    guard button.hasConfiguration else {
      return add(ButtonKeys.contentEdgeInsets, button.contentInsets?.json)
    }
    var configuration = WrittenObject(at: span)
    configuration.add(
      ButtonKeys.contentInsets,
      button.contentInsets.map { insets in
        JSONValue.sides(
          [
            (InsetKeys.top.name, insets.top), (InsetKeys.leading.name, insets.left),
            (InsetKeys.bottom.name, insets.bottom), (InsetKeys.trailing.name, insets.right),
          ], standard: 0)
      })
    add(ButtonKeys.configuration, configuration.value)
  }

  private mutating func add(_ stack: Stack) throws(WritingFault) {
    if !stack.customSpacing.isEmpty { throw WritingFault("custom spacing", at: span) }
    try add(StackKeys.axis, stack.axis, unless: .horizontal)
    try add(StackKeys.distribution, stack.distribution, unless: .fill)
    try add(StackKeys.alignment, stack.alignment, unless: .fill)
    try add(StackKeys.spacing, stack.spacing, unless: .zero) { $0.json }
    try add(
      StackKeys.isLayoutMarginsRelativeArrangement, stack.isLayoutMarginsRelativeArrangement, unless: false)
    try add(StackKeys.isBaselineRelativeArrangement, stack.isBaselineRelativeArrangement, unless: false)
  }

  private mutating func add(_ control: Control) throws(WritingFault) {
    switch control {
    case .stepper: break
    case .switch(let isOn): try add(ControlKeys.isOn, isOn, unless: false)
    case .slider(let value): try add(ControlKeys.value, value, unless: 0)
    case .progress(let progress): try add(ControlKeys.progress, progress, unless: 0)
    case .activityIndicator(let isLarge):
      if try plain(isLarge, of: ControlKeys.indicatorStyle.name) {
        add(ControlKeys.indicatorStyle, .string(ControlKeys.IndicatorStyle.large.rawValue))
      }
    case .segmentedControl(let titles, let selected):
      var segments: [JSONValue] = []
      for title in titles { segments.append(try text(try plain(title, of: ControlKeys.segments.name))) }
      add(ControlKeys.segments, .list(segments))
      try add(ControlKeys.selectedSegmentIndex, selected) { .number(Double($0)) }
    case .textField(let field):
      try add(TextFieldKeys.text, field.text)
      try add(TextFieldKeys.placeholder, field.placeholder)
      try add(TextFieldKeys.font, field.font.map(\.leastSaid), unless: .label) { $0.json }
      try add(TextFieldKeys.textColor, field.textColor)
      try add(TextFieldKeys.borderStyle, field.borderStyle, unless: .none)
    }
  }
}

extension ViewType {
  /// The type of a view.
  init(of kind: View.Kind) {
    self =
      switch kind {
      case .view: .view
      case .label: .label
      case .textView: .textView
      case .image: .image
      case .button: .button
      case .stack: .stack
      case .spacer: .spacer
      case .placeholder: .placeholder
      case .control(.switch): .switch
      case .control(.textField): .textField
      case .control(.slider): .slider
      case .control(.segmentedControl): .segmentedControl
      case .control(.stepper): .stepper
      case .control(.progress): .progress
      case .control(.activityIndicator): .activityIndicator
      }
  }
}
