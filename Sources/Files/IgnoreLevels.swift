import Glibc

/// The `.gitignore` files on the way to each folder of a walk: the nearest that says anything of a path decides.
struct IgnoreLevels {
  /// Git's own are never as large; what is larger is not read.
  private static let limit = 1 << 20

  private struct Level {
    var rules: IgnoreRules
    /// The bytes of a path before the part that the rules are of.
    var start: Int
    /// The next one outwards.
    var outer: Int?
  }

  private var levels: [Level] = []

  /// Takes a folder's rules in where it has any, and gives the level for what is in it.
  ///
  /// `name` is the folder from the walk's root on, `shown` its path in messages, `outer` the level it stands in.
  mutating func enter(
    _ folder: RawPath, name: String, shown: String, entries: [RawEntry], outer: Int?,
    faults: inout [FileError]
  ) -> Int? {
    var rules = IgnoreRules()
    if entries.contains(where: { $0.name.elementsEqual(".git".utf8) && $0.isFolder(in: folder) }) {
      // A repository may well have none. A link in the place of a file of rules could lead anywhere: git follows none.
      let info = folder.appending(".git").appending("info")
      if case .success(let status) = FileStatus.ofEntry(info), status.kind == .folder,
        let bytes = try? FileReader.bytes(
          at: info.appending("exclude"), named: "", limit: Self.limit, flags: O_NOFOLLOW)
      {
        rules.add(bytes)
      }
    }
    if entries.contains(where: { $0.name.elementsEqual(".gitignore".utf8) }) {
      let file = folder.appending(".gitignore")
      if case .success(let status) = FileStatus.ofEntry(file), status.kind == .file {
        do throws(FileError) {
          rules.add(
            try FileReader.bytes(
              at: file, named: FilePath.join(shown, ".gitignore"), limit: Self.limit, flags: O_NOFOLLOW))
        } catch {
          faults.append(error)
        }
      }
    }
    if rules.isEmpty { return outer }
    levels.append(Level(rules: rules, start: name.isEmpty ? 0 : name.utf8.count + 1, outer: outer))
    return levels.count - 1
  }

  func ignores(_ path: String, isFolder: Bool, at level: Int?) -> Bool {
    var next = level
    while let index = next {
      let level = levels[index]
      let below = path[path.utf8.index(path.startIndex, offsetBy: level.start)...]
      if let decided = level.rules.ignores(below, isFolder: isFolder) { return decided }
      next = level.outer
    }
    return false
  }
}
