/// For which surroundings a catalog's image or colour is meant.
package struct AssetAppearance: Hashable, Sendable, CaseIterable {
  package var isDark: Bool
  package var isHighContrast: Bool

  package static let light = AssetAppearance(isDark: false, isHighContrast: false)
  package static let dark = AssetAppearance(isDark: true, isHighContrast: false)
  package static let lightHighContrast = AssetAppearance(isDark: false, isHighContrast: true)
  package static let darkHighContrast = AssetAppearance(isDark: true, isHighContrast: true)

  package static let allCases: [AssetAppearance] = [.light, .dark, .lightHighContrast, .darkHighContrast]

  package init(isDark: Bool, isHighContrast: Bool) {
    self.isDark = isDark
    self.isHighContrast = isHighContrast
  }

  /// The appearances whose entry serves this one, best first: high contrast falls back to plain, dark to light.
  var fallbacks: [AssetAppearance] {
    switch (isDark, isHighContrast) {
    case (true, true): [.darkHighContrast, .dark, .light]
    case (true, false): [.dark, .light]
    case (false, true): [.lightHighContrast, .light]
    case (false, false): [.light]
    }
  }
}
