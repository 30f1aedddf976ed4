internal import JSON

/// For what one entry of an image or colour set is meant.
struct CatalogSlot {
  /// Nil where the entry says neither.
  private var isDark: Bool?
  private var isHighContrast = false
  /// Whether it is for a phone at all.
  private var isForPhone = true
  /// Whether it is for phones and nothing else: it serves them before what serves every device.
  private var isForPhoneAlone = false
  /// Whether it is only for some phones: a display, a size class, an amount of memory.
  private var isSpecial = false
  /// Whether it was drawn for right-to-left layout; nil for one that serves both directions as it is.
  private(set) var isRightToLeft: Bool?

  private static let qualifiers = [
    "subtype", "memory", "graphics-feature-set", "width-class", "height-class", "screen-width", "locale",
  ]

  init(_ entry: Int, of contents: CatalogContents, named name: String) throws(AssetError) {
    if let idiom = try contents.text("idiom", of: entry, named: name) {
      isForPhoneAlone = idiom == "iphone"
      isForPhone = isForPhoneAlone || idiom == "universal"
    }
    isSpecial = Self.qualifiers.contains { contents.document.member($0, of: entry) != nil }
    switch try contents.text("language-direction", of: entry, named: name) {
    case nil: break
    case "left-to-right": isRightToLeft = false
    case "right-to-left": isRightToLeft = true
    default: isSpecial = true
    }
    // Pictures are sRGB: what was made for it comes before what is cut to it.
    if let gamut = try contents.text("display-gamut", of: entry, named: name), gamut != "sRGB" {
      isSpecial = true
    }
    guard let list = contents.document.member("appearances", of: entry) else { return }
    guard contents.document.kind(list) == .array else {
      throw contents.fault("a list is wanted here", at: list, named: name)
    }
    for appearance in contents.document.elements(of: list) {
      let kind = try contents.text("appearance", of: appearance, named: name)
      switch (kind, try contents.text("value", of: appearance, named: name)) {
      case ("luminosity", "dark"): isDark = true
      case ("luminosity", "light"): isDark = false
      case ("contrast", "high"): isHighContrast = true
      // `tinted` and what else may come: never on a phone's table.
      default: isForPhone = false
      }
    }
  }

  /// How well it serves exactly this appearance, 0 best; nil where it does not. What is for any is for light.
  ///
  /// Of two that serve it alike the one of the direction comes first, then one of both, then one to be mirrored.
  func rank(for appearance: AssetAppearance, isRightToLeft: Bool = false) -> Int? {
    guard isForPhone, isHighContrast == appearance.isHighContrast, (isDark ?? false) == appearance.isDark
    else {
      return nil
    }
    let direction = self.isRightToLeft.map { $0 == isRightToLeft ? 0 : 2 } ?? 1
    return (isSpecial ? 12 : 0) + (isForPhoneAlone ? 0 : 6) + (isDark == nil ? 3 : 0) + direction
  }
}
