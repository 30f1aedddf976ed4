import Glibc

/// The moment when gathered output takes its place.
struct OutputCommit {
  private let target: String
  private let place: OutputPlace
  private let made: OutputManifest

  init(_ output: OutputFolder) throws(OutputError) {
    target = output.target
    place = output.place
    var files: [String] = []
    Self.list(place.staging, "", into: &files)
    made = OutputManifest(files: files)
  }

  func run() throws(OutputError) {
    try write(made, to: OutputManifest.path)
    guard case .success(let status) = FileStatus.following(place.target) else {
      if case .failure(let fault) = FileSystem.rename(place.staging, to: place.target) {
        throw OutputError(fault, target)
      }
      return
    }
    guard status.kind == .folder else { throw OutputError(.notFolder, target) }
    let old = OutputManifest(in: place.target)
    if let path = occupiedPath(old) { throw OutputError(.occupied, FilePath.join(target, path)) }
    if place.swaps, carryForeign(old), swap(status) { return }
    try moveOneByOne(old)
  }

  // MARK: What is ours

  /// The first of our files that would fall on something that is not ours.
  private func occupiedPath(_ old: OutputManifest) -> String? {
    for folder in made.folders.sorted() {
      guard case .success(let status) = FileStatus.ofEntry(place.target.appending(folder)) else { continue }
      if status.kind != .folder, !old.files.contains(folder) { return folder }
    }
    return made.sorted.first { path in
      guard !old.files.contains(path) else { return false }
      if case .success = FileStatus.ofEntry(place.target.appending(path)) { return true }
      return false
    }
  }

  private static func list(_ folder: RawPath, _ prefix: String, into files: inout [String]) {
    for entry in (try? FolderListing.rawEntries(of: folder, named: "", limit: .max)) ?? [] {
      let path = FilePath.join(prefix, String(decoding: entry.name, as: UTF8.self))
      if entry.isFolder(in: folder) {
        list(folder.appending(entry.name), path, into: &files)
      } else {
        files.append(path)
      }
    }
  }

  private func write(_ manifest: OutputManifest, to path: String) throws(OutputError) {
    let file = place.staging.appending(path)
    _ = FileSystem.makeFolder(file.parent)
    _ = FileSystem.removeFile(file)
    if case .failure(let fault) = FileSystem.writeFile(manifest.bytes, to: file) {
      throw OutputError(fault, FilePath.join(target, path))
    }
  }

  // MARK: As a whole

  /// Gives the foreign files of the target a second name in the staging folder; false where that cannot be done.
  ///
  /// A second name, not a copy and not a move: at every moment both folders are whole.
  private func carryForeign(_ old: OutputManifest) -> Bool {
    var left = 10_000
    return carry(place.target, place.staging, "", old.files, old.folders, &left)
  }

  private func carry(
    _ from: RawPath, _ to: RawPath, _ prefix: String, _ ours: Set<String>, _ ourFolders: Set<String>,
    _ left: inout Int
  ) -> Bool {
    guard let entries = try? FolderListing.rawEntries(of: from, named: "", limit: left) else { return false }
    left -= entries.count
    for entry in entries {
      let path = FilePath.join(prefix, String(decoding: entry.name, as: UTF8.self))
      let (source, copy) = (from.appending(entry.name), to.appending(entry.name))
      if entry.isFolder(in: from) {
        guard case .success(let status) = FileStatus.ofEntry(source) else { return false }
        let isMade: Bool
        switch FileSystem.makeFolder(copy) {
        case .success: isMade = true
        case .failure(let fault) where fault.number == EEXIST: isMade = false
        case .failure: return false
        }
        guard carry(source, copy, path, ours, ourFolders, &left) else { return false }
        FileSystem.copyAccess(of: status, to: copy)
        // A folder of ours that holds nothing any more goes; an empty one that is not ours stays.
        if isMade, ourFolders.contains(path) { _ = FileSystem.removeEmptyFolder(copy) }
      } else if !ours.contains(path) {
        guard case .success = FileSystem.link(source, as: copy) else { return false }
      }
    }
    return true
  }

  private func swap(_ status: FileStatus) -> Bool {
    FileSystem.copyAccess(of: status, to: place.staging)
    switch FileSystem.exchange(place.staging, place.target) {
    case .success:
      FileSystem.removeTree(place.staging)
      return true
    case .failure(let fault):
      guard fault.number == ENOSYS || fault.number == EINVAL else { return false }
    }
    // Two steps; between them the next run finds the old folder by its name and puts it back.
    let away = place.target.parent.appending(
      StaleOutput.oldPrefix(of: place.target) + Array("\(getpid())".utf8))
    guard case .success = FileSystem.rename(place.target, to: away) else { return false }
    guard case .success = FileSystem.rename(place.staging, to: place.target) else {
      _ = FileSystem.rename(away, to: place.target)
      return false
    }
    FileSystem.removeTree(away)
    return true
  }

  // MARK: File by file

  /// For folders that cannot be replaced (a mount point, the working folder): each file is whole at every moment,
  /// and the list names all of ours before the first moves, so the next run can finish what is cut off.
  private func moveOneByOne(_ old: OutputManifest) throws(OutputError) {
    for folder in made.folders.sorted() {
      let path = place.target.appending(folder)
      if old.files.contains(folder) { _ = FileSystem.removeFile(path) }
      if case .failure(let fault) = FileSystem.makeFolder(path), fault.number != EEXIST {
        throw OutputError(fault, FilePath.join(target, folder))
      }
    }
    let union = OutputManifest(files: old.files.union(made.files))
    try write(union, to: Self.unionName)
    try move(Self.unionName, to: OutputManifest.path)
    // What programs and people open first comes last.
    let last = ["report.json", "index.html"]
    for path in made.sorted where !last.contains(path) && path != OutputManifest.path {
      try move(path, to: path)
    }
    for path in last where made.files.contains(path) { try move(path, to: path) }
    for path in old.files.subtracting(made.files) { _ = FileSystem.removeFile(place.target.appending(path)) }
    let gone = old.folders.subtracting(made.folders)
    for path in gone.sorted(by: >) { _ = FileSystem.removeEmptyFolder(place.target.appending(path)) }
    try move(OutputManifest.path, to: OutputManifest.path)
    FileSystem.removeTree(place.staging)
  }

  private static let unionName = ".files-of-both"

  private func move(_ path: String, to new: String) throws(OutputError) {
    let outcome = FileSystem.rename(place.staging.appending(path), to: place.target.appending(new))
    if case .failure(let fault) = outcome { throw OutputError(fault, FilePath.join(target, new)) }
  }
}
