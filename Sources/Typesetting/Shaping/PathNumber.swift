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
    var digits: UInt32 = 1
    while rest / digits >= 10 { digits *= 10 }
    while digits > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / digits))
      rest %= digits
      digits /= 10
    }
  }
}
