import Bundled
import Designs
import Diagnostics
import Files
import InterfaceBuilder

/// The documents of Interface Builder that one design takes cells from, each read once.
///
/// A class, so that the reader of a design may ask it while the design is read.
final class NibLibrary {
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
  /// What is wrong inside the documents.
  private(set) var faults: [Diagnostic] = []
  /// The colours of the design's catalogs, by name.
  var colors: [String: ColorValue] = [:]
  private let root: Root
  /// The folder of the design as reports name it.
  private let folderName: String
  /// By the name from the design's folder on.
  private var documents: [String: Result<(document: InterfaceDocument, source: SourceID), NibFault>] = [:]

  /// - Parameter design: the name of the design's file as reports show it.
  init(_ root: Root, design: String, sources: SourceMap) {
    self.root = root
    self.sources = sources
    folderName = FilePath.parent(of: design)
  }

  /// The cell that a design names.
  func cell(_ reference: NibReference) -> Result<NibCell, NibFault> {
    let file = FilePath.normalized(reference.file)
    let document = documents[file] ?? read(file, reference)
    documents[file] = document
    return document.flatMap { $0.document.nibCell(reference, source: $0.source, colors: colors) }
  }

  private func read(
    _ file: String, _ reference: NibReference
  ) -> Result<(document: InterfaceDocument, source: SourceID), NibFault> {
    let quoted = Quotation.quoted(reference.file)
    let bytes: [UInt8]
    do throws(FileError) {
      guard let found = try self.bytes(of: reference.file) else { return .failure(.noFolder) }
      bytes = found
    } catch {
      let clause = error.kind == .missing ? Suggestion.clause(for: file, among: neighbours(of: file)) : ""
      return .failure(NibFault(error.code, "cannot read \(quoted): \(error.reason)\(clause)", at: .file))
    }
    let name = FilePath.normalized(FilePath.join(folderName, file))
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    let (document, diagnostics) = InterfaceReader.read(bytes, source: source)
    faults += diagnostics
    guard let document else {
      let message = "\(quoted) is no document that cells could come from: what is wrong is told there"
      return .failure(NibFault("unreadable-nib", message, at: .nib))
    }
    faults += document.unsupported.map(\.diagnostic)
    faults += document.missingColors(catalog: colors, hint: "no catalog of the design's \"assets\" has it")
    return .success((document, source))
  }

  /// nil where there is no folder to look in.
  private func bytes(of file: String) throws(FileError) -> [UInt8]? {
    switch root {
    case .folder(let path): return try ContainedFolder(path).bytes(named: file)
    case .bundled(let folder):
      guard let bytes = Bundled.file(FilePath.join(folder, FilePath.normalized(file))) else {
        throw FileError(.missing, file)
      }
      return bytes
    case .none: return nil
    }
  }

  /// The documents beside a file, as the design would name them.
  private func neighbours(of file: String) -> [String] {
    guard case .folder(let path) = root else { return [] }
    let folder = FilePath.parent(of: file)
    let entries = (try? ContainedFolder(path).entries(of: folder)) ?? []
    return entries.filter { InterfaceDocument.isDocument($0.name) }
      .map { folder == "." ? $0.name : FilePath.join(folder, $0.name) }
  }
}
