import Designs
import Graphics
import UIKitRules

extension ViewBuilder {
  /// What a view is in a design; what a design has no kind for is a plain view.
  func kind(of source: InterfaceView) -> View.Kind {
    switch source.content {
    case .label(let label): .label(self.label(label, source))
    case .textView(let textView): .textView(self.textView(textView, source))
    case .image(let image): .image(imageView(image, source))
    case .button(let button): .button(self.button(button, source))
    case .stack(let stack): .stack(self.stack(stack, source))
    case .textField(let field): .control(.textField(textField(field, source)))
    case .toggle(let toggle): .control(.switch(isOn: set(toggle.isOn, source)))
    case .slider(let slider): .control(.slider(value: set(slider.share, source)))
    case .segments(let segments): .control(self.segments(segments, source))
    case .stepper: .control(.stepper)
    case .progress(let progress): .control(.progress(set(min(max(progress.progress, 0), 1), source)))
    case .activity(let activity): .control(.activityIndicator(isLarge: set(activity.style.isLarge, source)))
    default: source.kind.className != nil && source.subviews.isEmpty ? .placeholder : .view
    }
  }

  func text(_ text: String?) -> TextTemplate {
    TextTemplate(segments: text.map { $0.isEmpty ? [] : [.literal($0)] } ?? [])
  }

  /// A label of a built-in style.
  func cellLabel(_ source: InterfaceView) -> CellLabel? {
    guard case .label(let content) = source.content else { return nil }
    var view = plainView(source)
    let label = label(content, source)
    view.kind = .label(label)
    return CellLabel(
      view: view, label: label, font: set(font(of: content), source),
      textAlignment: set(content.alignment == .natural ? nil : content.alignment, source),
      numberOfLines: set(content.numberOfLines, source))
  }

  private func font(of label: LabelContent) -> FontValue? {
    if let font = label.font { return FontBuilder.font(font) }
    if case .attributed(let fragments) = label.text, let font = fragments.lazy.compactMap(\.font).first {
      return FontBuilder.font(font)
    }
    return nil
  }

  private func label(_ content: LabelContent, _ source: InterfaceView) -> Label {
    Label(
      text: set(text(content.text.string), source),
      font: set(designableFont(of: source) ?? font(of: content) ?? .label, source),
      textColor: set(content.textColor.flatMap { colors.color($0) }, source),
      textAlignment: set(content.alignment, source),
      numberOfLines: set(content.numberOfLines, source),
      lineBreakMode: set(content.lineBreakMode, source),
      adjustsFontSizeToFitWidth: set(content.shrinking.adjustsFontSizeToFitWidth, source),
      minimumScaleFactor: set(content.shrinking.minimumScaleFactor ?? 0, source),
      adjustsFontForContentSizeCategory: set(content.adjustsFontForContentSizeCategory, source))
  }

  private func imageView(_ content: ImageContent, _ source: InterfaceView) -> ImageView {
    let shown = content.isHighlighted ? content.highlightedImage ?? content.image : content.image
    return ImageView(
      image: set(shown.map { image($0, content.symbolConfiguration, source) }, source),
      contentMode: set(source.appearance.contentMode, source))
  }

  /// An image in the size that the document says.
  func image(
    _ image: InterfaceImage, _ configuration: SymbolConfiguration?, _ source: InterfaceView
  ) -> ImageValue {
    var value = ImageValue(
      source: image.isSymbol ? .symbol(image.name) : .named(image.name),
      renderingMode: image.renderingMode ?? .automatic, span: source.span)
    value.knownSize = document.resources.size(of: image)
    if image.isSymbol, let listed = value.knownSize {
      // All of them are Xcode's own figures, which need no mark.
      var facts = FactSet()
      value.knownSize = SymbolRules.all.size(
        listed: listed, pointSize: configuration?.pointSize ?? SystemFontSizes.label.value,
        scale: configuration?.scale ?? image.symbolScale ?? .medium, facts: &facts)
    }
    return value
  }

  private func stack(_ content: StackContent, _ source: InterfaceView) -> Stack {
    let spacing =
      switch content.spacing {
      case .points(let points): points
      case .standard: SystemRules.of(document.canvas.system).margins.siblingSpacing.value
      }
    return Stack(
      axis: set(content.axis, source),
      distribution: set(content.distribution, source),
      alignment: set(content.alignment, source),
      spacing: set(Length(spacing), source), customSpacing: [:],
      isLayoutMarginsRelativeArrangement: set(content.isLayoutMarginsRelativeArrangement, source),
      isBaselineRelativeArrangement: set(content.isBaselineRelativeArrangement, source))
  }

  private func textView(_ content: TextViewContent, _ source: InterfaceView) -> TextView {
    TextView(
      text: set(text(content.text.string), source),
      font: set(content.font.map { FontBuilder.font($0) } ?? .label, source),
      textColor: set(content.textColor.flatMap { colors.color($0) }, source),
      textAlignment: set(content.alignment, source),
      isScrollEnabled: set(content.isScrollEnabled, source))
  }

  private func textField(_ content: TextFieldContent, _ source: InterfaceView) -> Control.TextField {
    Control.TextField(
      text: set(text(content.text.string), source),
      placeholder: set(text(content.placeholder?.string), source),
      font: set(content.font.map { FontBuilder.font($0) } ?? .label, source),
      textColor: set(content.textColor.flatMap { colors.color($0) }, source),
      borderStyle: set(content.borderStyle, source))
  }

  private func segments(_ content: SegmentedContent, _ source: InterfaceView) -> Control {
    .segmentedControl(
      titles: content.segments.map { set(text($0.title), source) },
      selectedSegmentIndex: set(content.selectedSegment, source))
  }

  // MARK: Buttons

  private func button(_ content: ButtonContent, _ source: InterfaceView) -> Button {
    let state = content.normal
    let configuration = content.configuration
    let shown = configuration.map(\.image) ?? state?.image
    let title = configuration.map { $0.title?.string } ?? state?.title?.string
    let font = configuration.map { $0.titleFont.map { FontBuilder.font($0) } ?? .label }
    let ownSize = SystemRules.of(document.canvas.system).controls.button.systemFontSize.value
    var button = Button(
      title: set(text(title), source),
      font: set(font ?? content.font.map { FontBuilder.font($0, size: ownSize) }, source),
      titleColor: set(
        (configuration?.baseForegroundColor ?? state?.titleColor).flatMap { colors.color($0) }, source),
      image: set(
        shown.map { image($0, configuration?.symbolConfiguration ?? state?.symbolConfiguration, source) },
        source))
    button.isCustom = content.type == .custom
    button.hasConfiguration = configuration != nil
    button.contentInsets =
      configuration == nil
      ? content.contentEdgeInsets.flatMap { $0 == .zero ? nil : $0 }
      : configuration?.contentInsets.map { $0.resolved(rightToLeft: false) }
    button.backgroundSize = state?.backgroundImage.flatMap { document.resources.size(of: $0) }
    return button
  }
}

extension SliderContent {
  /// Where the knob is, 0 to 1.
  fileprivate var share: Double {
    maximum > minimum ? min(max((value - minimum) / (maximum - minimum), 0), 1) : 0
  }
}

extension ActivityContent.Style {
  fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
}
