import Graphics

/// Lengths in messages.
package enum Points {
  /// At most two decimals, none where there are none.
  package static func text(_ value: Double) -> String {
    // Constraints may multiply lengths past what an integer holds.
    let shown = value.isNaN ? 0 : max(-1e12, min(1e12, value))
    let hundredths = Int((shown * 100).rounded())
    let (whole, rest) = (hundredths / 100, abs(hundredths % 100))
    if rest == 0 { return "\(whole)" }
    if rest % 10 == 0 { return "\(whole).\(rest / 10)" }
    return rest < 10 ? "\(whole).0\(rest)" : "\(whole).\(rest)"
  }

  /// `74 x 176 pt`.
  static func text(_ size: Size) -> String { "\(text(size.width)) x \(text(size.height)) pt" }

  /// The same of a place, which may be left of or above where it is counted from.
  static func signed(_ value: Double) -> String {
    let words = text(abs(value))
    return value < 0 && words != "0" ? "-" + words : words
  }

  /// `15 pt above and 4 pt below it`, the sides that count.
  static func sides(above: Double, below: Double) -> String {
    var parts: [String] = []
    if above > 0.01 { parts.append("\(text(above)) pt above") }
    if below > 0.01 { parts.append("\(text(below)) pt below") }
    return parts.joined(separator: " and ") + " it"
  }
}
