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
