package import Graphics

/// A colour set of a catalog: its value in every appearance, what the set leaves out filled in.
package struct AssetColor: Hashable, Sendable {
  /// What a set holds for one appearance.
  package enum Value: Hashable, Sendable {
    /// In sRGB; wider colours are cut to it.
    case color(Color)
    /// One of the system's by UIKit's name without its ending: `systemRed`, `label`.
    case system(String)
  }

  /// In light surroundings, the contrast plain.
  package var light: Value
  /// In dark surroundings, the contrast plain.
  package var dark: Value
  /// In light surroundings where the user wants more contrast.
  package var lightHighContrast: Value
  /// In dark surroundings where the user wants more contrast.
  package var darkHighContrast: Value

  /// The value for an appearance.
  package subscript(_ appearance: AssetAppearance) -> Value {
    switch (appearance.isDark, appearance.isHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }
}
