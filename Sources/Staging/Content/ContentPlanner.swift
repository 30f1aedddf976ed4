import Assets
import AutoLayout
import Designs
import Graphics
import Typesetting
import UIKitRules

/// Turns a view tree of a design into boxes: rules, colours, fonts and images resolved for some traits.
struct ContentPlanner {
  let scope: Scope
  let rules: SystemRules
  let pictures: PictureLibrary
  /// The height of the action that artwork fills; nil elsewhere.
  let rowHeight: Double?
  /// The margins of the root; nil: a plain view's.
  let rootMargins: DirectionalEdgeInsets?
  /// The margins of the cell and its contentView, for constraints that name them.
  var cellMargins: CellMargins?
  /// Whether frames do not follow those around them: a canvas shows the sizes that they were made for.
  var keepsFrames = false
  /// Whether highlighting clears every background (up to iOS 12).
  let wipesBackgrounds: Bool

  var boxes: [Box] = []
  var labels: [LabelBox] = []
  var facts = FactSet()
  var dependencies: Condition.Dependencies = []

  init(
    scope: Scope, rules: SystemRules, pictures: PictureLibrary, rowHeight: Double? = nil,
    rootMargins: DirectionalEdgeInsets? = nil, wipesBackgrounds: Bool = false,
    chosenBy chooser: Condition.Dependencies = []
  ) {
    self.scope = scope
    self.rules = rules
    self.pictures = pictures
    self.rowHeight = rowHeight
    self.rootMargins = rootMargins
    self.wipesBackgrounds = wipesBackgrounds
    dependencies = chooser
  }

  /// The plan of a source.
  mutating func plan(_ source: ContentSource, path: String, tint: Color) -> ContentPlan {
    switch source {
    case .view(let view): plan(view, path: path, tint: tint)
    case .drawn(let drawing, let span): plan(drawing, span: span, path: path, tint: tint)
    case .list(let content): plan(content, path: path, tint: tint)
    case .style(let style): plan(style, tint: tint)
    }
  }

  /// The plan of a view and all below it; `path` is the id of the root and the start of its descendants' ids.
  private mutating func plan(_ view: View, path: String, tint: Color) -> ContentPlan {
    add(view, path: path, parent: -1, tint: tint)
    var constraints: [Constraint] = []
    for list in view.constraints {
      for constraint in value(list.constraints) {
        constraints.append(constraint.resolved(in: scope.traits, facts: &facts))
      }
    }
    let spacing = constraints.isEmpty ? 0 : facts.take(rules.margins.siblingSpacing)
    let plan = ContentPlan(
      boxes: boxes, labels: labels, facts: facts, dependencies: dependencies, rootMargins: rootMargins)
    guard !constraints.isEmpty else { return plan }
    plan.layout = TreeLayout(
      TreeShape(
        boxes: boxes, children: plan.children, constraints: constraints, margins: cellMargins,
        isRightToLeft: scope.traits.direction.isRightToLeft, siblingSpacing: spacing), labels: labels)
    return plan
  }

  /// The value that holds, its rules noted as what the plan depends on.
  mutating func value<Value>(_ setting: Setting<Value>) -> Value {
    if !setting.rules.isEmpty { dependencies.formUnion(setting.dependencies) }
    return setting.value(in: scope)
  }

  mutating func color(_ setting: Setting<ColorValue?>, tint: Color) -> Color? {
    value(setting)?.color(in: scope.traits, tint: tint, facts: &facts)
  }

