package import Designs
package import Diagnostics
package import Graphics

/// One view of a stage: where it is, how its layer looks, what it draws.
package struct StageView: Sendable {
  /// What a view is to the proof: checks and drawings go by it, not by class names.
  package enum Role: Sendable {
    case table
    case wrapper
    case swipeContainer
    case pullView
    case action
    case actionPart
    case cell
    case selectedBackground
    case contentView
    case card
    case content
    case artwork
    case separator
    case accessory
    case editControl
    case reorderControl
  }

  package var id: String
  package var role: Role
  /// UIKit's class on the stage's system.
  package var className: String
  /// The index of the superview in the same list; -1 for a root.
  package var parent: Int
  /// In the superview's coordinates, in points.
  package var frame: Rect
  /// The origin of the bounds: (0, 0) but where UIKit scrolls a cell.
  package var boundsOrigin: Point = .zero
  /// nil draws nothing and is left out of layout.json.
  package var backgroundColor: Color?
  package var layer: Layer = Layer()
  /// Drawn over the background in this order, under the subviews; in the view's own coordinates.
  package var items: [Item] = []
  /// Set where the view is painted by a pattern image of that size from its corner: its subviews (role
  /// artwork) are the image, tiled to fill the view.
  package var tile: Size?
  /// Set where the view shows a template image: all of it is drawn as its alpha in this colour.
  package var templateTint: Color?
  /// What all below the view is scaled by, about its corner: artwork shown smaller than it was drawn.
  package var contentScale: Double = 1
  /// What an action's button shows of its image and title.
  package var look: ActionLook?
  /// Laid out once and shared by several stages; its roots are subviews of this view.
  package var contents: ContentTree?
  /// The text of an action's title.
  package var title: String?
  package var blanks: Blanks?
  /// The words for a screen reader where nothing visible says them.
  package var accessibilityLabel: String?
  /// The place of the view in the design.
  package var span: Span?

  package init(id: String, role: Role, className: String, parent: Int, frame: Rect) {
    self.id = id
    self.role = role
    self.className = className
    self.parent = parent
    self.frame = frame
  }
}

/// What a swipe action shows: for the rules about actions.
///
/// A class, so that the many views that are no actions stay small.
package final class ActionLook: Sendable {
  /// The button when it is whole, in points: less shows while it opens, more past a full swipe.
  package let wholeSize: Size
  /// Where the image lies in the action's view, in points; nil where none shows.
  package let imageFrame: Rect?
  /// The size that the image has by itself, in points; nil where the action has none on this system.
  package let imageSize: Size?
  /// Whether the image is drawn as its alpha in one colour.
  package let isTemplate: Bool
  /// What the design asks for, else the catalog that the image stands in.
  package let renderingMode: ImageValue.RenderingMode
  /// The colours that the image is made of by itself, each once; none where that cannot be told.
  package let imageColors: [Color]
  /// The size of what a template has no clear ground in, in points: the image, or a picture in its artwork or in a
  /// pattern's. Nil where there is none, or where that cannot be told.
  package let opaqueTemplate: Size?
  /// Where the title lies in the action's view; nil where none shows.
  package let titleFrame: Rect?
  /// The size of the title's font as it is drawn, in points; under UIKit's own where it had to shrink.
  package let titleSize: Double
  /// How many lines the title takes.
  package let titleLines: Int
  /// Whether some of the title is cut.
  package let isTitleTruncated: Bool
  /// Whether there is a title to see that the button is too low to show.
  package let isTitleHidden: Bool

  package init(
    wholeSize: Size, imageFrame: Rect?, imageSize: Size?, isTemplate: Bool,
    renderingMode: ImageValue.RenderingMode, imageColors: [Color],
    opaqueTemplate: Size?, titleFrame: Rect?, titleSize: Double, titleLines: Int, isTitleTruncated: Bool,
    isTitleHidden: Bool
  ) {
    self.wholeSize = wholeSize
    self.imageFrame = imageFrame
    self.imageSize = imageSize
    self.isTemplate = isTemplate
    self.renderingMode = renderingMode
    self.imageColors = imageColors
    self.opaqueTemplate = opaqueTemplate
    self.titleFrame = titleFrame
    self.titleSize = titleSize
    self.titleLines = titleLines
    self.isTitleTruncated = isTitleTruncated
    self.isTitleHidden = isTitleHidden
  }
}

/// How a title of blanks was made.
package struct Blanks: Hashable, Sendable {
  /// Which blanks; the raw value is the name in layout.json.
  package enum Kind: String, Sendable {
    case spaces
    case hairSpaces
  }

  package var kind: Kind
  package var count: Int

  package init(kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
  }
}

/// What Core Animation does to a view.
package struct Layer: Hashable, Sendable {
  package var alpha: Double = 1
  package var isHidden = false
  /// Whether subviews and items are cut at the bounds.
  package var clips = false
  /// In points.
  package var cornerRadius: Double = 0
  package var cornerCurve = CornerCurve.circular
  /// The corners that `cornerRadius` rounds.
  package var maskedCorners: Corners = .all
  package var borderColor: Color?
  /// In points, inside the bounds.
  package var borderWidth: Double = 0
  package var shadow: Shadow?

  package init() {}
}

/// Corners of a layer.
package struct Corners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let topLeft = Corners(rawValue: 1)
  package static let topRight = Corners(rawValue: 2)
  package static let bottomLeft = Corners(rawValue: 4)
  package static let bottomRight = Corners(rawValue: 8)
  package static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A layer's shadow.
package struct Shadow: Hashable, Sendable {
  /// Opacity counted in.
  package var color: Color
  /// CALayer's shadowRadius, in points (a Gaussian of that standard deviation).
  package var radius: Double
  package var offset: Point

  package init(color: Color, radius: Double, offset: Point) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
