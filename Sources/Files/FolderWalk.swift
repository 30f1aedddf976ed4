/// All files below a folder.
package struct FolderWalk: Sendable {
  /// Paths of files from the folder on (`a/b.json`): a folder's entries in bytewise order, its folders in place.
  package var files: [String] = []
  /// Folders below that could not be read.
  package var faults: [FileError] = []
  /// Files that cannot be read by their names, which are not UTF-8; as well as it can be shown.
  package var unnamable: [String] = []

  /// Walks the folder; links are followed, each folder is entered once, so loops end.
  ///
  /// Entries whose name starts with a dot are passed over unless asked for. Throws where the folder itself
  /// cannot be read or the whole holds more than `limit` entries.
  package init(
    _ root: String, includingHidden: Bool = false, limit: Int = FolderListing.defaultLimit
  ) throws(FileError) {
    guard let raw = RawPath(root) else { throw FileError(.missing, root) }
    switch FileStatus.following(raw) {
    case .failure(let fault): throw FileError(fault, root)
    case .success(let status) where status.kind != .folder: throw FileError(.notFolder, root)
    case .success(let status):
      var visited: Set = [status.identity]
      var left = limit
      var pending = [Step(name: "", kind: .folder)]
      while let step = pending.popLast() {
        if step.kind == .file {
          files.append(step.name)
          continue
        }
        let path = step.name.isEmpty ? root : FilePath.join(root, step.name)
        // Looked at when its turn comes, so that of two ways to a folder the first in order counts.
        if !step.name.isEmpty {
          guard let below = RawPath(path), case .success(let status) = FileStatus.following(below),
            visited.insert(status.identity).inserted
          else { continue }
        }
        let entries: [FolderEntry]
        do throws(FileError) {
          entries = try FolderListing.entries(of: path, limit: left)
        } catch {
          if case .tooManyEntries = error.kind { throw FileError(.tooManyEntries(limit: limit), root) }
          if step.name.isEmpty { throw error }
          faults.append(error)
          continue
        }
        left -= entries.count
        for entry in entries.reversed() where includingHidden || entry.name.utf8.first != UInt8(ascii: ".") {
          let name = FilePath.join(step.name, entry.name)
          switch (entry.kind, entry.isText) {
          case (.other, _): break
          case (_, true): pending.append(Step(name: name, kind: entry.kind))
          case (.file, false): unnamable.append(name)
          case (.folder, false): faults.append(FileError(.notText, FilePath.join(root, name)))
          }
        }
      }
    }
  }

  private struct Step {
    var name: String
    var kind: FolderEntry.Kind
  }
}
