import Assets
import Designs
import Diagnostics
import Files
import InterfaceBuilder

extension InputLoader {
  /// Images that may stand beside documents, outside of catalogs.
  private static let imageKinds: Set = ["png", "jpg", "jpeg", "pdf"]

  /// Every design and document below a folder; other JSON files are none of ours.
  mutating func loadFolder(_ path: String) {
    let walk: FolderWalk
    let folder: ContainedFolder
    do throws(FileError) {
      folder = try ContainedFolder(path)
      walk = try FolderWalk(path, respectingIgnores: true, folder: ProjectFolders.step) { file in
        isInput(file) || Self.imageKinds.contains(FilePath.fileExtension(of: file))
      }
    } catch {
      note(Diagnostic(error.code, error.reason, file: path))
      return
    }
    let before = designs.count + passedOver.count
    let inputs = walk.files.filter(isInput)
    let library = open(path, walk)
    for (index, file) in inputs.enumerated() {
      report?(.reading(index, of: inputs.count))
      load(file, of: folder, at: path, library: library)
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
      let message =
        "the folder holds neither a design (a .json with \"cellproof\") nor a .xib or .storyboard with table cells "
        + "for iOS; of its files \(inputs.count) were looked into, and \(ProjectFolders.leftOut)"
      note(Diagnostic("no-design", message, file: path))
    }
  }

  private mutating func load(
    _ file: String, of folder: ContainedFolder, at path: String, library: DocumentLibrary
  ) {
    do throws(FileError) {
      let bytes = try folder.bytes(named: file)
      if InterfaceDocument.isDocument(file) {
        readInterface(bytes, name: file, library: library)
      } else if DesignReader.isDesign(bytes) {
        read(bytes, name: file, folder: FilePath.parent(of: FilePath.join(path, file)), isNamed: false)
      }
    } catch {
      passOver(file, error.code, error.reason)
    }
  }

  /// The library of a folder's documents: its catalogs, and its folders that hold images.
  private mutating func open(_ path: String, _ walk: FolderWalk) -> DocumentLibrary {
    let library = DocumentLibrary.folder(libraries.count)
    guard walk.files.contains(where: InterfaceDocument.isDocument) else { return library }
    var folders = walk.keptFolders
    var seen: Set<String> = []
    for file in walk.files where Self.imageKinds.contains(FilePath.fileExtension(of: file)) {
      let parent = FilePath.parent(of: file)
      if seen.insert(parent).inserted { folders.append(parent) }
    }
    let assets = DocumentAssets(folder: path, folders: folders)
    for (index, error) in assets.faults { passOver(folders[index], error.code, error.message) }
    libraries[library] = assets
    return library
  }

  private func isInput(_ file: String) -> Bool {
    FilePath.fileExtension(of: file) == "json" || InterfaceDocument.isDocument(file)
  }
}
