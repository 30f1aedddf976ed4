package import Graphics
package import UIKitRules

/// What UIKit would show of one cell in one state: the view tree with frames in points, and the surfaces.
package struct Stage: Sendable {
  /// The picture: the table's width and the row's height.
  package var size: Size
  /// The views in pre-order (a parent before its children, in drawing order); the first is the table.
  package var views: [StageView]
  package var surfaces: Surfaces
  /// The open width of the shown actions, in points; 0 where none are shown.
  package var openWidth: Double
  /// The facts used that are neither documented nor measured.
  package var facts: FactSet
  /// What the content's constraints came to; nil where it has none.
  package var layout: SolvedLayout?
  /// A height that the constraints should have made and did not.
  package var openHeight: SolvedLayout.OpenHeight?
  /// What the row would take, separator included, were it as high as its content; only where the height that the design
  /// sets cuts the content.
  package var fittingHeight: Double?

  package init(size: Size, views: [StageView], surfaces: Surfaces, openWidth: Double, facts: FactSet) {
    self.size = size
    self.views = views
    self.surfaces = surfaces
    self.openWidth = openWidth
    self.facts = facts
  }

  /// The first view with an id, content included.
  package func view(_ id: String) -> StageView? { allViews.first { $0.id == id } }

  /// Every view in pre-order with contents put in place; parents are indices of this list.
  package var allViews: [StageView] {
    var all: [StageView] = []
    all.reserveCapacity(views.reduce(views.count) { $0 + ($1.contents?.views.count ?? 0) })
    // Where each view of `views` went.
    var places: [Int] = []
    places.reserveCapacity(views.count)
    for view in views {
      var copy = view
      if view.parent >= 0 { copy.parent = places[view.parent] }
      let place = all.count
      places.append(place)
      all.append(copy)
      guard let tree = view.contents else { continue }
      // A root that is the view itself stands for it already.
      let first = tree.isRooted(in: view) ? 1 : 0
      for inner in tree.views.dropFirst(first) {
        var copy = inner
        copy.parent = inner.parent < first ? place : inner.parent + place + 1 - first
        all.append(copy)
      }
    }
    return all
  }

  /// The content by itself, without the cell around it.
  package var ofContent: Stage {
    var copy = self
    copy.views = views.lazy.compactMap(\.contents).first?.views ?? []
    return copy
  }

  /// The frame of a view of `allViews` in the picture's coordinates, its superviews' bounds origins taken off.
  package static func absoluteFrame(of index: Int, in views: [StageView]) -> Rect {
    var frame = views[index].frame
    var parent = views[index].parent
    while parent >= 0 {
      let scale = views[parent].contentScale
      if scale != 1 {
        frame = Rect(
          x: frame.x * scale, y: frame.y * scale, width: frame.width * scale, height: frame.height * scale)
      }
      frame = frame.offset(by: views[parent].frame.origin - views[parent].boundsOrigin)
      parent = views[parent].parent
    }
    return frame
  }
}

/// The colours that show, composited, after UIKit's defaults.
package struct Surfaces: Hashable, Sendable {
  /// What shows of an action.
  package struct ActionSurface: Hashable, Sendable {
    package var id: String
    package var color: Color
    /// Painted by a pattern, a drawing or a snapshot: such an action must match the cell. One flat colour is none,
    /// unless the cell has a matched background.
    package var isCustomPainted: Bool

    package init(id: String, color: Color, isCustomPainted: Bool) {
      self.id = id
      self.color = color
      self.isCustomPainted = isCustomPainted
    }
  }

  package var table: Color
  package var cell: Color
  /// What the cell shows at rest, where the system and not the design gives a swiped one another fill; else nil.
  package var cellAtRest: Color?
  /// nil up to iOS 10 and where nothing is swiped.
  package var pullView: Color?
  /// Whether the design, not UIKit, set the pull view's colour.
  package var isPullViewSet: Bool
  /// The shown actions in UIKit's order.
  package var actions: [ActionSurface]

  package init(
    table: Color, cell: Color, cellAtRest: Color? = nil, pullView: Color?, isPullViewSet: Bool,
    actions: [ActionSurface]
  ) {
    self.table = table
    self.cell = cell
    self.cellAtRest = cellAtRest
    self.pullView = pullView
    self.isPullViewSet = isPullViewSet
    self.actions = actions
  }

  /// Whether the design has another colour than the cell's; the fill that the system alone gives a swiped cell is not
  /// the design's.
  package func differsFromCell(_ color: Color) -> Bool { color != cell && color != cellAtRest }
}
