import Designs
import Markup

extension ElementFields {
  /// Margins that are given say that the views keep inside them; the attribute of the property is never written.
  mutating func stackView(margins: LayoutMargins?) -> StackContent {
    StackContent(
      axis: choice("axis", default: .horizontal), distribution: choice("distribution", default: .fill),
      alignment: choice("alignment", default: .fill), spacing: stackSpacing() ?? .points(0),
      isBaselineRelativeArrangement: flag("baselineRelativeArrangement"),
      isLayoutMarginsRelativeArrangement: flag("layoutMarginsRelativeArrangement", default: margins != nil))
  }

  mutating func stackSpacing() -> StackSpacing? {
    let type = string("spacingType")
    let points = number("spacing")
    return type == "standard" ? .standard : points.map { .points($0) }
  }

  /// Its cells and its other views are not looked at.
  mutating func collectionView() -> CollectionContent {
    for name in ["dataMode", "allowsSelection", "allowsMultipleSelection"] { _ = string(name) }
    for name in ["cells", "collectionReusableView", "collectionViewLayout"] { _ = children(name) }
    let layout = child("collectionViewFlowLayout")
    let itemSize = layout.flatMap { layout in
      var fields = ElementFields(layout, log)
      return fields.size("itemSize")
    }
    return CollectionContent(
      scrollsHorizontally: layout?.value("scrollDirection") == "horizontal", itemSize: itemSize)
  }

  mutating func visualEffect() -> VisualEffectContent {
    let vibrancy = child("vibrancyEffect")
    let blur = vibrancy?.elements.first { $0.name == "blurEffect" } ?? child("blurEffect")
    return VisualEffectContent(blurStyle: blur?.value("style"), hasVibrancy: vibrancy != nil)
  }
}
