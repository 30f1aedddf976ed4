import Designs
import Graphics
import Staging

/// One of UIKit's own views, which lie on all that is in a cell.
struct CoveringView {
  var role: StageView.Role
  var words: String
  /// In the picture.
  var frame: Rect
  /// What of it is drawn.
  var drawn: Rect
}

extension Subject {
  /// The accessories and the controls of editing that the picture shows.
  var coveringViews: [CoveringView] {
    var all: [CoveringView] = []
    for index in views.indices {
      let words: String
      switch views[index].role {
      case .accessory: words = views[index].contents == nil ? "accessory" : "accessoryView"
      case .editControl: words = "edit control"
      case .reorderControl: words = "reorder control"
      default: continue
      }
      let frame = Stage.absoluteFrame(of: index, in: views)
      all.append(
        CoveringView(
          role: views[index].role, words: words, frame: frame,
          drawn: views.drawn(by: index, at: frame.origin) ?? frame))
    }
    return all
  }
}

extension Rect {
  /// The common part; nil where it is less than a point wide or high, which rounding leaves.
  func overlap(with other: Rect) -> Rect? {
    intersection(other).flatMap { $0.width >= 1 && $0.height >= 1 ? $0 : nil }
  }
}
