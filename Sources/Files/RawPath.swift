import Glibc

/// A path as the system sees it: bytes, whether or not they are text.
struct RawPath: Hashable, Sendable {
  private(set) var bytes: [UInt8]

  /// Nil for what no call can name: an empty text, or one with a null byte that would cut it short.
  init?(_ path: String) {
    guard !path.isEmpty, !path.utf8.contains(0) else { return nil }
    bytes = Array(path.utf8)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  /// The path of an entry of this folder.
  func appending(_ name: some Sequence<UInt8>) -> RawPath {
    var joined = bytes
    if joined.last != UInt8(ascii: "/") { joined.append(UInt8(ascii: "/")) }
    joined.append(contentsOf: name)
    return RawPath(bytes: joined)
  }

  func appending(_ name: String) -> RawPath { appending(name.utf8) }

  /// The folder it stands in; the path is absolute and without `.` and `..`.
  var parent: RawPath {
    guard let cut = bytes.lastIndex(of: UInt8(ascii: "/")), cut > 0 else { return RawPath(bytes: [0x2F]) }
    return RawPath(bytes: Array(bytes[..<cut]))
  }

  /// The last component.
  var name: [UInt8] {
    guard let cut = bytes.lastIndex(of: UInt8(ascii: "/")) else { return bytes }
    return Array(bytes[(cut + 1)...])
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether `other` is this folder or lies below it; both are absolute and resolved.
  func contains(_ other: RawPath) -> Bool {
    guard other.bytes.starts(with: bytes) else { return false }
    return other.bytes.count == bytes.count || bytes.last == UInt8(ascii: "/")
      || other.bytes[bytes.count] == UInt8(ascii: "/")
  }

  func withCString<Value>(_ body: (UnsafePointer<CChar>) -> Value) -> Value {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for (index, byte) in bytes.enumerated() { buffer[index] = CChar(bitPattern: byte) }
      buffer[bytes.count] = 0
      // The buffer is never empty: it holds the null byte at least.
      return body(UnsafePointer(buffer.baseAddress.unsafelyUnwrapped))
    }
  }

  /// The path without links, `.` and `..`.
  func resolved() -> Result<RawPath, SystemFault> {
    withCString { path in
      guard let found = realpath(path, nil) else { return .failure(.last) }
      defer { free(found) }
      let length = strlen(found)
      return .success(RawPath(bytes: (0..<length).map { UInt8(bitPattern: found[$0]) }))
    }
  }

  /// The folder that relative paths start from.
  static var current: RawPath? {
    guard let dot = RawPath("."), case .success(let path) = dot.resolved() else { return nil }
    return path
  }
}
