import Graphics
import Staging
import UIKitRules

/// Where the parts of a cell lie in the picture.
extension Subject {
  /// What the cell's own coordinates from 0 to its width cover: up to iOS 10 a swipe moves it and not the cell's frame.
  var cellContents: Rect? {
    guard let cell = view(of: .cell), let frame = frame(of: .cell) else { return nil }
    return frame.offset(by: .zero - cell.boundsOrigin)
  }

  /// The rules of the preview's system.
  var rules: SystemRules { SystemRules.of(preview.traits.system) }

  var isRightToLeft: Bool { preview.traits.direction.isRightToLeft }

  /// Whether the shown actions lie at the right of the cell.
  var actionsLieRight: Bool { preview.state.showsLeadingActions == isRightToLeft }

  /// The shown action that lies at the cell's edge, drawn above others there.
  var actionBesideCell: (surface: Surfaces.ActionSurface, frame: Rect)? {
    var nearest: (surface: Surfaces.ActionSurface, frame: Rect)?
    let shown = shownSurfaces
    for index in views.indices where views[index].role == .action {
      let id = views[index].id
      guard let surface = shown.first(where: { $0.id == id }) else { continue }
      let frame = Stage.absoluteFrame(of: index, in: views)
      if let known = nearest?.frame {
        if actionsLieRight ? frame.x > known.x : frame.maxX < known.maxX { continue }
      }
      nearest = (surface, frame)
    }
    return nearest
  }

  /// Calls back with each view of the cell that is not hidden, contents in their places: the list that holds it, its
  /// index there, its frame in the picture and the part of the picture that clipping superviews leave it.
  ///
  /// By index, since a view handed on is copied.
  func forEachCellView(_ body: ([StageView], Int, _ frame: Rect, _ clip: Rect) -> Void) {
    guard let cell = index(of: .cell), views[cell].parent >= 0 else { return }
    let holder = views[cell].parent
    var around = Place(origin: .zero, clip: Rect(origin: .zero, size: stage.size))
    around.origin = Stage.absoluteFrame(of: holder, in: views).origin - views[holder].boundsOrigin
    var outer = holder
    while outer >= 0 {
      if views[outer].layer.clips {
        around.clip = around.clip.intersection(Stage.absoluteFrame(of: outer, in: views)) ?? .zero
      }
      outer = views[outer].parent
    }
    // By index less the cell's; nil where a view is hidden or in a hidden one.
    var places: [Place?] = []
    for index in cell..<views.count {
      let parent = views[index].parent
      // The cell's siblings are none of its views.
      if index > cell, parent < cell { break }
      let holder = index == cell ? around : places[parent - cell]
      let place = holder?.place(of: index, in: views)
      places.append(place?.inside)
      guard let holder, let place else { continue }
      body(views, index, place.frame, holder.clip)
      if let tree = views[index].contents { walk(tree.views, in: place.inside, body) }
    }
  }

  private func walk(
    _ tree: [StageView], in root: Place, _ body: ([StageView], Int, _ frame: Rect, _ clip: Rect) -> Void
  ) {
    var places: [Place?] = []
    places.reserveCapacity(tree.count)
    for index in tree.indices {
      let holder = tree[index].parent < 0 ? root : places[tree[index].parent]
      let place = holder?.place(of: index, in: tree)
      places.append(place?.inside)
      if let holder, let place { body(tree, index, place.frame, holder.clip) }
    }
  }

  /// Where the subviews of a view lie.
  private struct Place {
    var origin: Point
    var clip: Rect

    /// A subview's frame and where its own subviews lie; nil where it is hidden.
    func place(of index: Int, in views: [StageView]) -> (frame: Rect, inside: Place)? {
      let layer = views[index].layer
      if layer.isHidden || layer.alpha <= 0 { return nil }
      let frame = views[index].frame.offset(by: origin)
      let clip = layer.clips ? self.clip.intersection(frame) ?? .zero : self.clip
      return (frame, Place(origin: frame.origin - views[index].boundsOrigin, clip: clip))
    }
  }
}
