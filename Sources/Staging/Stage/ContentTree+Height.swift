import Graphics
import Typesetting

extension ContentTree {
  /// Whether the height that the content got leaves out lines, cuts letters, or ends before something it shows.
  var isCutByHeight: Bool {
    guard let root = views.first else { return false }
    // How far below the root's upper edge each view begins; NaN where it is not seen.
    var tops: [Double] = []
    tops.reserveCapacity(views.count)
    for index in views.indices {
      let (parent, layer, frame) = (views[index].parent, views[index].layer, views[index].frame)
      var top = index == 0 ? 0 : (parent < 0 ? 0 : tops[parent]) + frame.y
      if layer.isHidden || layer.alpha <= 0 { top = .nan }
      tops.append(top)
      if top.isNaN || views[index].items.isEmpty { continue }
      // A point is what rounding and blank space take.
      if top < -1 || top + frame.height > root.frame.height + 1 { return true }
      for case .text(let text) in views[index].items
      where text.layout.isCutByHeight || text.isCut(at: frame.height) {
        return true
      }
    }
    return false
  }
}