  /// - Parameter isBeside: whether a view around it stands in the cell itself.
  mutating func add(
    _ view: View, path: String, parent: Int, isBeside: Bool = false, tint inherited: Color
  ) {
    let tint = color(view.tintColor, tint: inherited) ?? inherited
    let index = boxes.count
    let isInCell = value(view.container) == .cell
    let isBeside = isBeside || isInCell
    // What is beside the contentView keeps its background.
    let background = wipesBackgrounds && !isBeside ? nil : color(view.backgroundColor, tint: tint)
    let margins = margins(of: view, isRoot: parent < 0)
    let kind = kind(of: view, tint: tint, margins: margins)
    let hugging: View.Priorities = value(view.contentHuggingPriority) ?? ContentPlanner.hugging(of: kind)
    let resistance = value(view.contentCompressionResistancePriority)
    boxes.append(
      Box(
        id: view.id ?? path, className: view.className ?? className(of: kind),
        span: view.span, parent: parent,
        end: index + 1, kind: kind, layer: layer(of: view, tint: tint),
        backgroundColor: background, tint: tint, place: place(of: view),
        hugging: hugging,
        compressionResistance: resistance ?? .all(LayoutPriority.high),
        isInCell: isInCell, margins: margins,
        preservesMargins: parent >= 0 && view.preservesSuperviewLayoutMargins,
        intrinsicSize: intrinsicSize(of: view)))
    for child in view.children.indices {
      add(
        view.children[child], path: "\(path).\(child)", parent: index, isBeside: isBeside, tint: tint)
    }
    boxes[index].end = boxes.count
  }

  private mutating func place(of view: View) -> BoxPlace {
    BoxPlace(
      frame: value(view.frame), autoresizing: keepsFrames ? nil : view.autoresizing, x: value(view.x),
      y: value(view.y), centerX: value(view.centerX), centerY: value(view.centerY),
      width: points(value(view.width)), height: points(value(view.height)))
  }

  private mutating func points(_ length: Length) -> Double {
    length.points(in: scope.traits, facts: &facts)
  }

  private mutating func points(_ dimension: View.Dimension?) -> Double? {
    switch dimension {
    case .points(let length): points(length)
    case .row: rowHeight
    case nil: nil
    }
  }

  private mutating func layer(of view: View, tint: Color) -> Layer {
    var layer = Layer()
    layer.isHidden = value(view.hidden)
    layer.alpha = value(view.alpha)
    layer.clips = value(view.clipsToBounds)
    layer.cornerRadius = value(view.cornerRadius)
    layer.cornerCurve = value(view.cornerCurve).drawn(on: scope.traits.system)
    layer.borderWidth = value(view.borderWidth)
    if layer.borderWidth > 0 { layer.borderColor = color(view.borderColor, tint: tint) ?? .black }
    layer.shadow = value(view.shadow)?.resolved(in: scope, tint: tint, facts: &facts)
    return layer
  }

  private mutating func margins(of view: View, isRoot: Bool) -> EdgeInsets {
    let isRightToLeft = scope.traits.direction.isRightToLeft
    let given = isRoot ? rootMargins?.resolved(rightToLeft: isRightToLeft) : nil
    if let own = value(view.layoutMargins)?.resolved(rightToLeft: isRightToLeft) {
      guard view.preservesSuperviewLayoutMargins, let given else { return own }
      return EdgeInsets(
        top: max(own.top, given.top), left: max(own.left, given.left), bottom: max(own.bottom, given.bottom),
        right: max(own.right, given.right))
    }
    if let given { return given }
    let all = facts.take(rules.margins.plainView)
    return EdgeInsets(top: all, left: all, bottom: all, right: all)
  }

  private mutating func kind(of view: View, tint: Color, margins: EdgeInsets) -> BoxKind {
    switch view.kind {
    case .view: .view
    case .spacer: .spacer
    case .label(let label): .label(addLabel(label, tint: tint))
    case .textView(let textView): .label(addTextView(textView, tint: tint))
    case .image(let image):
      .image(
        imageBox(value(image.image), tint: tint, isButton: false, contentMode: value(image.contentMode)))
    case .button(let button): buttonKind(button, tint: tint)
    case .stack(let stack): stackKind(stack, margins: margins)
    case .control(let control): controlKind(control, tint: tint)
    case .placeholder:
      .placeholder(
        facts.take(rules.surfaces.placeholder).color(in: scope.traits, tint: tint, facts: &facts))
    }
  }

