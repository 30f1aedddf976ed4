private import CXXHash

/// XXH3-128 of bytes: tells equal pictures and fonts apart from different ones; no defence against forgery.
package struct ContentHash: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  package init(of bytes: some Collection<UInt8>) {
    let digest =
      bytes.withContiguousStorageIfAvailable { XXH3_128bits($0.baseAddress, $0.count) }
      ?? Array(bytes).withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    high = digest.high64
    low = digest.low64
  }

  /// Of something that was hashed piece by piece; equal where all pieces are.
  package init(joining pieces: [ContentHash]) {
    let digest = pieces.withUnsafeBytes { XXH3_128bits($0.baseAddress, $0.count) }
    high = digest.high64
    low = digest.low64
  }

  /// The canonical form (big endian), 32 lower-case hex digits.
  package var hex: String {
    let digits = Array("0123456789abcdef".utf8)
    return String(unsafeUninitializedCapacity: 32) { text in
      for index in 0..<16 {
        text[index] = digits[Int(high >> UInt64(60 - 4 * index) & 15)]
        text[16 + index] = digits[Int(low >> UInt64(60 - 4 * index) & 15)]
      }
      return 32
    }
  }
}
