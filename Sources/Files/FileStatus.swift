import Glibc

/// What the system says about a path.
struct FileStatus {
  enum Kind { case file, folder, link, other }

  /// Tells one file from another, whatever its names.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  let kind: Kind
  let identity: Identity
  let size: Int
  let mode: mode_t
  let owner: uid_t
  let group: gid_t

  init(_ raw: stat) {
    switch raw.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    case S_IFLNK: kind = .link
    default: kind = .other
    }
    identity = Identity(device: UInt64(raw.st_dev), number: UInt64(raw.st_ino))
    size = Int(raw.st_size)
    mode = raw.st_mode & 0o7777
    owner = raw.st_uid
    group = raw.st_gid
  }

  /// The status of what a path leads to, links followed.
  static func following(_ path: RawPath) -> Result<FileStatus, SystemFault> {
    var raw = stat()
    return path.withCString { stat($0, &raw) } == 0 ? .success(FileStatus(raw)) : .failure(.last)
  }

  /// The status of the path itself, be it a link.
  static func ofEntry(_ path: RawPath) -> Result<FileStatus, SystemFault> {
    var raw = stat()
    return path.withCString { lstat($0, &raw) } == 0 ? .success(FileStatus(raw)) : .failure(.last)
  }
}

extension SystemFault: Error {
  var isMissing: Bool { number == ENOENT || number == ENOTDIR }
}
