import Graphics
import Staging

/// The view of a cell that holds a part of its content.
enum ContentPlace {
  case contentView
  /// The cell itself, beside its contentView.
  case cell
  case accessory
}

extension Subject {
  /// Calls back with each view of the content that is not hidden, as `forEachCellView` does, and with what holds it.
  func forEachContentView(
    _ body: (ContentPlace, [StageView], Int, _ frame: Rect, _ clip: Rect) -> Void
  ) {
    // What a view of the cell holds comes right behind it.
    var holder = ContentPlace.contentView
    forEachCellView { views, index, frame, clip in
      let role = views[index].role
      if views[0].role == .table {
        if role == .content { return body(.cell, views, index, frame, clip) }
        holder = role == .accessory ? .accessory : .contentView
      } else if role == .content {
        body(holder, views, index, frame, clip)
      }
    }
  }
}

extension [StageView] {
  /// What a view draws itself, its fill left out, in the picture; nil where it draws nothing.
  func drawn(by index: Int, at origin: Point) -> Rect? {
    var drawn: Rect?
    let inside = origin - self[index].boundsOrigin
    for item in self[index].items {
      guard let rect = item.bounds?.offset(by: inside) else { continue }
      drawn = drawn.map { $0.union(rect) } ?? rect
    }
    return drawn
  }
}
