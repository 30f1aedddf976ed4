internal import Files

/// A plain folder of images: the names of its files say what they are and for which screen.
struct ImageFolder: Sendable {
  /// Best first: of one name a vector comes before a raster.
  static let extensions = ["svg", "pdf", "png", "jpg", "jpeg"]
  /// As many as a large app has in one folder, several times over.
  private static let entryLimit = 20_000

  private let path: String
  private let entries: Set<String>
  /// How many of its entries have names that are not UTF-8: nothing can name them.
  let unnamable: Int

  init(_ path: String, in root: AssetRoot) throws(FileError) {
    self.path = path
    let all = try root.entries(of: path, limit: Self.entryLimit)
    entries = Set(all.lazy.filter(\.isText).map(\.name))
    unnamable = all.count { !$0.isText }
  }

  /// What a design may call its files.
  var imageNames: [String] { entries.map { Self.imageName($0) } }

  /// The best file of a name; nil where the folder has none.
  func file(for name: String, scale: Int, in root: AssetRoot) -> AssetSource.File? {
    for candidate in candidates(name, scale: scale) {
      let path = FilePath.join(self.path, candidate.path)
      let exists: Bool
      if candidate.path.utf8.contains(UInt8(ascii: "/")) {
        // In a folder below: not listed. A name that leads out is left to the reader, which says so.
        do throws(FileError) { exists = try root.contains(path) } catch { exists = error.kind == .outside }
      } else {
        exists = entries.contains(candidate.path)
      }
      if exists { return AssetSource.File(path: path, scale: candidate.scale) }
    }
    return nil
  }

  /// The names a file may have, best first.
  private func candidates(_ name: String, scale: Int) -> [AssetSource.File] {
    var stem = name
    var extensions = Self.extensions
    let given = FilePath.fileExtension(of: name)
    if extensions.contains(given) {
      stem = String(name.dropLast(given.utf8.count + 1))
      extensions = [String(name.suffix(given.count))]
    }
    let finer = [1, 2, 3].filter { $0 > scale } + [1, 2, 3].filter { $0 < scale }.reversed()
    let scales = ([1, 2, 3].contains(scale) ? [scale] : []) + finer
    return extensions.flatMap { kind in
      if ["svg", "pdf"].contains(kind.lowercased()) {
        return [AssetSource.File(path: "\(stem).\(kind)", scale: 1)]
      }
      // A name that carries its scale is that file.
      if let own = Self.scale(of: stem) { return [AssetSource.File(path: "\(stem).\(kind)", scale: own)] }
      return scales.map {
        AssetSource.File(path: $0 == 1 ? "\(stem).\(kind)" : "\(stem)@\($0)x.\(kind)", scale: $0)
      }
    }
  }

  private static func scale(of stem: String) -> Int? {
    stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
  }

  /// What a design calls a file: `trash` for `trash@2x.png`.
  static func imageName(_ file: String) -> String {
    let stem = extensions.contains(FilePath.fileExtension(of: file)) ? FilePath.stem(of: file) : file
    return scale(of: stem) == nil ? stem : String(stem.dropLast(3))
  }
}
