internal import Diagnostics
internal import Files
internal import Graphics

/// Finds the file of an image in a design's asset folders.
struct AssetSource: Sendable {
  struct File {
    /// From the design's folder on.
    var path: String
    /// Pixels a point, by the file's name.
    var scale: Int
  }

  private static let extensions = ["svg", "png", "jpg", "jpeg", "pdf"]
  private static let rasterLimit = 20_000_000
  private static let vectorLimit = 4_000_000
  /// As many as a large app has in one folder, several times over.
  private static let entryLimit = 20_000

  private let root: AssetRoot?
  private let folders: [String]
  /// The names of what stands in each folder that can be used.
  private let names: [Set<String>]

  /// Without a root the design came from standard input.
  init(root: AssetRoot?, folders: [String], errors: inout [(index: Int, error: AssetError)]) {
    self.root = root
    var usable: [String] = []
    var names: [Set<String>] = []
    for (index, folder) in folders.enumerated() {
      guard let root else {
        let message = "the asset folder \"\(folder)\" has no place: the design was read from standard input"
        errors.append((index, AssetError(.outside, message)))
        continue
      }
      if FilePath.fileExtension(of: folder) == "xcassets" {
        let message = "the asset catalog \"\(folder)\" cannot be read yet; list a folder of images"
        errors.append((index, AssetError(.notYet, message)))
        continue
      }
      do throws(FileError) {
        names.append(try root.names(in: folder, limit: Self.entryLimit))
        usable.append(folder)
      } catch {
        let kind: AssetError.Kind = error.kind == .outside ? .outside : .folder
        errors.append(
          (index, AssetError(kind, "cannot read the asset folder \"\(folder)\": \(error.reason)")))
      }
    }
    self.folders = usable
    self.names = names
  }

  /// The file that a name means: the first folder that has any.
  func file(for name: String, scale: Int) -> Result<File, AssetError> {
    guard root != nil else {
      let message =
        "the image \"\(name)\" has no folder to be looked for in: the design was read from standard input"
      return .failure(AssetError(.outside, message))
    }
    let normal = FilePath.normalized(name)
    if FilePath.isAbsolute(normal) || normal == ".." || normal.hasPrefix("../") {
      return .failure(AssetError(.outside, "the image \"\(name)\" lies outside the design's asset folders"))
    }
    for (folder, entries) in zip(folders, names) {
      for candidate in candidates(normal, scale: scale) {
        let path = FilePath.join(folder, candidate.path)
        let exists: Bool
        if candidate.path.utf8.contains(UInt8(ascii: "/")) {
          // In a folder below: not listed. A name that leads out is left to the reader, which says so.
          do throws(FileError) { exists = try root?.contains(path) ?? false } catch {
            exists = error.kind == .outside
          }
        } else {
          exists = entries.contains(candidate.path)
        }
        if exists { return .success(File(path: path, scale: candidate.scale)) }
      }
    }
    let folderList =
      folders.isEmpty ? "the design lists no folder of images" : "not in \(folders.joined(separator: ", "))"
    let known = names.flatMap { $0 }.map { Self.imageName($0) }.sorted()
    let clause = Suggestion.clause(for: Self.imageName(normal), among: known)
    return .failure(AssetError(.missing, "no image \"\(name)\": \(folderList)\(clause)"))
  }

  /// Reads a file that has been found.
  func picture(_ file: File, named name: String) -> Result<Picture, AssetError> {
    guard let root else { return .failure(AssetError(.outside, "the image \"\(name)\" has no folder")) }
    let kind = FilePath.fileExtension(of: file.path)
    if kind == "pdf" {
      return .failure(
        AssetError(.notYet, "the image \"\(name)\" is a PDF, which cannot be read yet; use an SVG"))
    }
    let limit = kind == "svg" ? Self.vectorLimit : Self.rasterLimit
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try root.bytes(of: file.path, limit: limit)
    } catch {
      return .failure(AssetError(Self.kind(of: error), "cannot read the image \"\(name)\": \(error.reason)"))
    }
    do throws(AssetError) {
      if kind == "svg" { return .success(.vector(try SVGReader.picture(from: bytes, named: name))) }
      return .success(.raster(try RasterReader.picture(from: bytes, scale: file.scale, named: name)))
    } catch {
      return .failure(error)
    }
  }

  private static func kind(of error: FileError) -> AssetError.Kind {
    switch error.kind {
    case .missing: .missing
    case .outside: .outside
    case .tooLarge: .tooLarge
    default: .unreadable
    }
  }

  /// The names a file may have, best first.
  private func candidates(_ name: String, scale: Int) -> [File] {
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
      if ["svg", "pdf"].contains(kind.lowercased()) { return [File(path: "\(stem).\(kind)", scale: 1)] }
      // A name that carries its scale is that file.
      if let own = Self.scale(of: stem) { return [File(path: "\(stem).\(kind)", scale: own)] }
      return scales.map { File(path: $0 == 1 ? "\(stem).\(kind)" : "\(stem)@\($0)x.\(kind)", scale: $0) }
    }
  }

  private static func scale(of stem: String) -> Int? {
    stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
  }

  /// What a design calls a file: `trash` for `trash@2x.png`.
  private static func imageName(_ file: String) -> String {
    let stem = extensions.contains(FilePath.fileExtension(of: file)) ? FilePath.stem(of: file) : file
    return scale(of: stem) == nil ? stem : String(stem.dropLast(3))
  }
}
