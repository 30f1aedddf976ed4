import Designs
import Graphics
import Typesetting
import UIKitRules

/// Draws UIKit's controls as shapes: their size is UIKit's, their look a plain likeness, whose lengths are ours.
struct ControlDrawing {
  let content: ContentDrawing
  let tint: Color
  let bounds: Rect

  func items(of control: ControlPicture, _ typesetter: inout Typesetter) -> [Item] {
    switch control {
    case .switch(let isOn): switchItems(isOn: isOn)
    case .slider(let value): sliderItems(value)
    case .stepper: stepperItems()
    case .progress(let value): progressItems(value)
    case .activityIndicator: activityItems()
    case .segments(let titles, let selected): segmentItems(titles, selected, &typesetter)
    case .textField(let text, let placeholder, let border, let padding):
      fieldItems(text, placeholder, border, padding, &typesetter)
    }
  }

  private func color(_ name: SystemColor) -> Color {
    name.color(in: content.traits.system, content.traits.appearance)
  }

  private func switchItems(isOn: Bool) -> [Item] {
    let track = Shape(
      rect: bounds, cornerRadius: bounds.height / 2,
      fill: isOn
        ? color(.systemGreen) : color(.secondarySystemFill).composited(over: color(.systemBackground)))
    let inset = 2.0
    let knob = bounds.height - 2 * inset
    // From iOS 26 on the knob is a capsule, wider than high.
    let width = content.traits.system >= .ios26 ? min(knob * 1.6, bounds.width - 2 * inset) : knob
    let isRight = isOn != content.traits.direction.isRightToLeft
    let x = isRight ? bounds.width - inset - width : inset
    return [
      .shape(track),
      .shape(
        Shape(
          rect: Rect(x: x, y: inset, width: width, height: knob), cornerRadius: knob / 2, fill: .white,
          stroke: Color(rgb: 0x000000, alpha: 10), strokeWidth: 0.5)),
    ]
  }

  private func sliderItems(_ value: Double) -> [Item] {
    let knob = min(bounds.height, 28)
    let share = content.traits.direction.isRightToLeft ? 1 - value : value
    let x = (bounds.width - knob) * share
    let middle = bounds.height / 2
    let filled =
      content.traits.direction.isRightToLeft
      ? Rect(x: x + knob / 2, y: middle - 2, width: max(0, bounds.width - x - knob / 2), height: 4)
      : Rect(x: 0, y: middle - 2, width: x + knob / 2, height: 4)
    return [
      .shape(
        Shape(
          rect: Rect(x: 0, y: middle - 2, width: bounds.width, height: 4), cornerRadius: 2,
          fill: color(.systemFill))),
      .shape(Shape(rect: filled, cornerRadius: 2, fill: tint)),
      .shape(
        Shape(
          rect: Rect(x: x, y: middle - knob / 2, width: knob, height: knob), cornerRadius: knob / 2,
          fill: .white,
          stroke: Color(rgb: 0x000000, alpha: 31), strokeWidth: 0.5)),
    ]
  }

  private func stepperItems() -> [Item] {
    let middle = bounds.midX
    let isFilled = content.traits.system >= .ios13
    let sign = isFilled ? color(.label) : tint
    func bar(_ x: Double, _ width: Double, _ height: Double) -> Item {
      .shape(
        Shape(
          rect: Rect(x: x - width / 2, y: bounds.midY - height / 2, width: width, height: height), fill: sign)
      )
    }
    return [
      .shape(
        Shape(
          rect: bounds, cornerRadius: isFilled ? 8 : 4, fill: isFilled ? color(.tertiarySystemFill) : nil,
          stroke: isFilled ? nil : tint, strokeWidth: isFilled ? 0 : 1)),
      .shape(
        Shape(
          rect: Rect(x: middle - 0.5, y: 7, width: 1, height: max(0, bounds.height - 14)),
          fill: isFilled ? color(.separator) : tint)),
      bar(middle / 2, 15, 1.5), bar(middle * 1.5, 15, 1.5), bar(middle * 1.5, 1.5, 15),
    ]
  }

  private func progressItems(_ value: Double) -> [Item] {
    let width = bounds.width * value
    let x = content.traits.direction.isRightToLeft ? bounds.width - width : 0
    let radius = bounds.height / 2
    return [
      .shape(Shape(rect: bounds, cornerRadius: radius, fill: color(.systemFill))),
      .shape(
        Shape(rect: Rect(x: x, y: 0, width: width, height: bounds.height), cornerRadius: radius, fill: tint)),
    ]
  }

  /// A ring stands for the spokes: a still picture shows no turning.
  private func activityItems() -> [Item] {
    let width = bounds.width / 8
    return [
      .shape(
        Shape(
          rect: Rect(x: width, y: width, width: bounds.width - 2 * width, height: bounds.height - 2 * width),
          cornerRadius: bounds.width / 2 - width, stroke: color(.systemGray), strokeWidth: width))
    ]
  }

  private func segmentItems(_ titles: [Int], _ selected: Int?, _ typesetter: inout Typesetter) -> [Item] {
    let isFilled = content.traits.system >= .ios13
    let radius = isFilled ? 8.0 : 4.0
    var items: [Item] = [
      .shape(
        Shape(
          rect: bounds, cornerRadius: radius, fill: isFilled ? color(.tertiarySystemFill) : nil,
          stroke: isFilled ? nil : tint, strokeWidth: isFilled ? 0 : 1))
    ]
    guard !titles.isEmpty else { return items }
    let width = bounds.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let place = content.traits.direction.isRightToLeft ? titles.count - 1 - index : index
      let rect = Rect(x: width * Double(place), y: 0, width: width, height: bounds.height)
      if index == selected {
        let inner = rect.inset(by: EdgeInsets(2))
        let fill = isFilled ? color(.systemBackground) : tint
        items.append(.shape(Shape(rect: inner, cornerRadius: radius - 2, fill: fill)))
      }
      if let text = content.text(title, in: rect, &typesetter) { items.append(.text(text)) }
    }
    return items
  }

  private func fieldItems(
    _ text: Int, _ placeholder: Int, _ border: Control.TextField.BorderStyle, _ padding: Double,
    _ typesetter: inout Typesetter
  ) -> [Item] {
    var items: [Item] = []
    if border != .none {
      items.append(
        .shape(
          Shape(
            rect: bounds, cornerRadius: border == .roundedRect ? 5 : 0, fill: color(.systemBackground),
            stroke: color(.systemGray4), strokeWidth: 0.5)))
    }
    let inner = bounds.inset(by: EdgeInsets(top: 0, left: padding, bottom: 0, right: padding))
    let shown = content.texts[text].isEmpty ? placeholder : text
    if let item = content.text(shown, in: inner, &typesetter) { items.append(.text(item)) }
    return items
  }
}
