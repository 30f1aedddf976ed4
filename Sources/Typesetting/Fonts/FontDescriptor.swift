package import Graphics
package import UIKitRules

/// The font a text asks for.
///
/// Every family and design is drawn with Inter for now; of the better known families the lines have their own height
/// and the characters their own widths.
package struct FontDescriptor: Hashable, Sendable {
  /// In points.
  package var size: Double
  package var weight: FontWeight
  package var isItalic: Bool
  package var design: FontDesign
  /// Digits all of one width (`monospacedDigitSystemFont`).
  package var hasMonospacedDigits: Bool
  /// A family other than the system's; nil is the system font.
  package var family: String? { didSet { name = FontName(family) } }
  /// From one line's baseline to the next one's, in points: a text style's leading. nil: the height of a line.
  ///
  /// A text of one line is as high as its line, whatever the leading.
  package var leading: Double?
  /// What the system's font adds between characters.
  package var tracking: SystemFontTracking
  private(set) var name: FontName

  package init(
    size: Double, weight: FontWeight = .regular, isItalic: Bool = false, design: FontDesign = .default,
    hasMonospacedDigits: Bool = false, family: String? = nil,
    leading: Double? = nil, tracking: SystemFontTracking = .from13
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.design = design
    self.hasMonospacedDigits = hasMonospacedDigits
    self.family = family
    self.leading = leading
    self.tracking = tracking
    name = FontName(family)
  }

  /// The height of a line, in points: `UIFont.lineHeight` of the family where it is known, else of the system font.
  package var lineHeight: Double { (name.family?.line.value.height ?? SystemMetrics.lineHeight) * usableSize }

  /// The weight that is drawn: the one asked for, else that of the family's name.
  var faceWeight: FontWeight { weight == .regular ? name.weight ?? weight : weight }

  /// Whether it is of the display cut.
  var isDisplay: Bool {
    name.family == nil && (name.isDisplay ?? (usableSize >= SystemMetrics.displaySize))
  }

  /// The distance of two baselines, in points: never less than a line's height.
  package var baselineDistance: Double { max(leading ?? 0, lineHeight) }

  /// The height of a text of some lines, in points, not rounded.
  package func height(lines: Int) -> Double {
    lines > 0 ? lineHeight + Double(lines - 1) * baselineDistance : 0
  }

  /// The height above the baseline, in points: `UIFont.ascender` likewise.
  package var ascender: Double { (name.family?.line.value.ascender ?? SystemMetrics.ascender) * usableSize }

  /// The size with what no font can have (NaN, negative, past 10,000 points) taken out.
  var usableSize: Double { size > 0 ? min(size, 10_000) : 0 }
}
