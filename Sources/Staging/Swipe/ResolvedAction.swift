import Assets
import Designs
import Diagnostics
import Graphics
import Typesetting
import UIKitRules

/// A swipe action with its words, colours and measures under the traits of one preview.
struct ResolvedAction {
  var id: String
  var span: Span?
  var isRowAction: Bool
  var isDestructive: Bool
  var title: String
  var blanks: Blanks?
  var accessibilityLabel: String?
  /// nil where a pattern paints it.
  var color: Color?
  /// The artwork of a pattern, its size and its fill.
  var pattern: ResolvedArtwork?
  /// The image that the system can show; nil where it has none.
  var image: ResolvedImage?
  /// Painted by a pattern, or by artwork on the cell's matched background: such an action must match the cell.
  var isCustomPainted: Bool
  var styling: TextStyling
  var titleColor: Color
  /// What the button shows and where; what UIKit makes of title and image.
  var face = ActionFace(size: .zero)

  /// In points.
  var width: Double { face.size.width }

  /// Whether the title has nothing to see.
  var isBlank: Bool { title.unicodeScalars.allSatisfy { $0.properties.isWhitespace } }
}

/// Artwork under the traits of one preview.
struct ResolvedArtwork {
  /// Which artwork of the cell it is.
  var part: ContentBuilder.Part
  var plan: ContentPlan
  var fill: Color
  /// In points; a side of 0 is a picture that shows nothing.
  var size: Size
  /// The fill and the root's background as one colour.
  var surface: Color

  /// Whether it is wider than what was drawn into it.
  var isWidened = false

  var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether it is one opaque colour from edge to edge: what a plain background is.
  var isFlat: Bool {
    surface.isOpaque && !isWidened && plan.boxes[0].layer.cornerRadius == 0
      && plan.boxes.allSatisfy(\.isPlain)
      && plan.boxes.dropFirst().allSatisfy { $0.layer.isHidden || $0.backgroundColor == nil }
  }
}

extension Box {
  /// Whether it draws nothing but its background.
  fileprivate var isPlain: Bool {
    if layer.isHidden { return true }
    if layer.borderWidth > 0 || layer.shadow != nil || layer.alpha < 1 { return false }
    switch kind {
    case .view, .spacer, .stack: return true
    case .image(let image): return image.source == nil
    case .label, .button, .control, .placeholder: return false
    }
  }
}

/// An action's image.
struct ResolvedImage {
  enum Source {
    case image(ImageBox.Source)
    case artwork(ResolvedArtwork)
  }

  var source: Source
  /// By itself, in points.
  var size: Size
  /// The colour of a template; nil keeps the image's own.
  var tint: Color?
  /// What the design asks for, else the catalog the image stands in.
  var renderingMode: ImageValue.RenderingMode
  /// Whether it is drawn mirrored.
  var isFlipped = false

  var artwork: ResolvedArtwork? {
    if case .artwork(let artwork) = source { return artwork }
    return nil
  }
}

/// What a button shows when it is whole, in points from the corner of the action's view.
struct ActionFace {
  /// Of the action's view.
  var size: Size
  /// The coloured part where it is not the whole view: a capsule with its title below.
  var capsule: Rect?
  /// Where the image shows.
  var image: Rect?
  /// Where the title shows, as wide as it may be.
  var title: Rect?
  /// The size of the title's letters; under the action's own where it had to shrink.
  var titleSize = 0.0
}
