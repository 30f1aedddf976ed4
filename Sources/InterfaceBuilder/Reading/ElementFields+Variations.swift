import Designs
import Markup

extension ElementFields {
  mutating func variations() -> [ViewVariation] {
    children("variation").compactMap { element in
      var fields = ElementFields(element, log)
      guard let classes = fields.sizeClasses() else { return nil }
      var variation = ViewVariation(sizeClasses: classes)
      fields.readMasks(into: &variation)
      fields.readValues(into: &variation)
      fields.finish()
      return variation
    }
  }

  private mutating func readMasks(into variation: inout ViewVariation) {
    for mask in children("mask") {
      var fields = ElementFields(mask, log)
      let key = fields.string("key")
      let value = VariationMask(
        included: Self.references(fields.children("include")),
        excluded: Self.references(fields.children("exclude")))
      fields.finish()
      switch key {
      case "subviews": variation.subviews = value
      case "constraints": variation.constraints = value
      default: log.countUnsupported("mask", isAttribute: false, of: "variation", at: span)
      }
    }
  }

  private static func references(_ elements: [Element]) -> [InterfaceID] {
    elements.compactMap { $0.value("reference").map { InterfaceID($0) } }
  }

  private mutating func readValues(into variation: inout ViewVariation) {
    variation.frame = frame()
    variation.isFixedFrame = optionalFlag("fixedFrame")
    variation.isHidden = optionalFlag("hidden")
    variation.font = font("fontDescription")
    variation.textColor = color("textColor")
    variation.backgroundColor = color("backgroundColor")
    variation.tintColor = color("tintColor")
    variation.image = image("image", catalog: "catalog")
    variation.layoutMargins = layoutMargins()
    variation.axis = optionalChoice("axis")
    variation.alignment = optionalChoice("alignment")
    variation.distribution = optionalChoice("distribution")
    variation.spacing = stackSpacing()
  }
}
