/// Lengths as text, alike in every locale.
enum Decimal {
  /// The shortest form with at most three decimals, halves away from zero; never `-0`, and 0 for what is no number.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "0" }
    // Beyond this a thousandth is finer than the number itself; no length comes near.
    let limit = 1e12
    let thousandths = Int((min(max(value, -limit), limit) * 1000).rounded())
    var text = thousandths < 0 ? "-" : ""
    let magnitude = thousandths.magnitude
    text += String(magnitude / 1000)
    let fraction = magnitude % 1000
    guard fraction > 0 else { return text }
    var digits = String(fraction)
    while digits.utf8.count < 3 { digits = "0" + digits }
    while digits.utf8.last == UInt8(ascii: "0") { digits.removeLast() }
    return text + "." + digits
  }

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
