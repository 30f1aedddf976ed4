import Designs
import Graphics
import Typesetting
import UIKitRules

// Buttons and the other controls, in the sizes that the system gives them.

extension ContentPlanner {
  mutating func buttonKind(_ button: Button, tint: Color) -> BoxKind {
    let metrics = rules.controls.button
    let font = value(button.font).map { descriptor($0) }
    let size = facts.take(button.isCustom ? metrics.customFontSize : metrics.systemFontSize)
    let title = addText(
      button.title,
      styling: TextStyling(
        font: font ?? FontDescriptor(size: size, tracking: SystemFontTracking(scope.traits.system)),
        alignment: .center, direction: baseDirection,
        language: scope.traits.locale),
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

  mutating func controlKind(_ control: Control, tint: Color) -> BoxKind {
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
      let font = FontDescriptor(
        size: facts.take(metrics.segmentFontSize), tracking: SystemFontTracking(scope.traits.system))
      let styling = TextStyling(
        font: font, alignment: .center, direction: baseDirection,
        language: scope.traits.locale)
      let color = plainTextColor(tint: tint)
      let indices = titles.map { addText($0, styling: styling, color: color) }
      return sized(.segments(titles: indices, selected: value(selected)), metrics.segmentedControl)
    case .textField(let field):
      let styling = TextStyling(
        font: descriptor(value(field.font)), direction: baseDirection, language: scope.traits.locale)
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
}
