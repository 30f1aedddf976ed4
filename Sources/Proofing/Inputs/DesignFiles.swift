import Bundled
import Designs
import Diagnostics
import Files
import Localization

/// The files that one design names, from its folder on; each that is read becomes an input, so that messages can name
/// places in it.
///
/// A class, so that the reader of a design may ask it while the design is read.
final class DesignFiles {
  /// What the files lie in.
  enum Root {
    /// The design's folder.
    case folder(String)
    /// A folder of the files that are part of the program.
    case bundled(String)
    /// Standard input stands in none.
    case none
  }

  /// The inputs so far, those that were read here among them.
  private(set) var sources: SourceMap
  private let root: Root
  /// The folder of the design as reports name it.
  private let folderName: String

  /// - Parameter design: the name of the design's file as reports show it.
  init(_ root: Root, design: String, sources: SourceMap) {
    self.root = root
    self.sources = sources
    folderName = FilePath.parent(of: design)
  }

  /// The bytes of a file; nil where there is no folder to look in.
  func read(_ path: String) throws(FileError) -> (bytes: [UInt8], source: SourceID)? {
    guard let bytes = try bytes(of: path) else { return nil }
    let name = FilePath.normalized(FilePath.join(folderName, FilePath.normalized(path)))
    return (bytes, sources.add(SourceFile(name: name, bytes: bytes)))
  }

  /// What a message says of a file that cannot be read, with a near miss of one of these kinds beside it.
  func message(_ error: FileError, path: String, endings: [String]) -> String {
    let near = error.kind == .missing ? neighbours(of: path, endings: endings) : []
    let clause = Suggestion.clause(for: FilePath.normalized(path), among: near)
    return "cannot read \(Quotation.quoted(path)): \(error.reason)\(clause)"
  }

  private func bytes(of path: String) throws(FileError) -> [UInt8]? {
    switch root {
    case .folder(let folder): return try ContainedFolder(folder).bytes(named: path)
    case .bundled(let folder):
      guard let bytes = Bundled.file(FilePath.join(folder, FilePath.normalized(path))) else {
        throw FileError(.missing, path)
      }
      return bytes
    case .none: return nil
    }
  }

  /// The files of some kinds beside a file, as the design would name them.
  private func neighbours(of path: String, endings: [String]) -> [String] {
    guard case .folder(let root) = root else { return [] }
    let folder = FilePath.parent(of: FilePath.normalized(path))
    let entries = (try? ContainedFolder(root).entries(of: folder)) ?? []
    return entries.filter { endings.contains(FilePath.fileExtension(of: $0.name)) }
      .map { folder == "." ? $0.name : FilePath.join(folder, $0.name) }
  }
}

extension DesignFiles {
  /// A file of strings for the reader of a design.
  func strings(_ path: String) -> Result<StringsBytes, StringsFileFault> {
    do throws(FileError) {
      guard let file = try read(path) else { return .failure(.noFolder) }
      return .success(StringsBytes(bytes: file.bytes, source: file.source))
    } catch {
      let endings = StringsFileKind.allCases.map(\.rawValue)
      return .failure(StringsFileFault(error.code, message(error, path: path, endings: endings)))
    }
  }
}
