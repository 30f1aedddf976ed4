package import Graphics

/// A text style of Dynamic Type (UIFont.TextStyle), largest first; the raw value is UIKit's name.
package enum TextStyle: String, CaseIterable, Sendable {
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2

  /// The font of a text style.
  package struct Font: Hashable, Sendable {
    /// Points.
    package let pointSize: Double
    /// The guidelines' line spacing, in points: not the height of one line, but the distance of two, and what row
    /// heights and scaled fonts follow.
    package let leading: Double
    package let weight: FontWeight
  }

  /// The first system that has it.
  package var firstSystem: System {
    switch self {
    case .largeTitle: .ios11
    case .title1, .title2, .title3, .callout: .ios9
    default: .ios8
    }
  }

  /// Whether a system has it.
  package func isAvailable(in system: System) -> Bool { system.number >= firstSystem.number }

  /// The font at a text size.
  package func font(
    _ contentSize: ContentSize, in system: System, legibilityWeight: LegibilityWeight = .regular,
    facts: inout FactSet
  ) -> Font {
    let size = metrics(contentSize, in: system, facts: &facts)
    let plain = facts.take(weight(in: system))
    let weight = legibilityWeight == .bold ? facts.take(plain.bolder) : plain
    return Font(pointSize: size.pointSize, leading: size.leading, weight: weight)
  }

  /// The weight without Bold Text.
  package func weight(in system: System) -> Fact<FontWeight> {
    switch self {
    case .headline: Fact(.semibold, .textStyleWeight, .hig)
    case .title1 where system <= .ios10: Fact(.light, .textStyleWeight, .thirdParty)
    default: Fact(.regular, .textStyleWeight, .hig)
    }
  }

  /// The style's weight with the bold trait.
  package var emphasizedWeight: FontWeight {
    switch self {
    case .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  /// Point size and leading. Up to 10 only body grows at the accessibility sizes.
  private func metrics(_ contentSize: ContentSize, in system: System, facts: inout FactSet) -> TextStyleSize {
    guard system <= .ios10, contentSize.isAccessibility, self != .body else {
      return facts.take(Fact(size(contentSize), .textStyleSize, .hig))
    }
    return facts.take(Fact(size(.extraExtraExtraLarge), .textStyleSize, .thirdParty))
  }
}

extension FontWeight {
  /// What Bold Text makes of a weight.
  package var bolder: Fact<FontWeight> {
    let weight: FontWeight =
      switch self {
      case .ultraLight: .regular
      case .thin: .regular
      case .light: .medium
      case .regular: .semibold
      case .medium: .bold
      case .semibold: .bold
      case .bold: .heavy
      case .heavy, .black: .black
      }
    return Fact(weight, .boldText, .memory)
  }
}
