/// The trait collection a cell is laid out in: everything about the device and its user's settings.
package struct Traits: Hashable, Sendable {
  package var system: System
  package var device: Device
  package var appearance: Appearance
  package var contentSize: ContentSize
  package var legibilityWeight: LegibilityWeight
  package var direction: LayoutDirection
  /// A locale of the design's strings; nil where it has none.
  package var locale: String?

  package init(
    system: System, device: Device, appearance: Appearance = .light, contentSize: ContentSize = .large,
    legibilityWeight: LegibilityWeight = .regular, direction: LayoutDirection = .leftToRight,
    locale: String? = nil
  ) {
    self.system = system
    self.device = device
    self.appearance = appearance
    self.contentSize = contentSize
    self.legibilityWeight = legibilityWeight
    self.direction = direction
    self.locale = locale
  }

  /// The traits in ids: `ios11.iphone-8.dark`; what is not the default by its long name.
  package var slug: String {
    var slug = "ios\(system.name).\(device.slug)"
    if appearance != .light { slug += ".\(appearance.rawValue)" }
    if contentSize != .large { slug += ".\(contentSize.rawValue)" }
    if legibilityWeight == .bold { slug += ".bold" }
    if direction == .rightToLeft { slug += ".rtl" }
    if let locale { slug += ".\(locale)" }
    return slug
  }
}
