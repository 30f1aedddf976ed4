import Designs
import Diagnostics
import Graphics
import Typesetting
import UIKitRules

/// A swipe action with its words, colours and measures under the traits of one preview.
struct ResolvedAction {
  var id: String
  var span: Span?
  var isDestructive: Bool
  var title: String
  var blanks: Blanks?
  var accessibilityLabel: String?
  /// nil where a pattern paints it.
  var color: Color?
  /// The artwork of a pattern, its size and its fill.
  var pattern: ResolvedArtwork?
  var styling: TextStyling
  var titleColor: Color
  /// In points; what UIKit makes of the title.
  var width: Double

  /// Whether the title has nothing to see.
  var isBlank: Bool { title.utf8.allSatisfy { $0 == 0x20 } }
}

/// A view rendered to an image.
struct ResolvedArtwork {
  /// Which artwork of the cell it is.
  var part: ContentBuilder.Part
  var plan: ContentPlan
  var fill: Color
  var size: Size
  /// The fill and the root's background as one colour.
  var surface: Color
}
