package import Graphics

/// A colour as a rule says it, before a system and an appearance make one of it.
package enum RuleColor: Hashable, Sendable {
  case fixed(Color)
  case system(SystemColor)
  /// The tint in force.
  case tint

  package static let clear = RuleColor.fixed(.clear)
  package static let white = RuleColor.fixed(.white)

  /// The colour that shows; `tint` is the one in force.
  package func color(in system: System, _ appearance: Appearance, tint: Color) -> Color {
    switch self {
    case .fixed(let color): color
    case .system(let name): name.color(in: system, appearance)
    case .tint: tint
    }
  }

  /// The colour that shows; `tint` is the one in force.
  package func color(in traits: Traits, tint: Color) -> Color {
    color(in: traits.system, traits.appearance, tint: tint)
  }

  /// The same, the named colour's mark recorded.
  package func color(in traits: Traits, tint: Color, facts: inout FactSet) -> Color {
    guard case .system(let name) = self else { return color(in: traits, tint: tint) }
    return facts.take(name.fact(in: traits.system, traits.appearance))
  }

  /// An opaque colour, `0xRRGGBB`.
  static func rgb(_ value: UInt32) -> RuleColor { .fixed(Color(rgb: value)) }
}
