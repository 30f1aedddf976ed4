/// Text of unknown origin made fit to be shown on a terminal or in a log.
package enum VisibleText {
  /// The text with everything spelt out that would steer a terminal, break the line or reorder what is read:
  /// control characters as `\n`, `\t` or `\u{1B}`, and likewise the marks of bidirectional text, line ends and all else
  /// that nobody sees.
  package static func of(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isHidden) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": shown += "\\n"
      case "\r": shown += "\\r"
      case "\t": shown += "\\t"
      case _ where isHidden(scalar): shown += scalar.speltOut
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Joiners shape words and emoji, so running text keeps them.
  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool { scalar.isHidden && !scalar.isJoiner }
}
