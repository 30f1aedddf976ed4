import Glibc

/// Everything on standard input, up to a limit.
enum StandardInput {
  /// 64 MiB: as much as a design file may have.
  static let limit = 64 << 20

  enum Fault: Error, Hashable {
    case tooLarge
    /// The system's error number.
    case unreadable(Int32)
  }

  static func read(limit: Int = limit) throws(Fault) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      var fault: Int32?
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = 0
        switch Glibc.read(STDIN_FILENO, buffer.baseAddress, buffer.count) {
        case let length where length >= 0: count = length
        default: fault = errno
        }
      }
      if fault == EINTR { continue }
      if let fault { throw .unreadable(fault) }
      if part.isEmpty { return bytes }
      bytes += part
      if bytes.count > limit { throw .tooLarge }
    }
  }
}
