package import Graphics

/// How large a symbol is that Interface Builder lists; lengths in points.
package struct SymbolRules: Sendable {
  /// The scale of a symbol beside its font (UIImage.SymbolScale).
  package enum Scale: Sendable {
    case small
    case medium
    case large
  }

  /// The largest side of a symbol as it is listed.
  let listedSide: Fact<Double>
  /// What a font of 17 points shows of that side at the medium scale.
  let side: Fact<Double>
  let small: Fact<Double>
  let large: Fact<Double>

  // The medium side is that of the documents, people and globes of stored frames, the large one that of five symbols
  // which are 25.5 to 27 long; of the small scale there is but one chevron.
  package static let all = SymbolRules(
    listedSide: Fact(128, .controlSymbol, .xcode), side: Fact(20, .controlSymbol, .xcode),
    small: Fact(0.72, .controlSymbol, .inferred), large: Fact(1.3, .controlSymbol, .xcode))

  /// The size of a symbol that is listed in a size, in a font of so many points.
  package func size(listed: Size, pointSize: Double, scale: Scale, facts: inout FactSet) -> Size {
    let growth =
      switch scale {
      case .small: facts.take(small)
      case .medium: 1.0
      case .large: facts.take(large)
      }
    let share =
      growth * facts.take(side) / facts.take(listedSide) * pointSize / facts.take(SystemFontSizes.label)
    return Size(width: listed.width * share, height: listed.height * share)
  }
}
