/// A picture that UIKit draws itself; the raw value is the file's name in Resources/Icons.
package enum Glyph: String, CaseIterable, Sendable {
  case chevron = "chevron.forward"
  case legacyChevron = "chevron.forward.legacy"
  case checkmark
  case legacyCheckmark = "checkmark.legacy"
  case info = "info.circle"
  case minus = "minus.circle.fill"
  case legacyMinus = "minus.circle.fill.legacy"
  case plus = "plus.circle.fill"
  case circle
  case tick = "checkmark.circle.fill"
  case lines = "line.horizontal.3"
  case legacyLines = "line.horizontal.3.legacy"

  /// Whether right-to-left layout turns it round.
  package var isDirectional: Bool { self == .chevron || self == .legacyChevron }
}
