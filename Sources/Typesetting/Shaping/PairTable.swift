/// The advance of each common Latin character before each other one, as HarfBuzz gave them; with it, most texts are
/// shaped without HarfBuzz, which costs twenty times as much.
///
/// Exact, and independent of what was shaped before, since it serves only faces that kern by pairs
/// (`KerningTable.isByPairs`) and texts shaped without substitutions.
struct PairTable {
  /// Of each slot; 0 where it is not known yet.
  private var glyphs = [UInt32](repeating: 0, count: slots)
  /// By first and second slot, one more than the advance; 0 where it is not known yet.
  private var advances = [Int16](repeating: 0, count: slots * slots)

  private static let slots = 256
  /// What stands behind the last character.
  private static let end: UInt8 = 0

  /// The place of a UTF-16 unit in the table: Latin-1 by itself, a few signs in the room of its control characters.
  private static func slot(_ unit: UInt16) -> UInt8? {
    switch unit {
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0xFF: UInt8(truncatingIfNeeded: unit)
    case 0x2013: 1
    case 0x2014: 2
    case 0x2018: 3
    case 0x2019: 4
    case 0x201C: 5
    case 0x201D: 6
    case 0x2022: 7
    case 0x2026: 8
    case 0x20AC: 9
    default: nil
    }
  }

  /// Whether a text is made of characters of the table.
  static func covers(_ units: ArraySlice<UInt16>) -> Bool { units.allSatisfy { slot($0) != nil } }

  /// Hands out glyph and advance of each unit of a covered text; false where a pair was never shaped (what was handed
  /// out until then is void).
  func shape(_ units: ArraySlice<UInt16>, each body: (Int, UInt32, Int32) -> Void) -> Bool {
    var index = units.startIndex
    while index < units.endIndex {
      let next = index + 1
      guard let first = PairTable.slot(units[index]) else { return false }
      let second = next < units.endIndex ? PairTable.slot(units[next]) : PairTable.end
      guard let second else { return false }
      let advance = advances[Int(first) << 8 | Int(second)]
      if advance == 0 { return false }
      body(index - units.startIndex, glyphs[Int(first)], Int32(advance) - 1)
      index = next
    }
    return true
  }

  /// Learns the pair that begins at an index of a text.
  mutating func learn(_ units: ArraySlice<UInt16>, at index: Int, glyph: UInt32, advance: Int32) {
    guard glyph != 0, advance >= 0, advance < Int32(Int16.max), let first = PairTable.slot(units[index])
    else { return }
    let second = index + 1 < units.endIndex ? PairTable.slot(units[index + 1]) : PairTable.end
    guard let second else { return }
    glyphs[Int(first)] = glyph
    advances[Int(first) << 8 | Int(second)] = Int16(advance) + 1
  }
}
