/// A number as people write it.
package enum NumberText {
  /// The shortest decimal text that reads back as the same number, with "." and without a needless fraction:
  /// 45, 0.1, 1e+21.
  package static func shortest(_ number: Double) -> String {
    if number == number.rounded(), abs(number) < 1e15 { return String(Int64(number)) }
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Whether a text is a number that a file may hold: "12" is, "NaN" and "inf" are not.
  static func isFinite(_ text: String) -> Bool { Double(text)?.isFinite == true }
}
