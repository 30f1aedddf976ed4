import Designs
import Graphics
import Typesetting
import UIKitRules

extension ContentPlanner {
  /// The plan of a row with the boxes so far.
  func rowPlan(_ row: RowLayout?) -> ContentPlan {
    var boxes = self.boxes
    for index in boxes.indices where boxes[index].parent >= 0 { boxes[boxes[index].parent].end = index + 1 }
    let plan = ContentPlan(
      boxes: boxes, labels: labels, facts: facts, dependencies: dependencies, rootMargins: rootMargins)
    plan.row = row
    return plan
  }

  /// Adds a label that UIKit places.
  mutating func addRowLabel(_ view: View, id: String, parent: Int, tint: Color) -> RowParts.Text {
    add(view, path: id, parent: parent, tint: tint)
    return RowParts.Text(box: boxes.count - 1, label: labels.count - 1)
  }

  /// Adds an image view that UIKit places, a symbol in the size that its configuration gives it; nil where there is no
  /// image to show.
  mutating func addRowImage(
    _ view: View, id: String, parent: Int, tint: Color, _ metrics: RowImageRules
  ) -> (box: Int, image: RowImage, isSymbol: Bool)? {
    let index = boxes.count
    add(view, path: id, parent: parent, tint: tint)
    guard case .image(var shown) = boxes[index].kind, let source = shown.source else {
      boxes.removeLast()
      return nil
    }
    let traits = scope.traits
    let toText = facts.take(metrics.toText)
    if case .picture = source {
      return (index, RowImage(size: shown.size, reservedWidth: shown.size.width, toText: toText), false)
    }
    let side = metrics.symbolSide(traits.contentSize, scale: traits.device.scale, facts: &facts)
    // Our own drawings of symbols leave an eighth blank on each side, UIKit's symbols fill their image.
    var drawn = side
    if case .icon = source { drawn = side / 0.75 }
    shown.size = Size(width: drawn, height: drawn)
    shown.contentMode = .center
    boxes[index].kind = .image(shown)
    let reserved = metrics.reservedWidth(traits.contentSize, scale: traits.device.scale, facts: &facts)
    return (
      index, RowImage(size: Size(width: side, height: side), reservedWidth: reserved, toText: toText), true
    )
  }
}
