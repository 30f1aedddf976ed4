package import Assets
import Designs
import Graphics
package import UIKitRules

/// An image under the traits of one preview.
struct FoundImage {
  var source: ImageBox.Source
  /// By itself, in points.
  var size: Size
  /// The design's word, else that of the catalog the image stands in.
  var renderingMode: ImageValue.RenderingMode
  /// Whether it is drawn mirrored.
  var isFlipped: Bool

  /// Nil for a file that could not be loaded.
  init?(
    _ image: ImageValue, in pictures: PictureLibrary, traits: Traits, rules: SystemRules, facts: inout FactSet
  ) {
    renderingMode = image.renderingMode
    let isRightToLeft = traits.direction.isRightToLeft
    isFlipped = isRightToLeft && image.flipsForRightToLeftLayoutDirection
    switch image.source {
    case .named(let name):
      let appearance = AssetAppearance(traits.appearance)
      let scale = traits.device.scale
      // In an appearance that no preview asks for, another's stands for what was not loaded.
      let found = ([appearance] + AssetAppearance.allCases).lazy.compactMap {
        pictures.picture(name, scale: scale, appearance: $0, isRightToLeft: isRightToLeft)
      }.first
      guard let id = found else {
        guard let size = image.knownSize else { return nil }
        source = .placeholder(name)
        self.size = size
        return
      }
      isFlipped = isFlipped || pictures.isMirrored(id)
      source = .picture(id)
      size = pictures[id].size
      if renderingMode == .automatic { renderingMode = .init(pictures.renderingIntent(of: id)) }
    case .symbol(let name):
      if let id = pictures.symbol(name) {
        source = .icon(name)
        isFlipped = isFlipped || (isRightToLeft && Glyph.isDirectional(symbol: name))
        size = pictures[id].size
      } else {
        let side = facts.take(rules.controls.symbolSide)
        source = .placeholder(name)
        size = Size(width: side, height: side)
      }
    }
    // A file that was found says itself how large it is.
    if let known = image.knownSize, case .symbol = image.source { size = known }
  }
}

extension ImageValue.RenderingMode {
  fileprivate init(_ intent: RenderingIntent) {
    switch intent {
    case .automatic: self = .automatic
    case .original: self = .alwaysOriginal
    case .template: self = .alwaysTemplate
    }
  }
}

extension AssetAppearance {
  /// What a catalog calls an appearance.
  package init(_ appearance: Appearance) {
    self.init(isDark: appearance.isDark, isHighContrast: appearance.isHighContrast)
  }
}
