/// UIKit's named layout priorities (UILayoutPriority), as documented.
package enum LayoutPriority {
  /// `defaultLow`: how strongly a view hugs its content.
  package static let low = 250.0
  /// `defaultHigh`: how strongly a view resists being compressed.
  package static let high = 750.0
}
