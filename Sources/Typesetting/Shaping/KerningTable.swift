/// Reads as much of a font's `GPOS` table as tells how it kerns.
struct KerningTable {
  let bytes: [UInt8]

  /// Whether the lookups move a glyph for the sake of the next one only, and only that glyph: single and pair
  /// adjustments without a second value. Then a text's advances are those of its pairs.
  func isByPairs(lookups: [Int]) -> Bool {
    guard let list = number(8) else { return false }
    return lookups.allSatisfy { isByPairs(lookup: $0, list: list) }
  }

  private func isByPairs(lookup: Int, list: Int) -> Bool {
    guard let offset = number(list + 2 + 2 * lookup), let type = number(list + offset),
      let count = number(list + offset + 4)
    else { return false }
    let start = list + offset
    return (0..<count).allSatisfy { index in
      guard let subtable = number(start + 6 + 2 * index) else { return false }
      return isByPairs(subtable: start + subtable, type: type)
    }
  }

  private func isByPairs(subtable: Int, type: Int) -> Bool {
    switch type {
    case 1: return true
    case 2: return number(subtable + 6) == 0
    case 9:
      // An extension: the true type and a 32-bit offset.
      guard let inner = number(subtable + 2), inner != 9, let high = number(subtable + 4),
        let low = number(subtable + 6)
      else { return false }
      return isByPairs(subtable: subtable + (high << 16 | low), type: inner)
    default: return false
    }
  }

  /// The 16-bit number at an offset; nil behind the table's end.
  private func number(_ offset: Int) -> Int? {
    guard offset >= 0, offset + 1 < bytes.count else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }
}
