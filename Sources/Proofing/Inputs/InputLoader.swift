import Assets
import Bundled
import Checks
import Designs
import Diagnostics
import Files
import InterfaceBuilder
import UIKitRules

/// Reads what a run is given: files, folders of them, standard input, the samples.
struct InputLoader {
  private(set) var sources = SourceMap()
  private(set) var designs: [LoadedDesign] = []
  /// What is wrong with inputs that were named and cannot be read: with any of them nothing is drawn.
  private(set) var faults: [Diagnostic] = []
  /// Faults of files met in a folder: told, and passed over.
  private(set) var passedOver: [Diagnostic] = []
  /// What was noticed in inputs that are drawn all the same.
  private(set) var remarks: [Remark] = []
  /// What Interface Builder itself complains of in the documents.
  private(set) var flagged: [Finding] = []
  /// What is drawn of documents of Interface Builder; nil: what their canvas shows.
  private let documentPreviews: DocumentPreviews?
  /// Told how far it is.
  let report: Request.Progress.Report?
  /// The images and colours of documents; there are none for documents that were named.
  var libraries: [DocumentLibrary: DocumentAssets] = [.named: DocumentAssets()]
  /// For each design of a document, its library and the folder that this is looked into from.
  private var homes: [Int: (library: DocumentLibrary, folder: String)] = [:]

  /// A warning or a note.
  struct Remark {
    var fault: Diagnostic
    /// The design that it was noticed in, which may silence it; nil for a document.
    var design: Int?
  }

  init(documentPreviews: DocumentPreviews? = nil, report: Request.Progress.Report? = nil) {
    self.documentPreviews = documentPreviews
    self.report = report
  }

  /// Reads every input; the samples where there are none.
  mutating func load(_ inputs: [Request.Input]) {
    let wanted = inputs.isEmpty ? Samples.names.map { Request.Input.sample($0) } : inputs
    for input in wanted {
      switch input {
      case .path(let path): loadPath(path)
      case .standardInput(let bytes): read(bytes, name: "-", folder: nil, isNamed: true)
      case .sample(let name):
        guard let bytes = Samples.design(name) else {
          faults.append(Diagnostic("unknown-sample", "there is no sample \"\(name)\"", file: name))
          continue
        }
        read(bytes, name: name + ".json", folder: nil, isNamed: true, isSample: true)
      }
    }
    // Whatever a library has loaded by now all of its documents share.
    for (index, home) in homes {
      if let library = libraries[home.library] {
        designs[index].pictures = library.pictures(from: home.folder)
      }
    }
    libraries = [:]
  }

  private mutating func loadPath(_ path: String) {
    do throws(FileError) {
      let bytes = try FileReader.bytes(at: path)
      if InterfaceDocument.isDocument(path) {
        readInterface(bytes, name: FilePath.name(of: path), library: .named)
      } else {
        read(bytes, name: FilePath.name(of: path), folder: FilePath.parent(of: path), isNamed: true)
      }
    } catch {
      if error.kind == .folder {
        loadFolder(path)
      } else {
        faults.append(Diagnostic(error.code, error.reason, file: path))
      }
    }
  }

  /// Notes a file that cannot be read; its place is the start of a file of that name.
  mutating func passOver(_ file: String, _ code: String, _ reason: String) {
    let source = sources.add(SourceFile(name: file, bytes: []))
    passedOver.append(Diagnostic(.warning, code, reason, at: .start(of: source)))
  }

  /// Notes a fault of an input that was named.
  mutating func note(_ fault: Diagnostic) { faults.append(fault) }

