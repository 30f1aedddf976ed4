import Assets
import Designs
import Diagnostics
import InterfaceBuilder
import UIKitRules

/// The asset catalogs and loose images of a folder, for all documents that were met in it: one library, so that an image
/// is read, kept and written once, and of a catalog only what a document names.
struct DocumentAssets {
  private(set) var pictures: PictureLibrary
  /// Catalogs and folders that cannot be read, by their place in the list given.
  let faults: [(index: Int, error: AssetError)]
  /// Whether there is any place to look into.
  private let hasFolders: Bool

  /// `folders` are catalogs and folders of images, by their paths from the folder on; without a folder there are none.
  init(folder: String? = nil, folders: [String] = []) {
    pictures = PictureLibrary(designFolder: folder, folders: folders)
    faults = pictures.folderErrors
    hasFolders = folder != nil
  }

  /// The library as the documents of a folder look into it.
  func pictures(from folder: String) -> PictureLibrary {
    var copy = pictures
    if hasFolders { copy.look(from: folder) }
    return copy
  }

  /// The colours that a document names and a catalog has, whether or not the document lists them; a set at fault is
  /// told, and so is a name that nobody has.
  mutating func colors(
    of document: InterfaceDocument, in folder: String
  ) -> (found: [String: ColorValue], faults: [Diagnostic]) {
    guard hasFolders else { return ([:], document.missingColors(catalog: [:], hint: Self.folderHint)) }
    pictures.look(from: folder)
    var colors: [String: ColorValue] = [:]
    var faults: [Diagnostic] = []
    var broken: Set<String> = []
    for named in document.namedColors {
      guard let name = named.catalogName else { continue }
      switch pictures.color(named: name, among: DesignAssets.systemColors) {
      case .success(let color): colors[name] = DesignAssets.value(of: color)
      case .failure(let error):
        let instead =
          document.storesColor(named: name) ? "the value that the document stores" : "the property's default"
        let message = "\(error.message); \(instead) is drawn"
        faults.append(Diagnostic(error.severity, error.code, message, at: named.span))
        broken.insert(name)
      case nil: break
      }
    }
    let missing = document.missingColors(catalog: colors, besides: broken, hint: Self.catalogHint)
    return (colors, faults + missing)
  }

  /// Loads the images that a document's designs name; a note for each that has none, once.
  mutating func loadImages(of designs: [Design], in folder: String) -> [Diagnostic] {
    if hasFolders { pictures.look(from: folder) }
    var told: Set<ImageValue.Source> = []
    var notes: [Diagnostic] = []
    for design in designs {
      let requests = design.imageRequests
      for image in design.images where !told.contains(image.source) {
        told.insert(image.source)
        switch pictures.load(image.source, for: requests) {
        case .symbol(let name): notes.append(.symbolNotDrawn(name, at: image.span))
        case .image(let name, let error): notes.append(note(error, of: name, at: image.span))
        case nil: break
        }
      }
    }
    return notes
  }

  private static let catalogHint = "no catalog of the folder has it"
  private static let folderHint = "name the project's folder to have its catalogs read"

  private func note(_ error: AssetError, of name: String, at span: Span) -> Diagnostic {
    let box = "a labelled box of the size that the document says stands in its place"
    if hasFolders, error.kind != .missing {
      return Diagnostic(error.severity, error.code, "\(error.message); \(box)", at: span)
    }
    let why = hasFolders ? Self.catalogHint : Self.folderHint
    return Diagnostic(.note, "image-missing", "no image \(Quotation.quoted(name)): \(box); \(why)", at: span)
  }
}
