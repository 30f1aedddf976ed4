import Assets
import Designs
import Diagnostics
import UIKitRules

/// The asset folders of one design: its pictures and the colours of its catalogs, and what is wrong with them.
struct DesignAssets {
  /// The names that a catalog's colours may refer to.
  static let systemColors = Set(SystemColor.allCases.map(\.rawValue))

  private(set) var pictures: PictureLibrary
  /// The colour sets of the catalogs, by name.
  private(set) var colors: [String: ColorValue] = [:]
  private(set) var faults: [Diagnostic] = []

  /// Opens the folders and reads the colours.
  init(_ folders: [AssetFolder], pictures: PictureLibrary) {
    self.pictures = pictures
    for (index, error) in pictures.folderErrors {
      faults.append(Diagnostic(error.code, error.message, at: folders[index].span))
    }
    // A colour at fault that the design uses is an unknown one there; the others are in nobody's way.
    for (index, error) in self.pictures.loadColors(among: Self.systemColors) {
      faults.append(Diagnostic(error.severity, error.code, error.message, at: folders[index].span))
    }
    for (name, color) in self.pictures.colors { colors[name] = DesignAssets.value(of: color) }
  }

  /// Loads every image that a design names, for each scale and appearance it is drawn in; what cannot be loaded is a
  /// fault in its place.
  mutating func loadImages(of design: Design) {
    let requests = design.imageRequests
    for image in design.images {
      // A symbol that is not drawn is told once.
      if case .symbol(let name) = image.source, pictures.hasSymbol(name) { continue }
      switch pictures.load(image.source, for: requests) {
      case .symbol(let name): faults.append(.symbolNotDrawn(name, at: image.span))
      case .image(_, let error): faults.append(fault(of: image, error, in: design))
      case nil: break
      }
    }
    // Of an action's image UIKit may keep the opacity alone: there it matters whether there is any.
    for case .named(let name) in design.actionImages {
      for request in requests {
        let id = pictures.picture(
          name, scale: request.scale, appearance: request.appearance, isRightToLeft: request.isRightToLeft)
        if let id { pictures.lookAtPixels(of: id) }
      }
    }
  }

  /// An image that is not there is a fault in the design, and none in a document of Interface Builder, which says how
  /// large it is.
  private func fault(of image: ImageValue, _ error: AssetError, in design: Design) -> Diagnostic {
    guard error.kind == .missing, image.span.file != design.source else {
      return Diagnostic(error.code, error.message, at: image.span)
    }
    let instead =
      image.knownSize == nil ? "nothing is drawn" : "a labelled box of the size that the file says is drawn"
    return Diagnostic(.note, "image-missing", "\(error.message); \(instead) in its place", at: image.span)
  }

  /// A catalog's colour as a design's; nil where a part of it is none of UIKit's colours.
  static func value(of color: AssetColor) -> ColorValue? {
    func part(_ value: AssetColor.Value) -> ColorValue? {
      switch value {
      case .color(let color): .fixed(color)
      case .system(let name): SystemColor(rawValue: name).map { .system($0) }
      }
    }
    let parts = AssetAppearance.allCases.compactMap { part(color[$0]) }
    guard parts.count == 4 else { return nil }
    if Set(parts).count == 1 { return parts[0] }
    return .dynamic(light: parts[0], dark: parts[1], lightHighContrast: parts[2], darkHighContrast: parts[3])
  }
}

extension Design {
  /// The images of actions, those in their artwork among them.
  fileprivate var actionImages: Set<ImageValue.Source> {
    let actions = cells.flatMap { $0.leadingActions.actions + $0.trailingActions.actions }
      .map(\.span).sorted { $0.start < $1.start }
    // Those of other files stand in no action.
    let images = images.filter { $0.span.file == source }
    var sources: Set<ImageValue.Source> = []
    var index = 0
    // Actions lie in none of their kind: the last that begins before an image is the one that may hold it.
    for image in images.sorted(by: { $0.span.start < $1.span.start }) {
      while index + 1 < actions.count, actions[index + 1].start <= image.span.start { index += 1 }
      guard index < actions.count else { break }
      if actions[index].start <= image.span.start, image.span.end <= actions[index].end {
        sources.insert(image.source)
      }
    }
    return sources
  }
}
