package import Graphics

/// The detached buttons of iOS 26; lengths in points.
package struct CapsuleRules: Sendable {
  /// A capsule is the row less this, at most its maximum.
  package let rowMargin: Fact<Double>
  package let maximumHeight: Fact<Double>
  /// The most where a button shows text only.
  package let maximumTextHeight: Fact<Double>
  /// The fixed corner radius as soon as one button shows text only; otherwise half the height.
  package let textRadius: Fact<Double>
  /// Whether all text buttons take the widest one's width when they fit.
  package let equalizesTextWidths: Fact<Bool>
  /// From this row height on the title stands below the capsule.
  package let titleBelowFrom: Fact<Double>
  /// The least room for the icon that allows it.
  package let minimumIconRoom: Fact<Double>
  package let titleBelowColor: Fact<RuleColor>
  package let titleBelowGrowthLimit: Fact<ContentSize>
  /// From this row height on an image stands in a square of `imageSide`, below in `imageWidth` by the row's.
  package let squareImageFrom: Fact<Double>
  package let imageSide: Fact<Double>
  package let imageWidth: Fact<Double>
  package let symbolSize: Fact<Double>

  /// A capsule's height in a row.
  package func height(row: Double, isTextOnly: Bool, facts: inout FactSet) -> Double {
    max(0, min(row - facts.take(rowMargin), facts.take(isTextOnly ? maximumTextHeight : maximumHeight)))
  }

  /// The corner radius of a capsule that high; `showsTextOnly`: any of the buttons does.
  package func radius(height: Double, showsTextOnly: Bool, facts: inout FactSet) -> Double {
    showsTextOnly ? min(facts.take(textRadius), height / 2) : height / 2
  }

  /// The size of a capsule that shows an image only.
  package func imageSize(row: Double, facts: inout FactSet) -> Size {
    let side = facts.take(imageSide)
    if row >= facts.take(squareImageFrom) { return Size(width: side, height: side) }
    return Size(
      width: facts.take(imageWidth), height: height(row: row, isTextOnly: false, facts: &facts))
  }
}

extension CapsuleRules {
  static let from26 = CapsuleRules(
    rowMargin: Fact(8, .capsuleHeight, .o26),
    maximumHeight: Fact(50, .capsuleHeight, .reported26),
    maximumTextHeight: Fact(80, .capsuleHeight, .reported26),
    // Contested: a published pixel fit of the 44 pt capsule gives 13.
    textRadius: Fact(16, .capsuleRadius, .reported26, sure: 60),
    equalizesTextWidths: Fact(true, .actionMinimumWidth, .o26),
    titleBelowFrom: Fact(60, .capsuleTitle, .reported26),
    minimumIconRoom: Fact(30, .capsuleTitle, .reported26),
    titleBelowColor: Fact(.system(.secondaryLabel), .capsuleTitle, .reported26),
    titleBelowGrowthLimit: Fact(.extraLarge, .capsuleTitle, .reported26),
    squareImageFrom: Fact(58, .capsuleImage, .reported26),
    imageSide: Fact(50, .capsuleImage, .reported26),
    imageWidth: Fact(60, .capsuleImage, .reported26),
    symbolSize: Fact(18, .capsuleImage, .reported26))
}
