import Assets
import Designs
import Diagnostics
import InterfaceBuilder
import Staging
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
        switch image.source {
        case .symbol(let name):
          if pictures.loadSymbol(name) == nil { notes.append(.symbolNotDrawn(name, at: image.span)) }
        case .named(let name):
          for request in requests {
            guard
              case .failure(let error) = pictures.load(
                name, scale: request.scale, appearance: request.appearance,
                isRightToLeft: request.isRightToLeft)
            else { continue }
            notes.append(note(error, of: name, at: image.span))
            break
          }
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

extension Diagnostic {
  /// A symbol of Apple's that may not be shipped and that nobody has redrawn.
  static func symbolNotDrawn(_ name: String, at span: Span) -> Diagnostic {
    let clause = Suggestion.clause(for: name, among: Icons.symbols)
    return Diagnostic(
      .note, "symbol-not-drawn",
      "the symbol \(Quotation.quoted(name)) is none of those that cellproof has redrawn; "
        + "a labelled box stands in its place\(clause)", at: span)
  }
}

extension Design {
  /// A screen, an appearance and a direction that an image is drawn for.
  struct ImageRequest {
    var scale: Int
    var appearance: AssetAppearance
    var isRightToLeft: Bool
  }

  /// All that its previews ask of an image.
  var imageRequests: [ImageRequest] {
    let matrices = previews + cells.flatMap { $0.previews ?? [] }
    let scales = Set(matrices.flatMap { $0.devices.map(\.scale) }).sorted()
    let wanted = Set(matrices.flatMap(\.appearances))
    let appearances = Appearance.allCases.filter { wanted.contains($0) }.map { AssetAppearance($0) }
    let directions = Set(matrices.flatMap { $0.directions.map(\.isRightToLeft) }).sorted { !$0 && $1 }
    return scales.flatMap { scale in
      appearances.flatMap { appearance in
        directions.map { ImageRequest(scale: scale, appearance: appearance, isRightToLeft: $0) }
      }
    }
  }
}
