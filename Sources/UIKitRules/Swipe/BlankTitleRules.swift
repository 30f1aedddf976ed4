/// The figures by which published code counts the blanks of a title that is to make an action so wide; lengths in points.
///
/// They are that code's on every system. What width UIKit then gives the action is `ActionWidthRules.blank`.
package struct BlankTitleRules: Sendable {
  /// The font that spaces are measured in; UIKit draws the title in its own.
  package let spaceFontSize: Fact<Double>
  /// What is left for UIKit's insets, both sides together.
  package let spaceReserve: Fact<Double>
  /// The font that hair spaces are measured in.
  package let hairSpaceFontSize: Fact<Double>
  /// What hair spaces leave: the least width of an action.
  package let leastWidth: Fact<Double>
  /// What corrects the drift between the computed width and the real one.
  package let drift: Fact<Double>

  static let published = BlankTitleRules(
    spaceFontSize: Fact(15, .blankTitleCount, .thirdParty),
    spaceReserve: Fact(40, .blankTitleCount, .thirdParty),
    hairSpaceFontSize: Fact(14, .blankTitleCount, .thirdParty),
    leastWidth: Fact(30, .blankTitleCount, .thirdParty),
    drift: Fact(1.1, .blankTitleCount, .thirdParty))
}
