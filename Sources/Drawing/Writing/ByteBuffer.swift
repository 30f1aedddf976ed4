/// Bytes being written: literals, numbers, colours, text; appending is all it can do.
struct ByteBuffer: Sendable {
  private(set) var bytes: [UInt8]

  init(capacity: Int = 0) {
    bytes = []
    bytes.reserveCapacity(capacity)
  }

  @inline(__always)
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ more: [UInt8]) { bytes.append(contentsOf: more) }

  @inline(__always)
  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ other: ByteBuffer) { bytes.append(contentsOf: other.bytes) }
}