  private mutating func addLabel(_ label: Label, tint: Color) -> Int {
    let font = descriptor(value(label.font))
    var styling = TextStyling(
      font: font, numberOfLines: value(label.numberOfLines),
      lineBreakMode: ContentPlanner.lineBreakMode(value(label.lineBreakMode)),
      alignment: ContentPlanner.alignment(value(label.textAlignment)), direction: baseDirection)
    styling.adjustsFontSizeToFitWidth = value(label.adjustsFontSizeToFitWidth)
    styling.minimumScaleFactor = value(label.minimumScaleFactor)
    let text = value(label.text)
    let own = color(label.textColor, tint: tint) ?? plainTextColor(tint: tint)
    labels.append(LabelBox(template: text, styling: styling, color: own))
    return labels.count - 1
  }

  private mutating func addTextView(_ view: TextView, tint: Color) -> Int {
    let styling = TextStyling(
      font: descriptor(value(view.font)), numberOfLines: 0, lineBreakMode: .byWordWrapping,
      alignment: ContentPlanner.alignment(value(view.textAlignment)), direction: baseDirection)
    let own = color(view.textColor, tint: tint) ?? plainTextColor(tint: tint)
    var box = LabelBox(template: value(view.text), styling: styling, color: own)
    box.textInsets = facts.take(rules.controls.textViewInsets)
    labels.append(box)
    return labels.count - 1
  }

  /// The size that a view has by itself; a text view that scrolls has none.
  private mutating func intrinsicSize(of view: View) -> IntrinsicSize {
    guard case .textView(let textView) = view.kind, view.intrinsicSize == .ofContent,
      value(textView.isScrollEnabled)
    else { return view.intrinsicSize }
    return IntrinsicSize(width: .none, height: .none)
  }

  /// A one-line text of a control.
  private mutating func addText(_ text: Setting<TextTemplate>, styling: TextStyling, color: Color) -> Int {
    labels.append(LabelBox(template: value(text), styling: styling, color: color))
    return labels.count - 1
  }

  var baseDirection: BaseDirection {
    scope.traits.direction.isRightToLeft ? .rightToLeft : .leftToRight
  }

  private mutating func buttonKind(_ button: Button, tint: Color) -> BoxKind {
    let metrics = rules.controls.button
    let font = value(button.font).map { descriptor($0) }
    let size = facts.take(button.isCustom ? metrics.customFontSize : metrics.systemFontSize)
    let title = addText(
      button.title,
      styling: TextStyling(
        font: font ?? FontDescriptor(size: size), alignment: .center, direction: baseDirection),
      color: color(button.titleColor, tint: tint) ?? tint)
    let image = imageBox(value(button.image), tint: tint, isButton: true, contentMode: .center)
    var box = ButtonBox(
      title: title, image: image, padding: facts.take(metrics.verticalPadding),
      minimumWidth: facts.take(metrics.minimumWidth))
    box.countsPixels = button.hasConfiguration
    box.insets = button.contentInsets
    if button.hasConfiguration, box.insets == nil {
      box.insets = facts.take(metrics.configurationInsets)
        .resolved(rightToLeft: scope.traits.direction.isRightToLeft)
    }
    box.leastSize = button.backgroundSize ?? .zero
    if let shown = value(button.image), case .symbol = shown.source { box.holdsLine = shown.knownSize != nil }
    return .button(box)
  }

  private mutating func stackKind(_ stack: Stack, margins: EdgeInsets) -> BoxKind {
    let alignment = value(stack.alignment)
    let isRelative = value(stack.isLayoutMarginsRelativeArrangement)
    return .stack(
      StackBox(
        axis: value(stack.axis), distribution: ContentPlanner.distribution(value(stack.distribution)),
        alignment: ContentPlanner.alignment(alignment), spacing: points(value(stack.spacing)),
        customSpacing: stack.customSpacing.mapValues { points(value($0)) },
        insets: isRelative ? margins : .zero,
        isRightToLeft: scope.traits.direction.isRightToLeft,
        usesLastBaseline: alignment == .lastBaseline,
        isBaselineRelative: value(stack.isBaselineRelativeArrangement)))
  }

