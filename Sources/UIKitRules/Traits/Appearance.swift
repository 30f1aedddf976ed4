/// The user's light or dark interface, plain or with increased contrast.
package enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
  case lightHighContrast
  case darkHighContrast

  package var isDark: Bool { self == .dark || self == .darkHighContrast }
  package var isHighContrast: Bool { self == .lightHighContrast || self == .darkHighContrast }
}

/// The user's Bold Text setting.
package enum LegibilityWeight: String, CaseIterable, Sendable {
  case regular
  case bold
}

/// The layout direction; a locale does not imply it.
package enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight = "ltr"
  case rightToLeft = "rtl"

  package var isRightToLeft: Bool { self == .rightToLeft }
}
