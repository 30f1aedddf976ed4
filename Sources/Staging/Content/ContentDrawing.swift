import Designs
import Graphics
import Typesetting
import UIKitRules

/// Makes views of placed boxes: what each shows at the size it got.
struct ContentDrawing {
  let plan: ContentPlan
  let texts: [String]
  let grid: PixelGrid
  let rules: SystemRules
  let traits: Traits

  /// The views of the boxes, those in the cell itself apart.
  func views(
    frames: [Rect], role: StageView.Role, _ typesetter: inout Typesetter
  ) -> (content: [StageView], inCell: [StageView]) {
    var content = plan.views.content
    var inCell = plan.views.inCell
    for box in plan.boxes.indices {
      let place = plan.views.places[box]
      if place.isInCell {
        fill(&inCell[place.index], with: box, in: frames[box], role: role, &typesetter)
      } else {
        fill(&content[place.index], with: box, in: frames[box], role: role, &typesetter)
      }
    }
    return (content, inCell)
  }

  /// Places a view and gives it what its box shows.
  private func fill(
    _ view: inout StageView, with box: Int, in frame: Rect, role: StageView.Role,
    _ typesetter: inout Typesetter
  ) {
    view.role = role
    view.frame = frame
    // Field by field: a box as a whole is a dozen references to copy.
    switch plan.boxes[box].kind {
    case .view, .spacer, .stack: break
    case .label(let label):
      if let item = text(label, in: Rect(origin: .zero, size: frame.size), &typesetter) {
        view.items = [.text(item)]
        if item.isCut(at: frame.height) || isCutAtSides(item.layout, at: frame.width) {
          view.layer.clips = true
        }
      }
    case .image(let image):
      if let item = picture(image, in: frame.size, tint: plan.boxes[box].tint) { view.items = [item] }
    case .button(let button):
      view.items = buttonItems(button, in: frame.size, tint: plan.boxes[box].tint, &typesetter)
    case .control(let control):
      let drawing = ControlDrawing(
        content: self, tint: plan.boxes[box].tint, bounds: Rect(origin: .zero, size: frame.size))
      view.items = drawing.items(of: control.control, &typesetter)
      if case .activityIndicator = control.control { view.accessibilityLabel = "In progress" }
    case .placeholder(let color):
      view.items = [
        .placeholder(name: view.className, rect: Rect(origin: .zero, size: frame.size), color: color)
      ]
    }
  }

  /// Whether a label is so narrow that its bounds cut letters: UILabel draws nothing outside them.
  private func isCutAtSides(_ layout: TextLayout, at width: Double) -> Bool {
    layout.lines.contains { $0.width > width + 1 }
  }

  /// The lines of a label, centred in its height as UILabel does, as many as the height holds; those of a text view
  /// from its top.
  func text(_ label: Int, in rect: Rect, _ typesetter: inout Typesetter) -> TextItem? {
    if texts[label].isEmpty { return nil }
    let box = plan.labels[label]
    let room = rect.inset(by: box.textInsets ?? .zero)
    // What goes beyond a text view is scrolled to, not cut.
    let height = box.textInsets == nil ? room.height : .infinity
    let layout = typesetter.layout(
      texts[label], style: box.styling, width: room.width, height: height, grid: grid)
    let top = box.textInsets == nil ? grid.round((room.height - layout.size.height) / 2) : 0
    var item = TextItem(layout: layout, origin: Point(x: room.x, y: room.y + top), color: box.color)
    item.weight = box.styling.font.weight
    return item
  }

  private func buttonItems(
    _ button: ButtonBox, in size: Size, tint: Color, _ typesetter: inout Typesetter
  ) -> [Item] {
    let title = plan.labels[button.title]
    let natural = typesetter.size(of: texts[button.title], style: title.styling, grid: grid)
    let image = button.image.size
    let left = grid.round((size.width - image.width - min(natural.width, size.width - image.width)) / 2)
    var items: [Item] = []
    if button.image.source != nil {
      let rect = Rect(
        x: left, y: grid.round((size.height - image.height) / 2), width: image.width, height: image.height)
      if let item = picture(button.image, at: rect, tint: tint) { items.append(item) }
    }
    let room = Rect(x: left + image.width, y: 0, width: size.width - left - image.width, height: size.height)
    let titleRect = button.image.source == nil ? Rect(origin: .zero, size: size) : room
    if let item = text(button.title, in: titleRect, &typesetter) { items.append(.text(item)) }
    return items
  }

  private func picture(_ image: ImageBox, in size: Size, tint: Color) -> Item? {
    picture(image, at: image.contentMode.rect(of: image.size, in: size), tint: tint)
  }

  private func picture(_ image: ImageBox, at rect: Rect, tint: Color) -> Item? {
    image.source?.item(in: rect, tint: image.tint, color: tint, isFlipped: image.isFlipped)
  }
}

extension ImageView.ContentMode {
  /// Where a picture of a size goes in a view, as UIView.ContentMode places it.
  func rect(of picture: Size, in view: Size) -> Rect {
    guard picture.width > 0, picture.height > 0 else { return .zero }
    switch self {
    case .scaleToFill: return Rect(origin: .zero, size: view)
    case .scaleAspectFit:
      return scaled(picture, view, by: min(view.width / picture.width, view.height / picture.height))
    case .scaleAspectFill:
      return scaled(picture, view, by: max(view.width / picture.width, view.height / picture.height))
    default:
      let room = Size(width: view.width - picture.width, height: view.height - picture.height)
      let (x, y) = anchor
      return Rect(x: room.width * x, y: room.height * y, width: picture.width, height: picture.height)
    }
  }

  private func scaled(_ picture: Size, _ view: Size, by factor: Double) -> Rect {
    let width = picture.width * factor
    let height = picture.height * factor
    return Rect(x: (view.width - width) / 2, y: (view.height - height) / 2, width: width, height: height)
  }

  /// The share of the free room left of and above the picture.
  private var anchor: (x: Double, y: Double) {
    switch self {
    case .top: (0.5, 0)
    case .bottom: (0.5, 1)
    case .left: (0, 0.5)
    case .right: (1, 0.5)
    case .topLeft: (0, 0)
    case .topRight: (1, 0)
    case .bottomLeft: (0, 1)
    case .bottomRight: (1, 1)
    default: (0.5, 0.5)
    }
  }
}
