import Designs
import Files

/// Ids of cells or scenes as a report of several inputs has them.
enum UniqueIDs {
  /// One input: its file's name, the ids in it, and whether they begin with the file's stem in any case.
  struct Input {
    var file: String
    var ids: [String]
    var isNamedByFile = false
  }

  /// An id that several inputs share begins with the file's stem; where files of different folders share that too, with
  /// the path: so that a further file moves no name but of those that it shares an id with. What is still the same
  /// is counted.
  static func of(_ inputs: [Input]) -> [[String]] {
    var owners: [String: Set<Int>] = [:]
    for (index, input) in inputs.enumerated() {
      for id in input.ids { owners[id.lowercased(), default: []].insert(index) }
    }
    func needsFile(_ id: String, _ input: Input) -> Bool {
      input.isNamedByFile || owners[id.lowercased(), default: []].count > 1
    }
    // The files that would give an id the same name.
    var files: [String: Set<String>] = [:]
    for input in inputs {
      for id in input.ids where needsFile(id, input) {
        files[stemmed(id, input.file).lowercased(), default: []].insert(input.file)
      }
    }
    var taken = Set<String>()
    return inputs.map { input in
      input.ids.map { id in
        var name = id
        if needsFile(id, input) {
          name = stemmed(id, input.file)
          if files[name.lowercased(), default: []].count > 1, let path = pathSlug(input.file) {
            name = "\(path)-\(id)"
          }
        }
        let base = name
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
          name = "\(base)-\(number)"
          number += 1
        }
        return name
      }
    }
  }

  private static func stemmed(_ id: String, _ file: String) -> String {
    "\(slug(FilePath.stem(of: file).unicodeScalars.prefix(limit)))-\(id)"
  }

  /// Nil for a file that stands in no folder.
  private static func pathSlug(_ file: String) -> String? {
    let folder = FilePath.parent(of: file)
    if folder == "." { return nil }
    // Paths differ in their folders, which may be many: their ends say most.
    return slug(FilePath.join(folder, FilePath.stem(of: file)).unicodeScalars.suffix(limit))
  }

  /// What goes past it is cut, since files are named by the whole and a name holds 255 bytes.
  private static let limit = 100

  /// As an id may hold it, one `-` for each character that it may not.
  private static func slug(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    Identifier.cleaned(scalars.map { UInt8(exactly: $0.value) ?? 0 }, substitute: "-")
  }
}
