import Glibc

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case file, folder
    /// A pipe, socket, device, or a link that leads nowhere.
    case other
  }

  /// The name; bytes that are no UTF-8 are replaced, such a file cannot be read by it.
  package var name: String
  /// What it is, links followed.
  package var kind: Kind
}

/// The entries of one folder, in the order of the bytes of their names.
package enum FolderListing {
  /// Ten times what a folder of designs or icons holds.
  package static let defaultLimit = 100_000

  package static func entries(of path: String, limit: Int = defaultLimit) throws(FileError) -> [FolderEntry] {
    guard let raw = RawPath(path) else { throw FileError(.missing, path) }
    return try names(of: raw, named: path, limit: limit).map { name in
      let kind: FolderEntry.Kind
      switch FileStatus.following(raw.appending(name)) {
      case .success(let status) where status.kind == .file: kind = .file
      case .success(let status) where status.kind == .folder: kind = .folder
      default: kind = .other
      }
      return FolderEntry(name: String(decoding: name, as: UTF8.self), kind: kind)
    }
  }

  /// The names as bytes, sorted, without `.` and `..`.
  static func names(of path: RawPath, named shown: String, limit: Int) throws(FileError) -> [[UInt8]] {
    guard let stream = path.withCString({ opendir($0) }) else {
      let fault = SystemFault.last
      throw fault.number == ENOTDIR ? FileError(.notFolder, shown) : FileError(fault, shown)
    }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let fault = SystemFault.last
        if fault.number != 0 { throw FileError(.unreadable(fault), shown) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      guard names.count < limit else { throw FileError(.tooManyEntries(limit: limit), shown) }
      names.append(name)
    }
    return names.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
