/// Text of unknown origin made fit to be shown on a terminal or in a log.
package enum VisibleText {
  /// The text with everything spelt out that would steer a terminal, break the line or reorder what is read:
  /// control characters as `\n`, `\t` or `\u{1B}`, and likewise the marks of bidirectional text and line ends.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      case _ where isHidden(scalar): shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // C0, delete, C1.
    case 0...0x1F, 0x7F...0x9F: true
    // Marks, embeddings, overrides and isolates of bidirectional text; line and paragraph separator.
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    // Byte-order mark, interlinear annotation, tags: seen by nobody, copied by everybody.
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: true
    default: false
    }
  }
}
