/// UIKit's named layout priorities (UILayoutPriority), as documented.
package enum LayoutPriority {
  /// `defaultLow`: how strongly a view hugs its content.
  package static let low = 250.0
  /// `defaultHigh`: how strongly a view resists being compressed.
  package static let high = 750.0
  /// `required`.
  package static let required = 1000.0
  /// `fittingSizeLevel`: how strongly a row is as low as its content allows.
  package static let fittingSizeLevel = 50.0
}
