import Assets
import AutoLayout
import Designs
import Diagnostics
import Graphics
import Typesetting
import UIKitRules

/// A view of a design with every rule resolved for some traits: all that placing and drawing it needs but its texts.
struct Box {
  var id: String
  var className: String
  var span: Span
  /// The index of the parent in the plan; -1 for the root.
  var parent: Int
  /// The index behind the last box below this one.
  var end: Int
  var kind: BoxKind
  var layer: Layer
  var backgroundColor: Color?
  /// The tint in force.
  var tint: Color
  var place: BoxPlace
  var hugging: View.Priorities
  var compressionResistance: View.Priorities
  /// Whether the view stands beside the contentView, in the cell itself.
  var isInCell: Bool
  /// The layout margins, for constraints.
  var margins = EdgeInsets.zero
  /// Whether they are at least what those of the superview leave.
  var preservesMargins = false
  /// The size that it has by itself, where not what it shows says it.
  var intrinsicSize = IntrinsicSize.ofContent

  /// How far the frame sticks out of the rectangle that constraints see.
  var alignmentInsets: EdgeInsets {
    if case .control(let control) = kind { return control.alignmentInsets }
    return .zero
  }

  /// Whether what it shows can neither wrap nor be cut.
  var isRigid: Bool {
    switch kind {
    case .image, .control: true
    default: false
    }
  }
}

/// Where a box wants to be, in its parent; everything nil: at 0, 0 with its own size.
struct BoxPlace {
  var frame: Rect?
  /// How the frame follows the parent.
  var autoresizing: Autoresizing?
  var x: Double?
  var y: Double?
  var centerX: Double?
  var centerY: Double?
  var width: Double?
  var height: Double?
}

/// What a box shows.
enum BoxKind {
  case view
  case spacer
  /// A label or a text view, by its index among the plan's labels.
  case label(Int)
  case image(ImageBox)
  case button(ButtonBox)
  case stack(StackBox)
  case control(ControlBox)
  /// A box with the class's name, in this colour.
  case placeholder(Color)
}

/// A text with its looks; the words come with each row.
struct LabelBox {
  var template: TextTemplate
  var styling: TextStyling
  var color: Color
  /// Around a text view's text, which begins at the top; nil for a label, in whose middle it stands.
  var textInsets: EdgeInsets?

  /// The size of a text with the insets around it.
  func size(
    of text: String, width: Double = .infinity, grid: PixelGrid, _ typesetter: inout Typesetter
  ) -> Size {
    guard let textInsets else { return typesetter.size(of: text, style: styling, width: width, grid: grid) }
    let edges = textInsets.left + textInsets.right
    let size = typesetter.size(of: text, style: styling, width: max(0, width - edges), grid: grid)
    return Size(width: size.width + edges, height: size.height + textInsets.top + textInsets.bottom)
  }
}

/// An image at its natural size, with what becomes of it.
struct ImageBox {
  enum Source {
    case picture(PictureID)
    case icon(String)
    /// A symbol that may not be shipped.
    case placeholder(String)
  }

  /// nil where the view has no image.
  var source: Source?
  var size: Size
  var tint: Color?
  /// Whether it is drawn mirrored.
  var isFlipped = false
  var contentMode: ImageView.ContentMode
}

struct ButtonBox {
  /// The title's index among the plan's labels.
  var title: Int
  var image: ImageBox
  var padding: Double
  var minimumWidth: Double
  /// Around title and image; nil: `padding` and `minimumWidth` hold.
  var insets: EdgeInsets?
  /// Whether lines count in pixels and not in whole points.
  var countsPixels = false
  /// Whether it is at least as high as a line whatever it shows: beside a symbol there is room for one.
  var holdsLine = false
  var leastSize = Size.zero

  /// The size that a title gives, up to whole points; an image without a title takes its own, and nothing at all what
  /// a title of no width would.
  func size(title: Size, lineHeight: Double) -> Size {
    let own = contentSize(title: title, lineHeight: lineHeight)
    return Size(width: max(own.width, leastSize.width), height: max(own.height, leastSize.height))
  }

  private func contentSize(title: Size, lineHeight: Double) -> Size {
    if let insets {
      let hasTitle = title.width > 0 || image.source == nil || holdsLine
      let line = hasTitle ? (title.height > 0 ? title.height : lineHeight) : 0
      let width = title.width + image.size.width
      let height = max(countsPixels ? line : line.rounded(.up), image.size.height)
      return Size(
        width: (countsPixels ? width : width.rounded(.up)) + insets.left + insets.right,
        height: height + insets.top + insets.bottom)
    }
    if title.width == 0, image.source != nil {
      let height = holdsLine ? max(image.size.height, lineHeight.rounded(.up)) : image.size.height
      return Size(width: image.size.width, height: height)
    }
    let line = title.height > 0 ? title.height : lineHeight
    return Size(
      width: max(minimumWidth, title.width.rounded(.up) + image.size.width),
      height: max(line.rounded(.up) + padding, image.size.height))
  }
}

struct StackBox {
  var axis: Stack.Axis
  var distribution: StackDistribution
  var alignment: StackAlignment
  var spacing: Double
  /// By the child's place among all children.
  var customSpacing: [Int: Double]
  /// Zero unless the arrangement is relative to the margins.
  var insets: EdgeInsets
  var isRightToLeft: Bool
  /// Whether baselines are those of the last lines.
  var usesLastBaseline: Bool
  /// Whether vertical spacing is between baselines, where constraints lay the stack out.
  var isBaselineRelative: Bool
}

/// A control drawn by shapes; its size is UIKit's.
struct ControlBox {
  var control: ControlPicture
  /// nil on an axis without a size of its own.
  var width: Double?
  var height: Double?
  var alignmentInsets = EdgeInsets.zero
}

/// What a control shows, rules resolved.
enum ControlPicture {
  case `switch`(isOn: Bool)
  case slider(value: Double)
  case stepper
  case progress(Double)
  case activityIndicator
  /// Labels of the segments.
  case segments(titles: [Int], selected: Int?)
  /// The label of the text, or of the placeholder where the text is empty; the padding on each side of it.
  case textField(text: Int, placeholder: Int, border: Control.TextField.BorderStyle, padding: Double)
}
