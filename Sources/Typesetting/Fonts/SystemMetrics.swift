import UIKitRules

/// San Francisco's measures as the rules have them, ready for use.
enum SystemMetrics {
  private static let rules = SystemFontRules.all
  private static let displaySpacing = rules.displaySpacing.value
  private static let displayNarrowing = rules.displayNarrowing.value
  private static let emoji = rules.emoji.value

  /// In em.
  static let ascender = rules.ascender.value
  static let lineHeight = rules.lineHeight.value

  /// The least size in points of the display cut.
  static let displaySize = rules.displaySize.value

  /// The room of an emoji, in em, tracking left out.
  static func emojiAdvance(isDisplay: Bool) -> Double { isDisplay ? emoji.large : emoji.small }

  /// Points between the characters of a font at a size in points; where the cut that is drawn is not the font's at
  /// that size, what it lacks or has too much is in it.
  ///
  /// Families other than the system's have none.
  static func tracking(of font: FontDescriptor, isDisplay: Bool, size: Double) -> Double {
    if font.name.family != nil { return 0 }
    let isLarge = font.name.isDisplay ?? (size >= displaySize)
    let own = isLarge ? displaySpacing * size : font.tracking.points(size: size)
    if isLarge == isDisplay { return own }
    return own + (isLarge ? -displayNarrowing : displayNarrowing) * size
  }
}
