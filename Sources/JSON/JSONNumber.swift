/// The value of a JSON number.
enum JSONNumber {
  /// More characters than any double needs; a longer number is a fault, so that reading one stays cheap.
  static let longest = 1000

  /// The nearest double of a number whose grammar is already checked; infinite where it is too large.
  static func value(_ bytes: [UInt8], _ range: Range<Int>) -> Double {
    exact(bytes, range) ?? Double(String(decoding: bytes[range], as: UTF8.self)) ?? .nan
  }

  /// A number of at most 15 digits and a small scale, where one division or multiplication of exact doubles
  /// gives the nearest double; nil for the others.
  private static func exact(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard range.count <= 17 else { return nil }
    var mantissa: Int64 = 0
    var digits = 0
    var decimals = 0
    var isNegative = false
    var isBehindPoint = false
    for byte in bytes[range] {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        mantissa = mantissa * 10 + Int64(byte - UInt8(ascii: "0"))
        digits += 1
        if isBehindPoint { decimals += 1 }
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isBehindPoint = true
      default: return nil
      }
    }
    guard digits <= 15 else { return nil }
    let value = Double(mantissa) / powers[decimals]
    return isNegative ? -value : value
  }

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}
