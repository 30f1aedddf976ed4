package import Graphics

/// A colour that UIKit has a name for; the raw value is that name.
package enum SystemColor: String, CaseIterable, Sendable {
  case systemRed
  case systemOrange
  case systemYellow
  case systemGreen
  case systemMint
  case systemTeal
  case systemCyan
  case systemBlue
  case systemIndigo
  case systemPurple
  case systemPink
  case systemBrown
  case systemGray
  case systemGray2
  case systemGray3
  case systemGray4
  case systemGray5
  case systemGray6
  case label
  case secondaryLabel
  case tertiaryLabel
  case quaternaryLabel
  case placeholderText
  case link
  case systemFill
  case secondarySystemFill
  case tertiarySystemFill
  case quaternarySystemFill
  case separator
  case opaqueSeparator
  case systemBackground
  case secondarySystemBackground
  case tertiarySystemBackground
  case systemGroupedBackground
  case secondarySystemGroupedBackground
  case tertiarySystemGroupedBackground
  /// The tint where nothing sets one.
  case tint
  /// The background of grouped tables up to 12, deprecated since.
  case groupTableViewBackground

  // The same on every system and in every appearance.
  case clear
  case black
  case white
  case gray
  case lightGray
  case darkGray
  case red
  case green
  case blue
  case cyan
  case yellow
  case magenta
  case orange
  case purple
  case brown
  case darkText
  case lightText
}

extension SystemColor {
  /// The colour that shows; on a system that did not have it, the light value of the first that has.
  package func color(in system: System, _ appearance: Appearance) -> Color {
    guard isAvailable(in: system) else { return shades(in: firstSystem)[.light] }
    return shades(in: system)[system.has(.dark) ? appearance : .light]
  }

  /// The same with how far it is to be trusted.
  package func fact(in system: System, _ appearance: Appearance) -> Fact<Color> {
    Fact(color(in: system, appearance), .systemColor, source(in: system, appearance))
  }

  /// Whether the system has it; a picture that uses one it has not gets the note `colour-not-on-system`.
  package func isAvailable(in system: System) -> Bool { system.number >= firstSystem.number }
}