  /// The image at its natural size; templates take the tint.
  mutating func imageBox(
    _ image: ImageValue?, tint: Color, isButton: Bool, contentMode: ImageView.ContentMode
  ) -> ImageBox {
    var box = ImageBox(source: nil, size: .zero, tint: nil, contentMode: contentMode)
    guard let image,
      let found = FoundImage(image, in: pictures, traits: scope.traits, rules: rules, facts: &facts)
    else { return box }
    box.source = found.source
    box.size = found.size
    box.isFlipped = found.isFlipped
    switch found.source {
    case .picture:
      let isTemplate =
        found.renderingMode == .alwaysTemplate || (isButton && found.renderingMode == .automatic)
      if isTemplate { box.tint = tint }
    case .icon, .placeholder: box.tint = tint
    }
    return box
  }

  private mutating func controlKind(_ control: Control, tint: Color) -> BoxKind {
    let metrics = rules.controls
    switch control {
    case .switch(let isOn): return sized(.switch(isOn: value(isOn)), metrics.toggle)
    case .slider(let position): return sized(.slider(value: value(position)), metrics.slider)
    case .stepper: return sized(.stepper, metrics.stepper)
    case .progress(let progress): return sized(.progress(value(progress)), metrics.progress)
    case .activityIndicator(let isLarge):
      return sized(
        .activityIndicator, value(isLarge) ? metrics.largeActivityIndicator : metrics.activityIndicator)
    case .segmentedControl(let titles, let selected):
      let font = FontDescriptor(size: facts.take(metrics.segmentFontSize))
      let styling = TextStyling(font: font, alignment: .center, direction: baseDirection)
      let color = plainTextColor(tint: tint)
      let indices = titles.map { addText($0, styling: styling, color: color) }
      return sized(.segments(titles: indices, selected: value(selected)), metrics.segmentedControl)
    case .textField(let field):
      let styling = TextStyling(font: descriptor(value(field.font)), direction: baseDirection)
      let faint = facts.take(rules.surfaces.placeholder)
        .color(in: scope.traits, tint: tint, facts: &facts)
      let own = color(field.textColor, tint: tint) ?? plainTextColor(tint: tint)
      let text = addText(field.text, styling: styling, color: own)
      let placeholder = addText(field.placeholder, styling: styling, color: faint)
      let border = value(field.borderStyle)
      let padding = border == .none ? 0 : facts.take(metrics.textFieldPadding)
      let kind = ControlPicture.textField(
        text: text, placeholder: placeholder, border: border, padding: padding)
      if border == .roundedRect { return sized(kind, metrics.roundedTextField) }
      let above = border == .none ? metrics.plainTextFieldPadding : metrics.borderedTextFieldPadding
      let height = styling.font.lineHeight.rounded(.up) + facts.take(above)
      return .control(ControlBox(control: kind, width: nil, height: height))
    }
  }

  private mutating func sized(_ control: ControlPicture, _ size: Fact<ControlSize>) -> BoxKind {
    let size = facts.take(size)
    var box = ControlBox(control: control, width: size.width, height: size.height)
    box.alignmentInsets = size.alignmentInsets
    if scope.traits.direction.isRightToLeft {
      swap(&box.alignmentInsets.left, &box.alignmentInsets.right)
    }
    return .control(box)
  }

  private mutating func plainTextColor(tint: Color) -> Color {
    facts.take(rules.surfaces.text).color(in: scope.traits, tint: tint, facts: &facts)
  }

  /// The font that a design's font is under the traits.
  mutating func descriptor(_ font: FontValue) -> FontDescriptor {
    FontResolver(traits: scope.traits).descriptor(font, facts: &facts)
  }
}
