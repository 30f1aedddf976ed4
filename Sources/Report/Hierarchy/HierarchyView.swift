import Graphics
import Staging
import UIKitRules

/// What the page of hierarchies keeps of a view.
struct HierarchyView: Sendable {
  var id: String
  var role: StageView.Role
  var className: String
  /// The index of the superview in the same list; -1 for a root.
  var parent: Int
  /// How many superviews it has.
  var depth: Int
  /// In the superview's coordinates, in points.
  var frame: Rect
  /// In the picture's coordinates.
  var absolute: Rect
  var boundsOrigin: Point

  /// The views of a stage in pre-order, contents included.
  static func all(of stage: Stage) -> [HierarchyView] {
    var all: [HierarchyView] = []
    for view in stage.allViews {
      var absolute = view.frame
      var depth = 0
      if view.parent >= 0 {
        let holder = all[view.parent]
        absolute = absolute.offset(by: holder.absolute.origin - holder.boundsOrigin)
        depth = holder.depth + 1
      }
      all.append(
        HierarchyView(
          id: view.id, role: view.role, className: view.className, parent: view.parent, depth: depth,
          frame: view.frame, absolute: absolute, boundsOrigin: view.boundsOrigin))
    }
    return all
  }
}

/// How a view differs from the one of the same id on the system before.
struct ViewChange: Sendable {
  var isNew = false
  var oldClass: String?
  /// The id of the superview it had.
  var oldParent: String?
  var oldFrame: Rect?

  var isEmpty: Bool { !isNew && oldClass == nil && oldParent == nil && oldFrame == nil }

  /// One word for a label: the gravest of what changed.
  var word: String? {
    if isNew { return "new" }
    if oldClass != nil { return "class changed" }
    if oldParent != nil { return "moved" }
    return oldFrame == nil ? nil : "frame changed"
  }
}

/// All that changed from one system's tree to the next.
struct HierarchyChanges: Sendable {
  /// By view of the newer tree.
  private(set) var changes: [ViewChange]
  /// Views that are no more.
  private(set) var gone: [HierarchyView] = []
  /// Frames are compared on one device only: on another all of them differ.
  let comparesFrames: Bool
  /// The views of the newer tree out of which one is gone or moved.
  private var left: Set<Int> = []

  init(from old: HierarchyPage.Lane, to new: HierarchyPage.Lane) {
    comparesFrames = old.preview.traits.device == new.preview.traits.device
    var places: [String: Int] = [:]
    for (index, view) in old.views.enumerated() where places[view.id] == nil { places[view.id] = index }
    var kept = Set<Int>()
    changes = []
    for view in new.views {
      guard let place = places[view.id] else {
        changes.append(ViewChange(isNew: true))
        continue
      }
      kept.insert(place)
      let before = old.views[place]
      var change = ViewChange()
      if before.className != view.className { change.oldClass = before.className }
      let holder = before.parent < 0 ? nil : old.views[before.parent].id
      let newHolder = view.parent < 0 ? nil : new.views[view.parent].id
      if holder != newHolder { change.oldParent = holder }
      if comparesFrames, before.frame != view.frame { change.oldFrame = before.frame }
      changes.append(change)
    }
    gone = old.views.indices.filter { !kept.contains($0) && places[old.views[$0].id] == $0 }.map {
      old.views[$0]
    }
    let leftIDs = Set(
      changes.compactMap(\.oldParent) + gone.compactMap { $0.parent < 0 ? nil : old.views[$0.parent].id })
    left = Set(new.views.indices.filter { leftIDs.contains(new.views[$0].id) })
  }

  /// How many views lie in each view of the newer tree, where all of them are as before; 0 where one is not, or is
  /// no longer there.
  ///
  /// Nothing is known to be as before where frames are not compared.
  func unchangedInside(_ views: [HierarchyView]) -> [Int] {
    var inside = [Int](repeating: 0, count: views.count)
    guard comparesFrames else { return inside }
    var isChanged = views.indices.map(left.contains)
    // From the last: a view's own come after it.
    for index in views.indices.reversed() {
      if isChanged[index] { inside[index] = 0 }
      let parent = views[index].parent
      if parent < 0 { continue }
      inside[parent] += inside[index] + 1
      if isChanged[index] || !changes[index].isEmpty { isChanged[parent] = true }
    }
    return inside
  }

  /// `2 new, 1 gone, 3 with another class`; nil where nothing changed.
  var summary: String? {
    var parts: [String] = []
    func add(_ count: Int, _ words: String) { if count > 0 { parts.append("\(count) \(words)") } }
    add(changes.count(where: \.isNew), "new")
    add(gone.count, "gone")
    add(changes.count { $0.oldClass != nil }, "with another class")
    add(changes.count { $0.oldParent != nil }, "in another superview")
    add(changes.count { $0.oldFrame != nil }, "with another frame")
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
