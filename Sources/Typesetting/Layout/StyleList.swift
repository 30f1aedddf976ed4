import Graphics
import UIKitRules

/// Numbers for styles, so that what is kept of a text is found by comparing integers.
struct StyleList {
  private var keys: [StyleKey] = []
  private var last = 0

  /// The same number for equal styles. The list is searched in order, since a design has but a few dozen; past
  /// 4,096 it starts anew with numbers never given before.
  mutating func index(of style: TextStyling) -> Int {
    let key = StyleKey(style)
    if last < keys.count, keys[last] == key { return last + base }
    if let known = keys.firstIndex(of: key) {
      last = known
      return known + base
    }
    if keys.count >= 4096 {
      base += keys.count
      keys.removeAll()
    }
    keys.append(key)
    last = keys.count - 1
    return last + base
  }

  private var base = 0
}

/// A style packed into words.
private struct StyleKey: Equatable {
  var size: UInt64
  var packed: UInt64
  var numberOfLines: Int
  var minimumScaleFactor: UInt64
  var family: String?
  var leading: UInt64
  var language: String?

  init(_ style: TextStyling) {
    size = style.font.size.bitPattern
    minimumScaleFactor = style.minimumScaleFactor.bitPattern
    numberOfLines = style.numberOfLines
    family = style.font.family
    leading = (style.font.leading ?? 0).bitPattern
    language = style.language
    packed =
      UInt64(style.font.weight.place) | UInt64(style.font.design.place) << 8
      | UInt64(style.lineBreakMode.rawValue) << 16 | UInt64(style.alignment.rawValue) << 24
      | UInt64(style.direction.rawValue) << 32 | (style.font.isItalic ? 1 << 40 : 0)
      | (style.font.hasMonospacedDigits ? 1 << 41 : 0) | (style.adjustsFontSizeToFitWidth ? 1 << 42 : 0)
      | UInt64(style.font.tracking.rawValue) << 43
  }
}

extension FontDesign {
  fileprivate var place: UInt8 {
    switch self {
    case .default: 0
    case .monospaced: 1
    case .rounded: 2
    case .serif: 3
    }
  }
}