  mutating func read(
    _ bytes: [UInt8], name: String, folder: String?, isNamed: Bool, isSample: Bool = false
  ) {
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    var assets = DesignAssets([], pictures: PictureLibrary(designFolder: nil, folders: []))
    let files = DesignFiles(
      isSample ? .bundled(Samples.folder) : folder.map { .folder($0) } ?? .none, design: name,
      sources: sources)
    let nibs = NibLibrary(files)
    let (design, diagnostics) = DesignReader.read(
      bytes, source: source,
      catalogColors: { folders in
        let names = folders.map(\.name)
        assets = DesignAssets(
          folders,
          pictures: isSample
            ? PictureLibrary(bundledFolder: Samples.folder, folders: names)
            : PictureLibrary(designFolder: folder, folders: names))
        nibs.colors = assets.colors
        return assets.colors
      }, nibs: { nibs.cell($0) }, stringFiles: { files.strings($0) })
    sources = files.sources
    if let design { assets.loadImages(of: design) }
    let all = diagnostics + nibs.faults + assets.faults
    note(all, isNamed: isNamed, design: designs.count)
    if let design, !all.contains(where: { $0.severity == .error }) {
      designs.append(
        LoadedDesign(
          design: design, name: name, pictures: assets.pictures, origin: isNamed ? .file : .folder))
    }
  }

  /// A document of Interface Builder: a design for each of its tables.
  mutating func readInterface(_ bytes: [UInt8], name: String, library: DocumentLibrary) {
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    let (document, diagnostics) = InterfaceReader.read(bytes, source: source)
    let isNamed = library == .named
    // A Mac's windows in a project for both are none of ours, as other JSON files are not.
    if !isNamed, diagnostics.contains(where: { $0.code == "other-platform" }) { return }
    guard let document else { return note(diagnostics, isNamed: isNamed) }
    // Of the documents of a folder those without cells are none of ours.
    if !isNamed, document.cells.isEmpty { return }
    note(diagnostics + document.unsupported.map(\.diagnostic), isNamed: isNamed)
    flagged += document.flaggedViews.map { Finding($0) }
    let home = FilePath.parent(of: name)
    let (colors, colorFaults) = libraries[library, default: DocumentAssets()].colors(of: document, in: home)
    note(colorFaults, isNamed: isNamed)
    let made: [Design]
    if let matrix = documentPreviews?.matrix {
      made = document.deviceDesigns(source: source, colors: colors, previews: [matrix])
    } else {
      made = document.canvasDesigns(source: source, colors: colors)
    }
    if made.isEmpty {
      let message = Diagnostic(
        .warning, "no-cell", "the document holds no table cell", at: .start(of: source))
      note([message], isNamed: isNamed)
    }
    let notes = libraries[library, default: DocumentAssets()].loadImages(of: made, in: home)
    // The canvas is asked for frames, in which images have the sizes that the document stored.
    if documentPreviews != nil { note(notes, isNamed: isNamed) }
    for design in made {
      homes[designs.count] = (library, home)
      designs.append(
        LoadedDesign(
          design: design, name: name, pictures: PictureLibrary(designFolder: nil, folders: []),
          library: library, origin: isNamed ? .document : .documentInFolder))
    }
  }

  /// Keeps what is wrong with an input: all of it where a part cannot be read.
  private mutating func note(_ diagnostics: [Diagnostic], isNamed: Bool, design: Int? = nil) {
    if !diagnostics.contains(where: { $0.severity == .error }) {
      remarks += diagnostics.map { Remark(fault: $0, design: design) }
    } else if isNamed {
      faults += diagnostics
    } else {
      passedOver += diagnostics.map { fault in
        var copy = fault
        copy.severity = .warning
        return copy
      }
    }
  }
}

extension Finding {
  /// What Interface Builder stored beside a view; no picture of ours shows it.
  fileprivate init(_ view: FlaggedView) {
    let id = Quotation.quoted(view.id)
    switch view.flag {
    case .misplaced:
      let message =
        "Xcode flags \(id) as misplaced: its frame on the canvas is not where its constraints put it"
      self.init(rule: .misplacedView, message: message, span: view.span, outlines: [])
    case .ambiguous:
      let message = "Xcode flags \(id) as ambiguous: its constraints leave its place or size open"
      self.init(rule: .ambiguousLayout, message: message, span: view.span, outlines: [])
    }
  }
}
