import Graphics
import Typesetting

/// Measures the two texts of a row that UIKit places.
struct RowTexts {
  /// One of them.
  enum Part {
    case title
    case detail
  }

  /// What binary fractions may leave of a height that was made for the texts.
  private static let tolerance = 0.01

  let plan: ContentPlan
  let parts: RowParts
  /// The words of the plan's labels for the row.
  let texts: [String]
  let grid: PixelGrid

  /// A text's size in some room; nothing where there is no text. One line is always set, however low the room.
  func size(
    _ part: Part, width: Double = .infinity, height: Double = .infinity, _ typesetter: inout Typesetter
  ) -> Size {
    guard let label = part == .title ? parts.title?.label : parts.detail?.label, !texts[label].isEmpty else {
      return .zero
    }
    return typesetter.size(
      of: texts[label], style: plan.labels[label].styling, width: width, height: height, grid: grid)
  }

  /// Both texts, one below the other, in a room that may be too low for them.
  func stack(
    width: Double, height: Double, gap: (_ spare: Double) -> Double, _ typesetter: inout Typesetter
  ) -> RowStack {
    var title = size(.title, width: width, &typesetter).height
    var detail = size(.detail, width: width, &typesetter).height
    if title == 0 || detail == 0 {
      let room = max(0, height)
      if title > room + RowTexts.tolerance {
        title = size(.title, width: width, height: room, &typesetter).height
      }
      if detail > room + RowTexts.tolerance {
        detail = size(.detail, width: width, height: room, &typesetter).height
      }
      return RowStack(title: title, gap: 0, detail: detail)
    }
    let gap = gap(height - title - detail)
    if title + gap + detail > height + RowTexts.tolerance {
      // The title wraps as far as it leaves the detail a line.
      let line = size(.detail, width: width, height: 0, &typesetter).height
      title = size(.title, width: width, height: max(0, height - gap - line), &typesetter).height
      detail = size(.detail, width: width, height: max(0, height - gap - title), &typesetter).height
    }
    return RowStack(title: title, gap: gap, detail: detail)
  }
}

/// The heights of two texts, one below the other, in points; 0 for one that is not there.
struct RowStack {
  var title: Double
  var gap: Double
  var detail: Double

  var height: Double { title + gap + detail }
}

/// Where in a plan the views of a row stand that UIKit places.
struct RowParts {
  struct Text {
    var box: Int
    /// Among the plan's labels.
    var label: Int
  }

  var image: Int?
  var title: Text?
  var detail: Text?
}

/// Where the views of a row lie, leading at the left.
struct RowFrames {
  var image: Rect?
  var title = Rect.zero
  var detail = Rect.zero
}
