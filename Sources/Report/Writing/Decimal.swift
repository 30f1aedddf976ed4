/// Lengths and counts as text, alike in every locale.
enum Decimal {
  /// A count with a comma between thousands: `12,480`.
  static func grouped(_ count: Int) -> String {
    let digits = Array(String(count.magnitude).utf8)
    var text: [UInt8] = count < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text.append(UInt8(ascii: ",")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a whole number in decimal digits.
  mutating func append(number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: number.magnitude)
  }

  /// Appends a length in points: the shortest form with at most three decimals, halves away from zero; never
  /// `-0`, and 0 for what is no number.
  mutating func append(points value: Double) {
    guard value.isFinite else { return append(UInt8(ascii: "0")) }
    // Beyond this a thousandth is finer than the number itself; no length comes near.
    let limit = 1e12
    let thousandths = Int((Swift.min(Swift.max(value, -limit), limit) * 1000).rounded())
    if thousandths < 0 { append(UInt8(ascii: "-")) }
    append(magnitude: thousandths.magnitude / 1000)
    let fraction = thousandths.magnitude % 1000
    if fraction == 0 { return }
    append(UInt8(ascii: "."))
    append(digit: fraction / 100)
    if fraction % 100 == 0 { return }
    append(digit: fraction / 10 % 10)
    if fraction % 10 != 0 { append(digit: fraction % 10) }
  }

  private mutating func append(magnitude: UInt) {
    if magnitude >= 10 { append(magnitude: magnitude / 10) }
    append(digit: magnitude % 10)
  }

  private mutating func append(digit: UInt) { append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
}
