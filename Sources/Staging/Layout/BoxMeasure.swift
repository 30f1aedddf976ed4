import Designs
import Graphics
import Typesetting

/// What a box asks for by itself, of the rectangle that constraints see.
struct BoxMeasure {
  /// nil where it asks for nothing.
  var width: Double?
  var height: Double?
  /// From the top down to the first line's baseline, and from the bottom up to the last one's.
  var firstBaseline: Double?
  var lastBaseline: Double?
}

/// Measures boxes for a row.
struct BoxMeasurer {
  let shape: TreeShape
  let labels: [LabelBox]
  let texts: [String]
  let grid: PixelGrid

  /// Every box, with the baselines of its font.
  func all(_ typesetter: inout Typesetter) -> [BoxMeasure] {
    var measures: [BoxMeasure] = []
    for index in shape.boxes.indices {
      var measure = self.measure(index, &typesetter)
      addBaselines(of: index, to: &measure, &typesetter)
      measures.append(measure)
    }
    return measures
  }

  /// What a box asks for.
  func measure(_ index: Int, _ typesetter: inout Typesetter) -> BoxMeasure {
    let own = shape.boxes[index].intrinsicSize
    guard own != .ofContent else { return measureOfContent(index, &typesetter) }
    var measure = own.followsContent ? measureOfContent(index, &typesetter) : BoxMeasure()
    measure.width = own.width.over(measure.width)
    measure.height = own.height.over(measure.height)
    return measure
  }

  private func measureOfContent(_ index: Int, _ typesetter: inout Typesetter) -> BoxMeasure {
    switch shape.boxes[index].kind {
    case .view, .spacer, .stack, .placeholder: return BoxMeasure()
    case .label(let label):
      let size = size(label, &typesetter)
      return BoxMeasure(width: size.width, height: size.height)
    case .image(let image):
      return image.source == nil
        ? BoxMeasure() : BoxMeasure(width: image.size.width, height: image.size.height)
    case .button(let button):
      let size = button.size(
        title: size(button.title, &typesetter), lineHeight: labels[button.title].styling.font.lineHeight)
      return BoxMeasure(width: size.width, height: size.height)
    case .control(let control):
      let insets = control.alignmentInsets
      var measure = BoxMeasure(width: control.width, height: control.height)
      if case .textField(let text, let placeholder, _, let padding) = control.control {
        let size = size(texts[text].isEmpty ? placeholder : text, &typesetter)
        measure.width = measure.width ?? size.width + 2 * padding
        measure.height = measure.height ?? size.height
      }
      measure.width = measure.width.map { $0 - insets.left - insets.right }
      measure.height = measure.height.map { $0 - insets.top - insets.bottom }
      return measure
    }
  }

  /// The size of a label whose lines wrap at a width.
  func size(of index: Int, width: Double, _ typesetter: inout Typesetter) -> Size {
    guard case .label(let label) = shape.boxes[index].kind else { return .zero }
    guard case .points(let whole) = shape.boxes[index].intrinsicSize.width else {
      return labels[label].size(of: texts[label], width: width, grid: grid, &typesetter)
    }
    // One line's width is known: lines break as if all its words were wider or narrower by the same share.
    let natural = size(label, &typesetter)
    guard width < whole, whole > 0 else { return Size(width: whole, height: natural.height) }
    let share = natural.width / whole
    let wrapped = labels[label].size(of: texts[label], width: width * share, grid: grid, &typesetter)
    return Size(width: share > 0 ? wrapped.width / share : 0, height: wrapped.height)
  }

  private func size(_ label: Int, _ typesetter: inout Typesetter) -> Size {
    labels[label].size(of: texts[label], grid: grid, &typesetter)
  }

  /// The baselines are the font's, whatever the words.
  private func addBaselines(of index: Int, to measure: inout BoxMeasure, _ typesetter: inout Typesetter) {
    let label: Int
    var above = 0.0
    switch shape.boxes[index].kind {
    case .label(let own): label = own
    case .button(let button):
      label = button.title
      above = button.padding / 2
    case .control(let control):
      guard case .textField(let text, _, _, _) = control.control else { return }
      label = text
    default: return
    }
    let line = typesetter.layout("x", style: labels[label].styling, grid: grid)
    if case .control = shape.boxes[index].kind, let height = measure.height {
      above = (height - line.size.height) / 2
    }
    measure.firstBaseline = above + line.firstBaseline
    measure.lastBaseline = above + line.size.height - line.lastBaseline
  }
}
