import Assets
import Designs
import Diagnostics
import Staging
import UIKitRules

/// Why there is no picture of an image.
enum ImageFault {
  /// A symbol that nobody has redrawn.
  case symbol(String)
  /// A file that is not there or cannot be read.
  case image(String, AssetError)
}

extension PictureLibrary {
  /// Loads an image in every way that previews ask for; the first fault there is.
  mutating func load(_ source: ImageValue.Source, for requests: [Design.ImageRequest]) -> ImageFault? {
    switch source {
    case .symbol(let name): return loadSymbol(name) == nil ? .symbol(name) : nil
    case .named(let name):
      for request in requests {
        let loaded = load(
          name, scale: request.scale, appearance: request.appearance, isRightToLeft: request.isRightToLeft)
        if case .failure(let error) = loaded { return .image(name, error) }
      }
      return nil
    }
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
