/// The size classes that a variation is for; nil is any.
package struct SizeClasses: Hashable, Sendable {
  package var width: SizeClass?
  package var height: SizeClass?

  /// Any width and height: the variation `default`, which holds where no other does.
  package static let any = SizeClasses()

  package init(width: SizeClass? = nil, height: SizeClass? = nil) {
    self.width = width
    self.height = height
  }

  /// The classes of a variation's key: `default`, `heightClass=regular-widthClass=compact`.
  init?(key: String) {
    self.init()
    guard key != "default" else { return }
    for part in key.split(separator: "-", omittingEmptySubsequences: false) {
      let pair = part.split(separator: "=", omittingEmptySubsequences: false)
      guard pair.count == 2, let value = SizeClass(rawValue: String(pair[1])) else { return nil }
      switch pair[0] {
      case "widthClass": width = value
      case "heightClass": height = value
      default: return nil
      }
    }
  }

  /// Whether an environment of these classes is among those meant.
  package func matches(width: SizeClass, height: SizeClass) -> Bool {
    (self.width ?? width) == width && (self.height ?? height) == height
  }
}

/// `UIUserInterfaceSizeClass`.
package enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}
