import Designs
import Graphics
import Typesetting
import UIKitRules

extension ContentPlanner {
  /// The plan of list content: UIKit's view and in it the image and the texts.
  mutating func plan(_ content: ContentConfiguration, path: String, tint: Color) -> ContentPlan {
    add(.plain(.view, span: content.span), path: path, parent: -1, tint: tint)
    boxes[0].className = "UIListContentView"
    guard let list = rules.listContent else { return rowPlan(nil) }
    let kind = value(content.kind)
    var parts = RowParts()
    var image: RowImage?
    var imageMakesHeight = false
    if let shown = value(content.image) {
      let view = View.plain(
        .image(
          ImageView(image: Setting(otherwise: shown), contentMode: Setting(otherwise: .scaleAspectFit))),
        span: content.span)
      if let added = addRowImage(view, id: "image", parent: 0, tint: tint, list.image) {
        parts.image = added.box
        image = added.image
        imageMakesHeight = !added.isSymbol
        if added.isSymbol { image?.size = reservedSize(list.image) }
      }
    }
    let isDisabled = scope.state == .disabled
    if let text = value(content.text) {
      parts.title = addListLabel(
        text, id: "text", list.text, disabled: isDisabled ? rules.selection.disabledText : nil,
        content, tint: tint)
    }
    if let text = value(content.secondaryText) {
      parts.detail = addListLabel(
        text, id: "secondaryText", kind == .subtitleCell ? list.subtitleText : list.valueText,
        disabled: isDisabled ? rules.selection.disabledSecondaryText : nil, content, tint: tint)
    }
    let own = rootMargins ?? DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    let least = facts.take(list.leastMargins)
    let isSubtitle = kind == .subtitleCell
    let vertical =
      isSubtitle
      ? facts.take(list.subtitleVerticalMargin)[scope.traits.device.scale] : facts.take(list.verticalMargin)
    let prefersSideBySide = value(content.prefersSideBySideTextAndSecondaryText) ?? (kind == .valueCell)
    let layout = ListLayout(
      margins: EdgeInsets(
        top: vertical, left: max(own.leading, least.leading), bottom: vertical,
        right: max(own.trailing, least.trailing)),
      image: image, imageMakesHeight: imageMakesHeight,
      prefersSideBySide: prefersSideBySide,
      sideBySideGap: prefersSideBySide ? facts.take(list.sideBySideGap) : 0,
      stackedGap: facts.take(isSubtitle ? list.subtitleStackedGap : list.stackedGap),
      minimumHeight: facts.take(rules.rows.minimumHeight).height(scope.traits.contentSize),
      separatorIsOnTop: facts.take(list.separatorIsOnTop))
    return rowPlan(
      RowLayout(kind: .list(layout), parts: parts, isRightToLeft: scope.traits.direction.isRightToLeft))
  }

  private mutating func addListLabel(
    _ text: TextTemplate, id: String, _ looks: RowTextRules, disabled: Fact<RuleColor>?,
    _ content: ContentConfiguration, tint: Color
  ) -> RowParts.Text {
    let color = facts.take(disabled ?? looks.color).color(in: scope.traits, tint: tint, facts: &facts)
    var label = Label.plain
    label.text = Setting(otherwise: text)
    label.font = Setting(otherwise: FontValue(base: .style(facts.take(looks.style))))
    label.textColor = Setting(otherwise: .fixed(color))
    label.numberOfLines = Setting(otherwise: 0)
    return addRowLabel(.plain(.label(label), span: content.span), id: id, parent: 0, tint: tint)
  }

  /// The size of a symbol's view in list content.
  private mutating func reservedSize(_ image: RowImageRules) -> Size {
    let traits = scope.traits
    return Size(
      width: image.reservedWidth(traits.contentSize, scale: traits.device.scale, facts: &facts),
      height: image.symbolHeight(traits.contentSize))
  }
}
