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
  /// Faults of inputs that were named, with an error among them nothing is drawn; warnings of every design drawn.
  private(set) var faults: [Diagnostic] = []
  /// Faults of files met in a folder: told, and passed over.
  private(set) var passedOver: [Diagnostic] = []
  /// Whether documents of Interface Builder are shown as their canvas shows them, not as devices do.
  private let showsCanvas: Bool

  init(showsCanvas: Bool = false) { self.showsCanvas = showsCanvas }

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
  }

  private mutating func loadPath(_ path: String) {
    do throws(FileError) {
      let bytes = try FileReader.bytes(at: path)
      if isInterface(path) {
        readInterface(bytes, name: FilePath.name(of: path), isNamed: true)
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

  /// Every design below a folder; other JSON files are none of ours.
  private mutating func loadFolder(_ path: String) {
    let walk: FolderWalk
    do throws(FileError) {
      walk = try FolderWalk(path)
    } catch {
      faults.append(Diagnostic(error.code, error.reason, file: path))
      return
    }
    let before = designs.count + passedOver.count
    for file in walk.files where isInput(file) {
      let whole = FilePath.join(path, file)
      do throws(FileError) {
        let bytes = try FileReader.bytes(at: whole)
        if isInterface(file) {
          readInterface(bytes, name: file, isNamed: false)
          continue
        }
        guard DesignReader.isDesign(bytes) else { continue }
        read(bytes, name: file, folder: FilePath.parent(of: whole), isNamed: false)
      } catch {
        passOver(file, error.code, error.reason)
      }
    }
    for file in walk.unnamable where isInput(file) {
      let fault = FileError(.notText, file)
      passOver(file, fault.code, fault.reason)
    }
    for fault in walk.faults {
      // Reports name places from the folder on.
      passOver(FilePath.relative(fault.path, to: path), fault.code, fault.reason)
    }
    if designs.count + passedOver.count == before {
      faults.append(Diagnostic("no-design", "the folder holds no design file", file: path))
    }
  }

  private func isInput(_ file: String) -> Bool {
    FilePath.fileExtension(of: file) == "json" || isInterface(file)
  }

  private func isInterface(_ file: String) -> Bool {
    ["xib", "storyboard"].contains(FilePath.fileExtension(of: file))
  }

  /// Notes a file that cannot be read; its place is the start of a file of that name.
  private mutating func passOver(_ file: String, _ code: String, _ reason: String) {
    let source = sources.add(SourceFile(name: file, bytes: []))
    passedOver.append(Diagnostic(.warning, code, reason, at: Span(file: source, start: 0, end: 0)))
  }

  private mutating func read(
    _ bytes: [UInt8], name: String, folder: String?, isNamed: Bool, isSample: Bool = false
  ) {
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    var assets = DesignAssets([], pictures: PictureLibrary(designFolder: nil, folders: []))
    let nibs = NibLibrary(
      isSample ? .bundled(Samples.folder) : folder.map { .folder($0) } ?? .none, design: name,
      sources: sources)
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
      }, nibs: { nibs.cell($0) })
    sources = nibs.sources
    if let design { assets.loadImages(of: design) }
    let all = diagnostics + nibs.faults + assets.faults
    if let design, !all.contains(where: { $0.severity == .error }) {
      designs.append(LoadedDesign(design: design, name: name, pictures: assets.pictures))
    }
    note(all, isNamed: isNamed)
  }

  /// A document of Interface Builder: a design for each of its tables.
  private mutating func readInterface(_ bytes: [UInt8], name: String, isNamed: Bool) {
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    let (document, diagnostics) = InterfaceReader.read(bytes, source: source)
    note(diagnostics, isNamed: isNamed)
    guard let document else { return }
    note(document.unsupported.map(\.diagnostic), isNamed: isNamed)
    let made = showsCanvas ? document.canvasDesigns(source: source) : document.deviceDesigns(source: source)
    for design in made {
      let pictures = PictureLibrary(designFolder: nil, folders: [])
      designs.append(LoadedDesign(design: design, name: name, pictures: pictures))
    }
  }

  /// Keeps what is wrong with an input.
  private mutating func note(_ diagnostics: [Diagnostic], isNamed: Bool) {
    if isNamed || !diagnostics.contains(where: { $0.severity == .error }) {
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
