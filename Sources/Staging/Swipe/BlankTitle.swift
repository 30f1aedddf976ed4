import Typesetting
import UIKitRules

/// Titles of blanks, by which people set the width of a row action that has no image.
struct BlankTitle {
  let rules: BlankTitleRules

  static let space = " "
  static let hairSpace = "\u{200A}"

  /// How many spaces: one more as long as they are narrower than the wanted width less the insets.
  func spaceCount(forWidth wanted: Double, _ typesetter: inout Typesetter, facts: inout FactSet) -> Int {
    let room = wanted - facts.take(rules.spaceReserve)
    guard room > 0 else { return 0 }
    let font = FontDescriptor(size: facts.take(rules.spaceFontSize))
    let one = typesetter.width(of: BlankTitle.space, font: font)
    guard one > 0 else { return 0 }
    return Int((room / one).rounded(.up))
  }

  /// How many hair spaces: those that fit the wanted width less the least one, tracking left out.
  func hairSpaceCount(forWidth wanted: Double, _ typesetter: inout Typesetter, facts: inout FactSet) -> Int {
    let room = wanted - facts.take(rules.leastWidth)
    guard room > 0 else { return 0 }
    let font = FontDescriptor(size: facts.take(rules.hairSpaceFontSize))
    let one = typesetter.advance(of: BlankTitle.hairSpace, font: font)
    guard one > 0 else { return 0 }
    return Int((room * facts.take(rules.drift) / one).rounded(.down))
  }
}
