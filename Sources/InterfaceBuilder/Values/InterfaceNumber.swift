/// Numbers as documents write them.
enum InterfaceNumber {
  /// Beyond any screen; larger values only break arithmetic.
  private static let limit = 1e7

  /// A finite number of a sensible size; nil for anything else.
  static func double(_ text: some StringProtocol) -> Double? {
    // Double reads hexadecimal numbers, infinities and such as well.
    guard text.utf8.allSatisfy(isDecimal), let value = Double(text) else { return nil }
    return bounded(value)
  }

  /// What a text that `double` does not take should have been.
  static func wanted(in text: String) -> String {
    let isNumber = !text.isEmpty && text.utf8.allSatisfy(isDecimal) && Double(text) != nil
    return isNumber ? "a number of at most ten million" : "a number"
  }

  /// The value, if it is finite and of a sensible size.
  static func bounded(_ value: Double) -> Double? { abs(value) <= limit ? value : nil }

  private static func isDecimal(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
