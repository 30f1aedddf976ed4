private import Glibc

/// The entries of texts by their bytes: a look-up reads the text once and compares it once.
///
/// A table of its own, since most of what a repeated layout costs is this look-up, and `Dictionary` would take three
/// times as long. The seed is drawn anew by each process, so no input can be made to collide.
struct TextTable {
  private var entries: [TextEntry] = []
  private var hashes: [UInt64] = []
  /// Places in `entries` and one; 0 is free. A power of two, at most half full.
  private var slots = [Int32](repeating: 0, count: 256)
  private let seed = UInt64(truncatingIfNeeded: Hasher().finalize()) | 1

  /// The entry of a text and the hash to insert it with.
  func find(_ text: String) -> (entry: TextEntry?, hash: UInt64) {
    let found = text.utf8.withContiguousStorageIfAvailable { find(UnsafeRawBufferPointer($0)) }
    return found ?? Array(text.utf8).withUnsafeBytes { find($0) }
  }

  private func find(_ bytes: UnsafeRawBufferPointer) -> (entry: TextEntry?, hash: UInt64) {
    let hash = TextTable.hash(bytes, seed: seed)
    var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let place = Int(slots[slot]) - 1
      if hashes[place] == hash, TextTable.isEqual(bytes, entries[place].bytes) {
        return (entries[place], hash)
      }
      slot = (slot + 1) & (slots.count - 1)
    }
    return (nil, hash)
  }

  /// Adds an entry that was not found.
  mutating func insert(_ entry: TextEntry, hash: UInt64) {
    if (entries.count + 1) * 2 > slots.count { grow() }
    entries.append(entry)
    hashes.append(hash)
    place(entries.count - 1)
  }

  mutating func removeAll() { self = TextTable() }

  private mutating func grow() {
    slots = [Int32](repeating: 0, count: slots.count * 2)
    for index in entries.indices { place(index) }
  }

  private mutating func place(_ index: Int) {
    var slot = Int(truncatingIfNeeded: hashes[index]) & (slots.count - 1)
    while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
    slots[slot] = Int32(truncatingIfNeeded: index + 1)
  }

  private static func isEqual(_ bytes: UnsafeRawBufferPointer, _ other: [UInt8]) -> Bool {
    if bytes.count != other.count { return false }
    return other.withUnsafeBytes { stored in
      // No bytes have no address.
      guard let one = bytes.baseAddress, let two = stored.baseAddress else { return true }
      return memcmp(one, two, bytes.count) == 0
    }
  }

  /// Eight bytes at a time, each mixed by a multiplication of full width.
  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    var state = seed ^ UInt64(truncatingIfNeeded: bytes.count)
    var offset = 0
    while offset + 8 <= bytes.count {
      state = mix(state ^ bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self), seed)
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < bytes.count {
      rest = rest << 8 | UInt64(bytes[offset])
      offset += 1
    }
    return mix(mix(state ^ rest, seed), 0x9E37_79B9_7F4A_7C15)
  }

  private static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
    let product = (value ^ 0xD6E8_FEB8_6659_FD93).multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }
}
