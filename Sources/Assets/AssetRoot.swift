internal import Bundled
internal import Files

/// What a design's asset folders lie in.
enum AssetRoot: Sendable {
  case folder(ContainedFolder)
  /// A folder of the files that are part of the program.
  case bundled(String)

  /// What stands in a folder, by name.
  func names(in folder: String, limit: Int) throws(FileError) -> Set<String> {
    switch self {
    case .folder(let root):
      return Set(try root.entries(of: folder, limit: limit).map(\.name))
    case .bundled(let root):
      let prefix = FilePath.join(root, folder) + "/"
      let names = Bundled.names(under: prefix).map { String($0.dropFirst(prefix.count)) }
      if names.isEmpty { throw FileError(.missing, folder) }
      return Set(names)
    }
  }

  /// The folders in a folder, in bytewise order; what is left of a limit goes down by all that stands in it.
  func folders(in folder: String, left: inout Int) throws(FileError) -> [String] {
    switch self {
    case .folder(let root):
      let entries = try root.entries(of: folder, limit: left)
      left -= entries.count
      return entries.filter { $0.kind == .folder }.map(\.name)
    case .bundled:
      let folders = try names(in: folder, limit: left).compactMap { name -> Substring? in
        let parts = name.split(separator: "/", maxSplits: 1)
        return parts.count == 2 ? parts[0] : nil
      }
      return Set(folders).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { String($0) }
    }
  }

  /// The same text for two names of one folder, whatever links lead there.
  func destination(of folder: String) throws(FileError) -> String {
    switch self {
    case .folder(let root): try root.destination(of: folder)
    case .bundled: folder
    }
  }

  /// Whether there is a file; throws where the name leads outside.
  func contains(_ path: String) throws(FileError) -> Bool {
    switch self {
    case .folder(let root): return try root.contains(path)
    case .bundled(let root): return Bundled.file(FilePath.join(root, path)) != nil
    }
  }

  func bytes(of path: String, limit: Int) throws(FileError) -> [UInt8] {
    switch self {
    case .folder(let root): return try root.bytes(named: path, limit: limit)
    case .bundled(let root):
      guard let bytes = Bundled.file(FilePath.join(root, path)) else { throw FileError(.missing, path) }
      return bytes
    }
  }
}
