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
    withDigits { digits in
      if number < 0 { digits.put(UInt8(ascii: "-")) }
      digits.put(magnitude: number.magnitude)
    }
  }

  /// Appends a length in points: the shortest form with at most three decimals, halves away from zero; never
  /// `-0`, and 0 for what is no number.
  mutating func append(points value: Double) {
    guard value.isFinite else { return append(UInt8(ascii: "0")) }
    // Beyond this a thousandth is finer than the number itself; no length comes near.
    let limit = 1e12
    let scaled = Swift.min(Swift.max(value, -limit), limit) * 1000
    let thousandths = Int(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    withDigits { digits in
      if thousandths < 0 { digits.put(UInt8(ascii: "-")) }
      digits.put(magnitude: thousandths.magnitude / 1000)
      let fraction = thousandths.magnitude % 1000
      if fraction == 0 { return }
      digits.put(UInt8(ascii: "."))
      digits.put(digit: fraction / 100)
      if fraction % 100 == 0 { return }
      digits.put(digit: fraction / 10 % 10)
      if fraction % 10 != 0 { digits.put(digit: fraction % 10) }
    }
  }

  /// Appends what is written into room on the stack: the array is checked once a number, not once a digit.
  private mutating func withDigits(_ write: (inout Digits) -> Void) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 32) { room in
      var digits = Digits(room: room)
      write(&digits)
      append(contentsOf: UnsafeBufferPointer(rebasing: room[..<digits.count]))
    }
  }
}

/// The digits of one number, 32 at most; the room is good until `withDigits` returns.
private struct Digits {
  let room: UnsafeMutableBufferPointer<UInt8>
  var count = 0

  mutating func put(_ byte: UInt8) {
    room[count] = byte
    count += 1
  }

  mutating func put(digit: UInt) { put(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }

  mutating func put(magnitude: UInt) {
    if magnitude >= 10 { put(magnitude: magnitude / 10) }
    put(digit: magnitude % 10)
  }
}
