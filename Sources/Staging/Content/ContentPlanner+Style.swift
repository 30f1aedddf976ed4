import Designs
import Graphics
import Typesetting
import UIKitRules

extension ContentPlanner {
  /// The plan of a built-in style: image and labels, each a view of the contentView.
  mutating func plan(_ style: CellStyle, tint: Color) -> ContentPlan {
    let styles = rules.cellStyles
    let traits = scope.traits
    let name = value(style.name)
    let wraps = traits.contentSize.isAccessibility && facts.take(styles.wrapsAtAccessibilitySizes)
    var parts = RowParts()
    var image: RowImage?
    if name != .value2, let view = style.imageView,
      let added = addRowImage(view, id: "imageView", parent: -1, tint: tint, styles.image)
    {
      parts.image = added.box
      image = added.image
    }
    let isDisabled = scope.state == .disabled
    let titleEnd: Label.Alignment = traits.direction.isRightToLeft ? .left : .right
    parts.title = addStyleLabel(
      style.textLabel, id: "textLabel", name == .value2 ? styles.value2Title : styles.title,
      disabled: isDisabled ? rules.selection.disabledText : nil,
      alignment: name == .value2 && !wraps ? titleEnd : .natural, wraps: wraps, style, tint: tint)
    if let detail = detail(of: name) {
      parts.detail = addStyleLabel(
        style.detailTextLabel, id: "detailTextLabel", detail,
        disabled: isDisabled ? rules.selection.disabledSecondaryText : nil, alignment: .natural,
        wraps: wraps, style, tint: tint)
    }
    return rowPlan(
      RowLayout(
        kind: .style(layout(of: name, image: image, stacksValues: wraps)), parts: parts,
        isRightToLeft: traits.direction.isRightToLeft))
  }

  private func detail(of name: CellStyle.Name) -> RowTextRules? {
    switch name {
    case .basic: nil
    case .subtitle: rules.cellStyles.subtitleDetail
    case .value1: rules.cellStyles.valueDetail
    case .value2: rules.cellStyles.value2Detail
    }
  }

  private mutating func layout(
    of name: CellStyle.Name, image: RowImage?, stacksValues: Bool
  ) -> StyleLayout {
    let styles = rules.cellStyles
    let minimum = facts.take(rules.rows.minimumHeight)
    return StyleLayout(
      name: name, leading: rootMargins?.leading ?? 0, trailing: rootMargins?.trailing ?? 0, image: image,
      stacksValues: stacksValues,
      padding: facts.take(name == .subtitle ? styles.subtitlePadding : styles.padding),
      subtitleGap: name == .basic ? .none : facts.take(styles.subtitleGap),
      valueGap: name == .value1 ? facts.take(styles.valueGap) : 0,
      value2: name == .value2 ? facts.take(styles.value2) : .none,
      minimumHeight: minimum.builtInStyleHeight(scope.traits.contentSize))
  }

  /// A label with the looks that the design gives it, else the style's.
  private mutating func addStyleLabel(
    _ own: CellLabel?, id: String, _ looks: RowTextRules, disabled: Fact<RuleColor>?,
    alignment: Label.Alignment, wraps: Bool, _ style: CellStyle, tint: Color
  ) -> RowParts.Text {
    var label = own?.label ?? .plain
    let font = own.flatMap { value($0.font) } ?? FontValue(base: .style(facts.take(looks.style)))
    label.font = Setting(otherwise: font)
    label.textAlignment = Setting(otherwise: own.flatMap { value($0.textAlignment) } ?? alignment)
    label.numberOfLines = Setting(otherwise: own.flatMap { value($0.numberOfLines) } ?? (wraps ? 0 : 1))
    if value(label.textColor) == nil {
      let tint = own.flatMap { color($0.view.tintColor, tint: tint) } ?? tint
      let plain = facts.take(disabled ?? looks.color).color(in: scope.traits, tint: tint, facts: &facts)
      label.textColor = Setting(otherwise: .fixed(plain))
    }
    var view = own?.view ?? .plain(.label(label), span: style.span)
    view.kind = .label(label)
    return addRowLabel(view, id: id, parent: -1, tint: tint)
  }
}
