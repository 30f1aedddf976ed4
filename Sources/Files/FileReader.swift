import Glibc

/// Whole regular files as bytes, never more than a limit.
package enum FileReader {
  /// 64 MiB.
  package static let defaultLimit = 64 << 20

  /// The bytes of a file; links are followed. A folder, pipe or device is an error, and never waited for.
  package static func bytes(at path: String, limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    guard let raw = RawPath(path) else { throw FileError(.missing, path) }
    return try bytes(at: raw, named: path, limit: limit, flags: 0)
  }

  static func bytes(at path: RawPath, named name: String, limit: Int, flags: Int32) throws(FileError)
    -> [UInt8]
  {
    // Without O_NONBLOCK a pipe without a writer would hold us here.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | flags) }
    guard descriptor >= 0 else {
      // A device without a driver and a socket cannot be opened at all.
      let fault = SystemFault.last
      throw fault.number == ENXIO ? FileError(.notRegular, name) : FileError(fault, name)
    }
    defer { close(descriptor) }
    var raw = stat()
    guard fstat(descriptor, &raw) == 0 else { throw FileError(.last, name) }
    let status = FileStatus(raw)
    switch status.kind {
    case .file: break
    case .folder: throw FileError(.folder, name)
    default: throw FileError(.notRegular, name)
    }
    guard status.size <= limit else { throw FileError(.tooLarge(limit: limit), name) }
    return try readAll(descriptor, expecting: status.size, named: name, limit: limit)
  }

  /// Everything on standard input, which may be a pipe or a terminal.
  package static func readStandardInput(limit: Int = defaultLimit) throws(FileError) -> [UInt8] {
    try readAll(STDIN_FILENO, expecting: 1 << 16, named: "-", limit: limit)
  }

  private static func readAll(
    _ descriptor: Int32, expecting size: Int, named name: String, limit: Int
  ) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    // One byte more than expected, so that a file as long as it said ends in the second read.
    var chunk = min(size, limit) + 1
    while true {
      var fault: SystemFault?
      let part = [UInt8](unsafeUninitializedCapacity: chunk) { buffer, count in
        var length = -1
        repeat { length = read(descriptor, buffer.baseAddress, chunk) } while length < 0 && errno == EINTR
        if length < 0 { fault = .last }
        count = max(length, 0)
      }
      if let fault {
        throw fault.number == EISDIR ? FileError(.folder, name) : FileError(.unreadable(fault), name)
      }
      if part.isEmpty { return bytes }
      if bytes.isEmpty { bytes = part } else { bytes.append(contentsOf: part) }
      guard bytes.count <= limit else { throw FileError(.tooLarge(limit: limit), name) }
      chunk = min(max(bytes.count, 1 << 16), limit - bytes.count + 1)
    }
  }
}
