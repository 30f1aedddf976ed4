/// Whole numbers in path data: a minus sign parts as well as a blank does.
enum PathNumber {
  static func append(_ value: Int32, to bytes: inout [UInt8], first: Bool) {
    var rest = value.magnitude
    if value < 0 {
      bytes.append(UInt8(ascii: "-"))
    } else if !first {
      bytes.append(UInt8(ascii: " "))
    }
    if rest < 10 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest))
      return
    }
    // Most numbers have at most four digits, and dividing by constants is cheap.
    if rest >= 10_000 {
      append(Int32(rest / 10_000), to: &bytes, first: true)
      rest %= 10_000
      digit(rest / 1000, to: &bytes)
      digit(rest / 100 % 10, to: &bytes)
    } else {
      if rest >= 1000 { digit(rest / 1000, to: &bytes) }
      if rest >= 100 { digit(rest / 100 % 10, to: &bytes) }
    }
    digit(rest / 10 % 10, to: &bytes)
    digit(rest % 10, to: &bytes)
  }

  private static func digit(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: value))
  }
}
