import Graphics
import Staging

/// How far a view and its subviews reach.
enum SubtreeExtent {
  /// The rectangle around the frames of a view and all below it, its corner at `corner`.
  static func rect(of root: Int, in views: [StageView], at corner: Point) -> Rect {
    var extent = Rect(origin: corner, size: views[root].frame.size)
    var origins: [Int: Point] = [root: corner - views[root].boundsOrigin]
    for index in views.indices.dropFirst(root + 1) {
      guard let origin = origins[views[index].parent] else { break }
      let frame = views[index].frame.offset(by: origin)
      origins[index] = frame.origin - views[index].boundsOrigin
      extent = extent.union(frame)
    }
    return extent
  }
}
