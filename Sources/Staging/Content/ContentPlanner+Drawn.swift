import Designs
import Diagnostics
import Graphics
import Typesetting
import UIKitRules

extension ContentPlanner {
  /// The plan of a picture that is drawn by hand: the picture, the image, the text.
  mutating func plan(_ drawing: DrawnArtwork, span: Span, path: String, tint: Color) -> ContentPlan {
    let size = value(drawing.size)
    let background = color(drawing.backgroundColor, tint: tint)
    addPart(.view, id: path, className: "UIImage", span: span, parent: -1, size: size, background: background)
    let textColor =
      color(drawing.textColor, tint: tint)
      ?? facts.take(rules.swipe.titleColor).color(in: scope.traits, tint: tint, facts: &facts)
    var imageSize: Size?
    if let image = value(drawing.image) {
      let box = imageBox(image, tint: textColor, isButton: false, contentMode: .scaleToFill)
      if box.source != nil {
        imageSize = value(drawing.imageSize) ?? box.size
        addPart(.image(box), id: "\(path).0", className: "UIImageView", span: span, parent: 0)
      }
    }
    if drawing.title.isSet {
      let styling = TextStyling(
        font: descriptor(value(drawing.font)), alignment: .center, direction: baseDirection,
        language: scope.traits.locale)
      labels.append(LabelBox(template: value(drawing.title), styling: styling, color: textColor))
      addPart(
        .label(labels.count - 1), id: "\(path).\(boxes.count - 1)", className: "UILabel", span: span,
        parent: 0)
    }
    boxes[0].end = boxes.count
    let canvas = DrawnCanvas(
      size: size, insets: value(drawing.contentInsets), imageSize: imageSize,
      isRightToLeft: scope.traits.direction.isRightToLeft)
    return ContentPlan(
      boxes: boxes, labels: labels, facts: facts, dependencies: dependencies, rootMargins: nil, canvas: canvas
    )
  }

  private mutating func addPart(
    _ kind: BoxKind, id: String, className: String, span: Span, parent: Int, size: Size? = nil,
    background: Color? = nil
  ) {
    var place = BoxPlace()
    place.width = size?.width
    place.height = size?.height
    let priorities = View.Priorities.all(LayoutPriority.low)
    boxes.append(
      Box(
        id: id, className: className, span: span, parent: parent, end: boxes.count + 1, kind: kind,
        layer: Layer(),
        backgroundColor: background, tint: .black, place: place, hugging: priorities,
        compressionResistance: priorities, isInCell: false))
  }
}

extension ContentPlan {
  /// The frames of a picture that is drawn by hand, by box.
  func frames(
    on canvas: DrawnCanvas, texts: [String], grid: PixelGrid, _ typesetter: inout Typesetter
  ) -> [Rect] {
    let title = texts.first.map { typesetter.size(of: $0, style: labels[0].styling, grid: grid) } ?? .zero
    let places = canvas.frames(title: title)
    return boxes.map { box in
      switch box.kind {
      case .image: places.image
      case .label: places.title
      default: Rect(origin: .zero, size: canvas.size)
      }
    }
  }
}
