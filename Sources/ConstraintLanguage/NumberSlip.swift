import Diagnostics

/// What begins like a number and is none.
enum NumberSlip {
  /// What to write instead.
  static func fault(_ text: String, at range: Range<Int>) -> ConstraintFault {
    let quoted = Quotation.quoted(text)
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    let unit = text.dropFirst(digits.count)
    switch unit.lowercased() {
    case "px", "pt", "pts", "dp", "em", "rem":
      return .syntax("numbers are points and have no unit: \(digits.prefix(20))", at: range)
    case _ where text.utf8.count > 60: return .syntax("a number of \(text.utf8.count) characters", at: range)
    case _ where unit.first?.isLetter == true && unit.contains("."):
      return .syntax("\(quoted) is no number; a * stands between a factor and an attribute", at: range)
    case _ where text.lowercased().hasPrefix("0x"):
      return .syntax("\(quoted) is no decimal number", at: range)
    default: return .syntax("\(quoted) is no number", at: range)
    }
  }
}
