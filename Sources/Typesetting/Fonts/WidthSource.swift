import Graphics
import UIKitRules

/// Whose widths the characters of a drawn face have.
enum WidthSource: Hashable, Sendable {
  /// Inter's own.
  case face
  /// San Francisco's of a style.
  case system(FaceStyle)
  /// A named family's.
  case family(FamilyWidths, weight: FontWeight)

  init(family: FontFamily?, style: FaceStyle) {
    guard let family else {
      self = .system(style)
      return
    }
    self = family.widths.map { .family($0.value, weight: style.weight) } ?? .face
  }

  /// The room of an emoji beside characters of these widths, in em, tracking left out.
  var emojiAdvance: Double {
    guard case .system(let style) = self else { return SystemMetrics.emojiAdvance(isDisplay: false) }
    return SystemMetrics.emojiAdvance(isDisplay: style.isDisplay)
  }
}
