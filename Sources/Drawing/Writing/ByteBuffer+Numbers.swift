extension ByteBuffer {
  /// A length in points to a hundredth: `12`, `12.5`, `-.25`, `0`; never an exponent.
  mutating func append(_ value: Double) { append(value, unit: 100) }

  /// The factor from font units to points; seven places, so that a line of text 40,000 units long ends right
  /// to a hundredth of a point.
  mutating func append(scale value: Double) { append(value, unit: 10_000_000) }

  /// A colour's alpha, four places: each of the 256 is distinct.
  mutating func append(alpha: Double) { append(alpha, unit: 10_000) }

  mutating func append(_ value: Int) {
    if value < 0 { append(byte: UInt8(ascii: "-")) }
    append(digits: UInt64(value.magnitude))
  }

  /// A number rounded to whole `1 / unit`, a power of ten; what is no number is 0, what is beyond any picture is
  /// cut at 1e10.
  private mutating func append(_ value: Double, unit: UInt64) {
    guard value == value else { return append(byte: UInt8(ascii: "0")) }
    let steps = Int64((min(max(value, -1e10), 1e10) * Double(unit)).rounded())
    if steps < 0 { append(byte: UInt8(ascii: "-")) }
    let (whole, fraction) = steps.magnitude.quotientAndRemainder(dividingBy: unit)
    if whole > 0 || fraction == 0 { append(digits: whole) }
    guard fraction > 0 else { return }
    append(byte: UInt8(ascii: "."))
    var rest = fraction
    var place = unit / 10
    while rest > 0 {
      append(byte: UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }

  private mutating func append(digits value: UInt64) {
    if value >= 10 { append(digits: value / 10) }
    append(byte: UInt8(ascii: "0") + UInt8(value % 10))
  }
}
