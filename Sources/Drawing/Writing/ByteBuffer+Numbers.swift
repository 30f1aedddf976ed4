extension ByteBuffer {
  /// A length in points to a hundredth: `12`, `12.5`, `-.25`, `0`; never an exponent.
  mutating func append(_ value: Double) { append(value, unit: 100) }

  /// The factor from font units to points; seven places, so that a line of text 40,000 units long ends right
  /// to a hundredth of a point.
  mutating func append(scale value: Double) { append(value, unit: 10_000_000) }

  /// A colour's alpha, four places: each of the 256 is distinct.
  mutating func append(alpha: Double) { append(alpha, unit: 10_000) }

  mutating func append(_ value: Int) {
    append(atMost: 24) { Digits.write(value, unit: 1, at: $0) }
  }

  /// A number rounded to whole `1 / unit`; what is no number is 0, what is beyond any picture is cut at 1e10.
  @inline(__always)
  private mutating func append(_ value: Double, unit: UInt) {
    let scaled = value == value ? min(max(value, -1e10), 1e10) * Double(unit) : 0
    let steps = Int(scaled < 0 ? scaled - 0.5 : scaled + 0.5)
    append(atMost: 32) { Digits.write(steps, unit: unit, at: $0) }
  }
}

/// Decimal digits. All is inlined, so that `unit` is a constant where it divides: this is the writer's hottest
/// code, and a division by a variable costs ten times one by a constant.
private enum Digits {
  /// Writes `steps / unit` (a power of ten up to 1e7), 30 bytes at most, and tells how many.
  @inline(__always)
  static func write(_ steps: Int, unit: UInt, at start: UnsafeMutablePointer<UInt8>) -> Int {
    var place = start
    if steps < 0 {
      put(45, at: &place)
    }
    let whole = steps.magnitude / unit
    var rest = steps.magnitude % unit
    if whole > 0 || rest == 0 { write(whole: whole, at: &place) }
    if rest > 0 {
      put(46, at: &place)
      repeat {
        rest = rest &* 10
        put(48 &+ UInt8(truncatingIfNeeded: rest / unit), at: &place)
        rest %= unit
      } while rest > 0
    }
    return place - start
  }

  @inline(__always)
  private static func write(whole: UInt, at place: inout UnsafeMutablePointer<UInt8>) {
    if whole >= 10 {
      if whole >= 100 {
        if whole >= 1000 { writeLong(whole / 1000, at: &place) }
        put(48 &+ UInt8(truncatingIfNeeded: whole / 100 % 10), at: &place)
      }
      put(48 &+ UInt8(truncatingIfNeeded: whole / 10 % 10), at: &place)
    }
    put(48 &+ UInt8(truncatingIfNeeded: whole % 10), at: &place)
  }

  @inline(never)
  private static func writeLong(_ value: UInt, at place: inout UnsafeMutablePointer<UInt8>) {
    if value >= 10 { writeLong(value / 10, at: &place) }
    put(48 &+ UInt8(truncatingIfNeeded: value % 10), at: &place)
  }

  @inline(__always)
  private static func put(_ byte: UInt8, at place: inout UnsafeMutablePointer<UInt8>) {
    place.pointee = byte
    place += 1
  }
}
