extension String {
  /// A stretch of a text in UTF-16, lone surrogates as U+FFFD.
  ///
  /// `String(decoding:as:)` goes through a parser for each unit; plain text of one or two bytes a character, which
  /// nearly all is, costs a twentieth here.
  init(units: ArraySlice<UInt16>) {
    guard units.allSatisfy({ $0 < 0x800 || $0 == 0x2026 }) else {
      self = String(decoding: units, as: UTF16.self)
      return
    }
    let length = units.reduce(0) { $0 + ($1 < 0x80 ? 1 : $1 < 0x800 ? 2 : 3) }
    self = String(unsafeUninitializedCapacity: length) { room in
      var place = 0
      for unit in units {
        if unit < 0x80 {
          room[place] = UInt8(truncatingIfNeeded: unit)
        } else {
          if unit < 0x800 {
            room[place] = 0xC0 | UInt8(truncatingIfNeeded: unit >> 6)
          } else {
            room[place] = 0xE0 | UInt8(truncatingIfNeeded: unit >> 12)
            place += 1
            room[place] = 0x80 | UInt8(truncatingIfNeeded: unit >> 6 & 63)
          }
          place += 1
          room[place] = 0x80 | UInt8(truncatingIfNeeded: unit & 63)
        }
        place += 1
      }
      return place
    }
  }
}
