import Staging
import UIKitRules

/// The names of a preview in captions and links.
extension [UInt8] {
  /// Appends `Swiped` and, quieter, `iOS 11 · iPhone 8`.
  mutating func append(nameOf preview: Preview) {
    append("<b>")
    append(preview.state.words)
    append("</b> <span>")
    append(text: preview.traits.system.words)
    append(" · ")
    append(isolated: preview.traits.device.name)
    append("</span>")
  }

  /// Appends what is not the default, each behind ` · `.
  mutating func append(extrasOf preview: Preview) {
    let traits = preview.traits
    if traits.appearance != .light {
      append(" · ")
      append(traits.appearance.words)
    }
    if traits.contentSize != .large {
      append(" · ")
      append(text: traits.contentSize.words)
    }
    if traits.legibilityWeight == .bold { append(" · Bold") }
    if traits.direction == .rightToLeft { append(" · Right to left") }
    if let locale = traits.locale {
      append(" · ")
      append(isolated: locale)
    }
    if preview.row > 0 {
      append(" · Row ")
      append(number: preview.row + 1)
    }
  }
}
