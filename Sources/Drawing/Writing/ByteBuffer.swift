/// Bytes being written: literals, numbers, colours, text; appending is all it can do.
///
/// The array is kept longer than what is written, so that a literal or a number is stored with one check of the
/// room: `Array.append` costs four times as much, and a picture is hundreds of them.
struct ByteBuffer: Sendable {
  private var storage: [UInt8] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// What was written; the buffer is empty then and keeps its room.
  mutating func take() -> [UInt8] {
    let bytes = self.bytes
    count = 0
    return bytes
  }

  /// Forgets what was written and keeps the room.
  mutating func removeAll() { count = 0 }

  func append(to bytes: inout [UInt8]) { bytes.append(contentsOf: storage[..<count]) }

  var bytes: [UInt8] { Array(storage[..<count]) }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { append($0) }
  }

  mutating func append(_ more: [UInt8]) { more.withUnsafeBufferPointer { append($0) } }

  mutating func append(_ other: ByteBuffer) {
    other.storage.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[..<other.count])) }
  }

  @inline(__always)
  mutating func append(byte: UInt8) {
    append(atMost: 1) { place in
      place.pointee = byte
      return 1
    }
  }

  @inline(__always)
  mutating func append(_ source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    append(atMost: source.count) { place in
      place.update(from: start, count: source.count)
      return source.count
    }
  }

  /// Lets `write` store up to `limit` bytes; it tells how many it did. The pointer is good until it returns.
  @inline(__always)
  mutating func append(atMost limit: Int, _ write: (UnsafeMutablePointer<UInt8>) -> Int) {
    if storage.count &- count < limit { grow(by: limit) }
    let place = count
    count = storage.withUnsafeMutableBufferPointer { room in
      guard let start = room.baseAddress else { return place }
      return place &+ write(start + place)
    }
  }

  @inline(never)
  private mutating func grow(by limit: Int) {
    let more = max(count + limit - storage.count, storage.count, 256)
    storage += [UInt8](repeating: 0, count: more)
  }
}
