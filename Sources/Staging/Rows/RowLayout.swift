import Graphics
import Typesetting

/// How UIKit lays out a row that it makes itself, and where in the plan the row's views stand.
struct RowLayout {
  enum Kind {
    case list(ListLayout)
    case style(StyleLayout)
  }

  var kind: Kind
  var parts: RowParts
  var isRightToLeft: Bool

  /// Where the text begins in the contentView, leading at the left, where an image stands before it: a separator
  /// begins there too.
  var textBehindImage: Double? {
    switch kind {
    case .list(let list): list.image == nil ? nil : list.textX
    case .style(let style): style.image == nil ? nil : style.textX
    }
  }
}

extension ContentPlan {
  /// The height of the contentView in a row of the content's own height.
  func fittingHeight(
    of row: RowLayout, width: Double, separator: Double, texts: [String], grid: PixelGrid,
    _ typesetter: inout Typesetter
  ) -> Double {
    let texts = RowTexts(plan: self, parts: row.parts, texts: texts, grid: grid)
    return switch row.kind {
    case .list(let list): list.fittingHeight(width: width, separator: separator, texts, &typesetter)
    case .style(let style): style.fittingHeight(width: width, separator: separator, texts, &typesetter)
    }
  }

  /// The frames of a row in a contentView of a size, by box.
  func frames(
    of row: RowLayout, in size: Size, texts: [String], grid: PixelGrid, _ typesetter: inout Typesetter
  ) -> [Rect] {
    let texts = RowTexts(plan: self, parts: row.parts, texts: texts, grid: grid)
    let places =
      switch row.kind {
      case .list(let list): list.frames(in: size, texts, &typesetter)
      case .style(let style): style.frames(in: size, texts, grid: grid, &typesetter)
      }
    // The root of list content fills the contentView.
    var frames = [Rect](repeating: Rect(origin: .zero, size: size), count: boxes.count)
    func set(_ box: Int?, _ frame: Rect?) {
      guard let box, let frame else { return }
      frames[box] = grid.round(row.isRightToLeft ? frame.mirrored(in: size.width) : frame)
    }
    set(row.parts.image, places.image)
    set(row.parts.title?.box, places.title)
    set(row.parts.detail?.box, places.detail)
    return frames
  }
}
