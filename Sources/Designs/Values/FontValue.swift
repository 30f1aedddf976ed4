package import Graphics
package import UIKitRules

/// A font as a design says it.
package struct FontValue: Hashable, Sendable {
  /// What decides its size.
  package enum Base: Hashable, Sendable {
    /// A text style, which follows the user's text size.
    case style(TextStyle)
    /// The system font at a size, in points.
    case system(size: Double)
    /// A font by family or PostScript name, at a size in points.
    case named(String, size: Double)
  }

  package var base: Base
  /// nil: the style's own, or regular.
  package var weight: FontWeight?
  package var design: FontDesign
  /// The style whose metrics scale a font of a fixed size (UIFontMetrics); nil does not scale.
  package var relativeTo: TextStyle?
  /// The largest size that scaling gives, in points.
  package var maximumPointSize: Double?

  /// UILabel's own font.
  package static let label = FontValue(base: .system(size: 17))

  package init(
    base: Base, weight: FontWeight? = nil, design: FontDesign = .default, relativeTo: TextStyle? = nil,
    maximumPointSize: Double? = nil
  ) {
    self.base = base
    self.weight = weight
    self.design = design
    self.relativeTo = relativeTo
    self.maximumPointSize = maximumPointSize
  }
}
