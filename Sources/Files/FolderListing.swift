import Glibc

/// An entry of a folder.
package struct FolderEntry: Hashable, Sendable {
  /// What can stand in a folder.
  package enum Kind: Hashable, Sendable {
    case file, folder
    /// A pipe, socket, device, or a link that leads nowhere.
    case other
  }

  /// The name; bytes that are no UTF-8 are replaced.
  package var name: String
  /// Whether the name is UTF-8: by another it cannot be read.
  package var isText: Bool
  /// What it is, links followed.
  package var kind: Kind

  package init(name: String, isText: Bool, kind: Kind) {
    self.name = name
    self.isText = isText
    self.kind = kind
  }
}

/// The entries of one folder, in the order of the bytes of their names.
package enum FolderListing {
  /// Ten times what a folder of designs or icons holds.
  package static let defaultLimit = 100_000

  /// The entries of a folder, links followed; throws where it holds more than `limit`.
  package static func entries(of path: String, limit: Int = defaultLimit) throws(FileError) -> [FolderEntry] {
    guard let raw = RawPath(path) else { throw FileError(.missing, path) }
    return try rawEntries(of: raw, named: path, limit: limit).map { entry in
      let kind: FolderEntry.Kind
      switch FileStatus.following(raw.appending(entry.name)) {
      case .success(let status) where status.kind == .file: kind = .file
      case .success(let status) where status.kind == .folder: kind = .folder
      default: kind = .other
      }
      let text = String(validating: entry.name, as: UTF8.self)
      return FolderEntry(
        name: text ?? String(decoding: entry.name, as: UTF8.self), isText: text != nil, kind: kind)
    }
  }

  /// The entries as the system has them, sorted, without `.` and `..`.
  static func rawEntries(
    of path: RawPath, named shown: String, limit: Int
  ) throws(FileError) -> [RawEntry] {
    guard let stream = path.withCString({ opendir($0) }) else {
      let fault = SystemFault.last
      throw fault.number == ENOTDIR ? FileError(.notFolder, shown) : FileError(fault, shown)
    }
    defer { closedir(stream) }
    var entries: [RawEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        let fault = SystemFault.last
        if fault.number != 0 { throw FileError(.unreadable(fault), shown) }
        break
      }
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
      if name == [0x2E] || name == [0x2E, 0x2E] { continue }
      guard entries.count < limit else { throw FileError(.tooManyEntries(limit: limit), shown) }
      entries.append(RawEntry(name: name, type: Int32(entry.pointee.d_type)))
    }
    return entries.sorted { $0.name.lexicographicallyPrecedes($1.name) }
  }
}

/// A name in a folder, and what the folder itself knows of it.
struct RawEntry {
  let name: [UInt8]
  fileprivate let type: Int32

  /// Whether it is a folder (a link to one is not); asks the file system only where the folder does not know.
  func isFolder(in folder: RawPath) -> Bool {
    if type != Int32(DT_UNKNOWN) { return type == Int32(DT_DIR) }
    guard case .success(let status) = FileStatus.ofEntry(folder.appending(name)) else { return false }
    return status.kind == .folder
  }

  /// What it is by itself: a link is told as one.
  func kind(in folder: RawPath) -> FileStatus.Kind {
    switch type {
    case Int32(DT_REG): return .file
    case Int32(DT_DIR): return .folder
    case Int32(DT_LNK): return .link
    case Int32(DT_UNKNOWN):
      guard case .success(let status) = FileStatus.ofEntry(folder.appending(name)) else { return .other }
      return status.kind
    default: return .other
    }
  }
}
