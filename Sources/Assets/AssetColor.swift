package import Graphics

/// A colour set of a catalog: its value in every appearance, what the set leaves out filled in.
package struct AssetColor: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// In sRGB; wider colours are cut to it.
    case color(Color)
    /// One of the system's by UIKit's name without its ending: `systemRed`, `label`.
    case system(String)
  }

  package var light: Value
  package var dark: Value
  package var lightHighContrast: Value
  package var darkHighContrast: Value

  package subscript(_ appearance: AssetAppearance) -> Value {
    switch (appearance.isDark, appearance.isHighContrast) {
    case (false, false): light
    case (true, false): dark
    case (false, true): lightHighContrast
    case (true, true): darkHighContrast
    }
  }
}
