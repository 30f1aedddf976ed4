import Designs
import Graphics
import Typesetting
import UIKitRules

/// Fonts of a design under some traits.
struct FontResolver {
  let traits: Traits

  /// The font that is drawn: text styles and scaled fonts follow the text size, Bold Text makes both bolder.
  func descriptor(_ font: FontValue, facts: inout FactSet) -> FontDescriptor {
    let (size, weight, leading) = measures(font, facts: &facts)
    return FontDescriptor(
      size: size, weight: weight, design: font.design, family: family(font, facts: &facts), leading: leading,
      tracking: SystemFontTracking(traits.system))
  }

  /// The font's own family by name; nil is the system's.
  private func family(_ font: FontValue, facts: inout FactSet) -> String? {
    guard case .named(let name, _) = font.base else { return nil }
    if let known = FontFamily.of(name) {
      _ = facts.take(known.line)
      if let widths = known.widths { _ = facts.take(widths) }
    }
    return name
  }

  /// Size, weight and leading; only a text style has a leading, which a maximum size makes smaller likewise.
  private func measures(
    _ font: FontValue, facts: inout FactSet
  ) -> (size: Double, weight: FontWeight, leading: Double?) {
    switch font.base {
    case .style(let style):
      let own = style.font(
        traits.contentSize, in: traits.system, legibilityWeight: traits.legibilityWeight, facts: &facts)
      let size = font.maximumPointSize.map { min($0, own.pointSize) } ?? own.pointSize
      return (
        size, font.weight.map { bolder($0, facts: &facts) } ?? own.weight,
        own.leading * size / own.pointSize
      )
    case .system(let size), .named(_, let size):
      let scaled = font.relativeTo.map {
        facts.take(
          FontMetrics($0).scaledPointSize(
            size, traits.contentSize, in: traits.system, maximum: font.maximumPointSize))
      }
      return (scaled ?? size, bolder(font.weight ?? .regular, facts: &facts), nil)
    }
  }

  private func bolder(_ weight: FontWeight, facts: inout FactSet) -> FontWeight {
    traits.legibilityWeight == .bold ? facts.take(weight.bolder) : weight
  }
}
