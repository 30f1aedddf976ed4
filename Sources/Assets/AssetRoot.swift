internal import Bundled
internal import Files

/// What a design's asset folders lie in.
enum AssetRoot: Sendable {
  case folder(ContainedFolder)
  /// A folder of the files that are part of the program.
  case bundled(String)

  /// What stands in a folder, in bytewise order of the names.
  func entries(of folder: String, limit: Int) throws(FileError) -> [FolderEntry] {
    switch self {
    case .folder(let root): return try root.entries(of: folder, limit: limit)
    case .bundled(let root):
      let prefix = FilePath.join(root, folder) + "/"
      let paths = Bundled.names(under: prefix).map { $0.dropFirst(prefix.count).split(separator: "/") }
      if paths.isEmpty { throw FileError(.missing, folder) }
      let kinds = Dictionary(
        paths.map { (String($0[0]), $0.count > 1 ? FolderEntry.Kind.folder : .file) },
        uniquingKeysWith: { first, _ in first })
      return kinds.map { FolderEntry(name: $0.key, isText: true, kind: $0.value) }
        .sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
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
