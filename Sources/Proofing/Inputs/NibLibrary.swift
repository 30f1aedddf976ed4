import Designs
import Diagnostics
import Files
import InterfaceBuilder

/// The documents of Interface Builder that one design takes cells from, each read once.
///
/// A class, so that the reader of a design may ask it while the design is read.
final class NibLibrary {
  /// What is wrong inside the documents.
  private(set) var faults: [Diagnostic] = []
  /// The colours of the design's catalogs, by name.
  var colors: [String: ColorValue] = [:]
  private let files: DesignFiles
  /// By the name from the design's folder on.
  private var documents: [String: Result<(document: InterfaceDocument, source: SourceID), NibFault>] = [:]

  init(_ files: DesignFiles) { self.files = files }

  /// The cell that a design names.
  func cell(_ reference: NibReference) -> Result<NibCell, NibFault> {
    let file = FilePath.normalized(reference.file)
    let document = documents[file] ?? read(reference.file)
    documents[file] = document
    return document.flatMap { $0.document.nibCell(reference, source: $0.source, colors: colors) }
  }

  private func read(_ path: String) -> Result<(document: InterfaceDocument, source: SourceID), NibFault> {
    let file: (bytes: [UInt8], source: SourceID)
    do throws(FileError) {
      guard let found = try files.read(path) else { return .failure(.noFolder) }
      file = found
    } catch {
      let message = files.message(error, path: path, endings: InterfaceDocument.fileExtensions)
      return .failure(NibFault(error.code, message, at: .file))
    }
    let (document, diagnostics) = InterfaceReader.read(file.bytes, source: file.source)
    faults += diagnostics
    guard let document else {
      let quoted = Quotation.quoted(path)
      let message = "\(quoted) is no document that cells could come from: what is wrong is told there"
      return .failure(NibFault("unreadable-nib", message, at: .nib))
    }
    faults += document.unsupported.map(\.diagnostic)
    faults += document.missingColors(catalog: colors, hint: "no catalog of the design's \"assets\" has it")
    return .success((document, file.source))
  }
}
