import Assets
import Designs
import Graphics
import UIKitRules

// Images.

extension ContentPlanner {
  /// The image at its natural size; templates take the tint.
  mutating func imageBox(
    _ image: ImageValue?, tint: Color, isButton: Bool, contentMode: ImageView.ContentMode
  ) -> ImageBox {
    var box = ImageBox(source: nil, size: .zero, tint: nil, contentMode: contentMode)
    guard let image,
      let found = FoundImage(image, in: pictures, traits: scope.traits, rules: rules, facts: &facts)
    else { return box }
    box.source = found.source
    box.size = found.size
    box.isFlipped = found.isFlipped
    switch found.source {
    case .picture:
      let isTemplate =
        found.renderingMode == .alwaysTemplate || (isButton && found.renderingMode == .automatic)
      if isTemplate { box.tint = tint }
    case .icon, .placeholder: box.tint = tint
    }
    return box
  }
}
