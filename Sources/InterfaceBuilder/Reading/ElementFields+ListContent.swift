import Designs

extension ElementFields {
  /// The content configuration of a cell, whichever key it has; those of headers and sidebars are told as unsupported.
  mutating func listContentConfiguration() -> ListContentConfiguration? {
    read(child("listContentConfiguration")) { fields in
      let style = fields.string("style") ?? ContentConfiguration.Kind.cell.rawValue
      let kind = ContentConfiguration.Kind(rawValue: style)
      if kind == nil { fields.countUnsupported("style", style) }
      return ListContentConfiguration(
        kind: kind, text: fields.text("text", attributed: "attributedText"),
        secondaryText: fields.text("secondaryText", attributed: "secondaryAttributedText"),
        image: fields.image("image", catalog: "catalog"),
        symbolConfiguration: fields.symbolConfiguration("preferredSymbolConfiguration"),
        prefersSideBySideTextAndSecondaryText: fields.flag("prefersSideBySideTextAndSecondaryText"))
    }
  }
}
