import Designs
import Graphics
import Typesetting
import UIKitRules

// Texts: their fonts, colours and styling.

extension ContentPlanner {
  mutating func addLabel(_ label: Label, tint: Color) -> Int {
    let font = descriptor(value(label.font))
    var styling = TextStyling(
      font: font, numberOfLines: value(label.numberOfLines),
      lineBreakMode: ContentPlanner.lineBreakMode(value(label.lineBreakMode)),
      alignment: ContentPlanner.alignment(value(label.textAlignment)), direction: baseDirection,
      language: scope.traits.locale)
    styling.adjustsFontSizeToFitWidth = value(label.adjustsFontSizeToFitWidth)
    styling.minimumScaleFactor = value(label.minimumScaleFactor)
    let text = value(label.text)
    let own = color(label.textColor, tint: tint) ?? plainTextColor(tint: tint)
    labels.append(LabelBox(template: text, styling: styling, color: own))
    return labels.count - 1
  }

  mutating func addTextView(_ view: TextView, tint: Color) -> Int {
    let styling = TextStyling(
      font: descriptor(value(view.font)), numberOfLines: 0, lineBreakMode: .byWordWrapping,
      alignment: ContentPlanner.alignment(value(view.textAlignment)), direction: baseDirection,
      language: scope.traits.locale)
    let own = color(view.textColor, tint: tint) ?? plainTextColor(tint: tint)
    var box = LabelBox(template: value(view.text), styling: styling, color: own)
    box.textInsets = facts.take(rules.controls.textViewInsets)
    labels.append(box)
    return labels.count - 1
  }

  /// A one-line text of a control.
  mutating func addText(_ text: Setting<TextTemplate>, styling: TextStyling, color: Color) -> Int {
    labels.append(LabelBox(template: value(text), styling: styling, color: color))
    return labels.count - 1
  }

  /// The size that a view has by itself; a text view that scrolls has none.
  mutating func intrinsicSize(of view: View) -> IntrinsicSize {
    guard case .textView(let textView) = view.kind, view.intrinsicSize == .ofContent,
      value(textView.isScrollEnabled)
    else { return view.intrinsicSize }
    return IntrinsicSize(width: .none, height: .none)
  }

  var baseDirection: BaseDirection {
    scope.traits.direction.isRightToLeft ? .rightToLeft : .leftToRight
  }

  mutating func plainTextColor(tint: Color) -> Color {
    facts.take(rules.surfaces.text).color(in: scope.traits, tint: tint, facts: &facts)
  }

  /// The font that a design's font is under the traits.
  mutating func descriptor(_ font: FontValue) -> FontDescriptor {
    FontResolver(traits: scope.traits).descriptor(font, facts: &facts)
  }
}
