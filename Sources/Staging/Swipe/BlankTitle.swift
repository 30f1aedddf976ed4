import Typesetting

/// Titles of blanks, by which people set the width of a row action that has no image.
enum BlankTitle {
  /// The font the published code measures with, in points; UIKit draws the title in its own.
  private static let measuredSize = 15.0
  /// What it leaves for UIKit's insets, on both sides together, in points.
  private static let reserved = 40.0

  /// How many spaces: one more as long as they are narrower than the wanted width less the insets.
  static func spaceCount(forWidth wanted: Double, _ typesetter: inout Typesetter) -> Int {
    let room = wanted - reserved
    guard room > 0 else { return 0 }
    let one = typesetter.width(of: " ", font: FontDescriptor(size: measuredSize))
    guard one > 0 else { return 0 }
    return Int((room / one).rounded(.up))
  }
}
