/// All files below a folder that somebody wants; nothing outside it is looked at.
package struct FolderWalk: Sendable {
  /// Ten times what a large repository holds without others' code.
  package static let defaultLimit = 1_000_000

  /// What a walk does with a folder that it meets.
  package enum Step: Sendable {
    case enter
    /// Keeps its path and does not enter it.
    case keep
    case leaveOut
  }

  /// Paths of files from the folder on (`a/b.json`): a folder's entries in bytewise order, its folders in place.
  package private(set) var files: [String] = []
  /// Paths of the folders that were kept, in the same order.
  package private(set) var keptFolders: [String] = []
  /// Folders below that could not be read, and wanted files that are links out of the folder.
  package private(set) var faults: [FileError] = []
  /// Files that cannot be read by their names, which are not UTF-8; as well as it can be shown.
  package private(set) var unnamable: [String] = []

  private let root: String
  private let limit: Int
  /// Where the links to files lead, from the folder on.
  private var destinations: [String: String] = [:]
  private var levels: IgnoreLevels?

  /// Walks the folder, in which `.gitignore` holds where that is asked for.
  ///
  /// Links to files inside the folder are followed, once for each file; links to folders are not: what they lead to
  /// is outside, or met by itself. Entries whose name starts with a dot are passed over. Throws where
  /// the folder itself cannot be read or what is entered holds more than `limit` entries.
  package init(
    _ root: String, respectingIgnores: Bool = false,
    limit: Int = FolderWalk.defaultLimit, folder step: (_ path: String) -> Step = { _ in .enter },
    file isWanted: (_ path: String) -> Bool = { _ in true }
  ) throws(FileError) {
    self.root = root
    self.limit = limit
    if respectingIgnores { levels = IgnoreLevels() }
    guard let raw = RawPath(root) else { throw FileError(.missing, root) }
    switch raw.resolved() {
    case .failure(let fault): throw FileError(fault, root)
    case .success(let raw): try walk(raw, step, isWanted)
    }
    leaveOutRepeated()
  }

  /// A folder to enter, or a file, when its turn comes.
  private struct Pending {
    var name: String
    var path: RawPath
    var isFolder: Bool
    /// The ignore rules that hold for it.
    var level: Int?
  }

  private mutating func walk(
    _ raw: RawPath, _ step: (String) -> Step, _ isWanted: (String) -> Bool
  ) throws(FileError) {
    var left = limit
    var pending = [Pending(name: "", path: raw, isFolder: true)]
    while let next = pending.popLast() {
      guard next.isFolder else {
        files.append(next.name)
        continue
      }
      if !next.name.isEmpty, step(next.name) != .enter {
        keptFolders.append(next.name)
        continue
      }
      let entries: [RawEntry]
      let shown = FilePath.join(root, next.name)
      do throws(FileError) {
        entries = try FolderListing.rawEntries(of: next.path, named: shown, limit: left)
      } catch {
        if case .tooManyEntries = error.kind { throw FileError(.tooManyEntries(limit: limit), root) }
        if next.name.isEmpty { throw error }
        faults.append(error)
        continue
      }
      left -= entries.count
      let level = levels?.enter(
        next.path, name: next.name, shown: shown, entries: entries, outer: next.level, faults: &faults)
      for entry in entries.reversed() where entry.name.first != UInt8(ascii: ".") {
        add(entry, in: next, raw, level, step, isWanted, to: &pending)
      }
    }
  }

  private mutating func add(
    _ entry: RawEntry, in folder: Pending, _ top: RawPath, _ level: Int?, _ step: (String) -> Step,
    _ isWanted: (String) -> Bool, to pending: inout [Pending]
  ) {
    let path = folder.path.appending(entry.name)
    let isText = String(validating: entry.name, as: UTF8.self) != nil
    let name = FilePath.join(folder.name, String(decoding: entry.name, as: UTF8.self))
    func isIgnored(_ isFolder: Bool) -> Bool {
      levels?.ignores(name, isFolder: isFolder, at: level) ?? false
    }
    switch entry.kind(in: folder.path) {
    case .folder:
      guard step(name) != .leaveOut, !isIgnored(true) else { return }
      if isText {
        pending.append(Pending(name: name, path: path, isFolder: true, level: level))
      } else {
        faults.append(FileError(.notText, FilePath.join(root, name)))
      }
    case .file:
      guard isWanted(name), !isIgnored(false) else { return }
      if isText {
        pending.append(Pending(name: name, path: path, isFolder: false))
      } else {
        unnamable.append(name)
      }
    case .link:
      // Git takes a link for a file whatever it leads to.
      guard isText, isWanted(name), !isIgnored(false), case .success(let found) = path.resolved(),
        case .success(let status) = FileStatus.following(found), status.kind == .file
      else { return }
      guard top.contains(found) else {
        faults.append(FileError(.outside, FilePath.join(root, name)))
        return
      }
      destinations[name] = String(
        decoding: found.bytes.dropFirst(top.bytes.count).drop { $0 == UInt8(ascii: "/") }, as: UTF8.self)
      pending.append(Pending(name: name, path: path, isFolder: false))
    case .other: break
    }
  }

  /// Of a file that is met by its own name its links are not told, of one that is not the first.
  private mutating func leaveOutRepeated() {
    if destinations.isEmpty { return }
    var met = Set(files.filter { destinations[$0] == nil })
    files = files.filter { name in destinations[name].map { met.insert($0).inserted } ?? true }
  }
}
