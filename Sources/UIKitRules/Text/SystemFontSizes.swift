/// The font sizes that UIKit has names for, in points.
package enum SystemFontSizes {
  /// `UIFont.labelFontSize`.
  package static let label = Fact(17.0, .fontSize, .doc)
  /// `UIFont.systemFontSize`.
  package static let system = Fact(14.0, .fontSize, .doc)
  /// `UIFont.smallSystemFontSize`.
  package static let small = Fact(12.0, .fontSize, .doc)
  /// `UIFont.buttonFontSize`.
  package static let button = Fact(18.0, .fontSize, .doc)
}
