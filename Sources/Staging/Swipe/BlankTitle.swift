import Typesetting

/// Titles of blanks, by which people set the width of a row action that has no image.
enum BlankTitle {
  /// The font the published code measures spaces with, in points; UIKit draws the title in its own.
  private static let measuredSize = 15.0
  /// What it leaves for UIKit's insets, on both sides together, in points.
  private static let reserved = 40.0
  /// The same for hair spaces: their font, the least width of an action, and what corrects the drift between the
  /// computed width and the real one.
  private static let hairSize = 14.0
  private static let leastWidth = 30.0
  private static let drift = 1.1

  static let space = " "
  static let hairSpace = "\u{200A}"

  /// How many spaces: one more as long as they are narrower than the wanted width less the insets.
  static func spaceCount(forWidth wanted: Double, _ typesetter: inout Typesetter) -> Int {
    let room = wanted - reserved
    guard room > 0 else { return 0 }
    let one = typesetter.width(of: space, font: FontDescriptor(size: measuredSize))
    guard one > 0 else { return 0 }
    return Int((room / one).rounded(.up))
  }

  /// How many hair spaces: those that fit the wanted width less the least one, tracking left out.
  static func hairSpaceCount(forWidth wanted: Double, _ typesetter: inout Typesetter) -> Int {
    let room = wanted - leastWidth
    guard room > 0 else { return 0 }
    let one = typesetter.advance(of: hairSpace, font: FontDescriptor(size: hairSize))
    guard one > 0 else { return 0 }
    return Int((room * drift / one).rounded(.down))
  }
}
