/// Which characters are shown as pictures (UTS #51).
enum Emoji {
  /// Whether a cluster begins with a picture that has a colour of its own.
  static func isEmoji(_ members: ArraySlice<UInt16>) -> Bool {
    let first = String(decoding: members, as: UTF16.self).unicodeScalars.first
    guard let first else { return false }
    return isPicture(first)
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation || scalar.properties.isEmoji && scalar.value > 0xFFFF
  }

  /// Whether a character asks for a picture as it stands there, whatever letters a face has for it: by itself, by a
  /// selector behind it, or by a skin's tone.
  static func asksForPicture(_ cluster: some Collection<Unicode.Scalar>) -> Bool {
    guard let first = cluster.first, !cluster.contains(textSelector) else { return false }
    // UIKit's labels make pictures of those beyond the first plane even where Unicode would have signs ("🏳", 23 pt wide).
    if isPicture(first) { return true }
    return first.properties.isEmoji
      && cluster.contains { $0 == pictureSelector || $0.properties.isEmojiModifier }
  }

  static let textSelector: Unicode.Scalar = "\u{FE0E}"
  static let pictureSelector: Unicode.Scalar = "\u{FE0F}"
}
