import Diagnostics
import Graphics
import Staging
import Typesetting

/// What a cell's own views show, piece by piece: texts, images, controls; one walk for the rules that look at them.
struct ShownContent {
  /// What a view shows, in the picture's coordinates.
  struct Piece {
    enum Kind {
      case text
      case image
      case control
    }

    /// Where the view stands: in the contents of a view of the cell, or among the cell's own.
    let tree: ContentTree?
    let index: Int
    let kind: Kind
    /// Whether it belongs to the cell's accessory view.
    let isAccessory: Bool
    let frame: Rect
    /// What it draws: for texts the lines; empty where it has no room.
    let shown: Rect
    /// What of that is ink: for texts the letters, which leave a line's upper and lower edge blank.
    let ink: Rect
    /// What of the ink the clipping views around it leave; empty where they leave nothing.
    let seen: Rect
    /// The nearest view around it that clips; -1 where none does.
    let clip: Int
  }

  /// A view that cuts what is in it.
  struct Clip {
    let tree: ContentTree?
    let index: Int
    let rect: Rect
    /// What the clipping views around it leave of it.
    let visible: Rect?
    /// The next one around it; -1 where none clips.
    let outer: Int
  }

  /// In drawing order.
  private(set) var pieces: [Piece] = []
  private(set) var clips: [Clip] = []
  let cellViews: [StageView]

  /// The pieces of the cell in a picture; what a swipe uncovers is none of them, and neither is UIKit's own.
  init(_ subject: Subject) {
    let views = subject.views
    cellViews = views
    guard let cell = subject.index(of: .cell), let origin = subject.cellContents?.origin else { return }
    // By index less the cell's; nil where a view is hidden or in a hidden one.
    var places: [Place?] = []
    for index in cell..<views.count {
      let parent = views[index].parent
      // The cell's siblings are none of its views.
      if index > cell, parent < cell { break }
      if index == cell {
        // The cell cuts at its bounds, which move with what a swipe up to iOS 10 moves: at rest they are the frame.
        let clip =
          views[cell].layer.clips
          ? add(clip: cell, nil, at: origin, size: views[cell].frame.size, outer: -1) : -1
        places.append(Place(origin: origin, clip: clip))
        continue
      }
      guard let holder = places[parent - cell], let place = add(index, nil, views, in: holder) else {
        places.append(nil)
        continue
      }
      places.append(place)
      if let tree = views[index].contents, views[index].role != .artwork {
        add(tree, in: place, isAccessory: views[index].role == .accessory)
      }
    }
  }

  private mutating func add(_ tree: ContentTree, in root: Place, isAccessory: Bool) {
    if tree.views.first?.role == .artwork { return }
    var places: [Place?] = []
    places.reserveCapacity(tree.views.count)
    for index in tree.views.indices {
      let parent = tree.views[index].parent
      guard let holder = parent < 0 ? root : places[parent] else {
        places.append(nil)
        continue
      }
      places.append(add(index, tree, tree.views, in: holder, isAccessory: isAccessory))
    }
  }

  /// Where the subviews of a view lie.
  private struct Place {
    var origin: Point
    var clip: Int
  }

  /// Notes what a view shows and gives the place of its subviews; nil where it is hidden.
  private mutating func add(
    _ index: Int, _ tree: ContentTree?, _ views: [StageView], in holder: Place, isAccessory: Bool = false
  ) -> Place? {
    // Field by field, since a view as a whole is a dozen references to copy. UIKit sees no alpha below a hundredth.
    if views[index].layer.isHidden || views[index].layer.alpha < 0.01 { return nil }
    let frame = views[index].frame.offset(by: holder.origin)
    if views[index].role == .content, !views[index].items.isEmpty {
      // UILabel draws nothing outside of its bounds: an ellipsis that has no room is cut.
      let isClipping = views[index].layer.clips || views[index].className == "UILabel"
      add(views[index].items, index, tree, frame, clips: isClipping, holder, isAccessory)
    }
    let inside = frame.origin - views[index].boundsOrigin
    let clip =
      views[index].layer.clips
      ? add(clip: index, tree, at: frame.origin, size: frame.size, outer: holder.clip) : holder.clip
    return Place(origin: inside, clip: clip)
  }

  private mutating func add(
    clip index: Int, _ tree: ContentTree?, at origin: Point, size: Size, outer: Int
  ) -> Int {
    let rect = Rect(origin: origin, size: size)
    let visible = outer < 0 ? rect : clips[outer].visible?.intersection(rect)
    clips.append(Clip(tree: tree, index: index, rect: rect, visible: visible, outer: outer))
    return clips.count - 1
  }

  private mutating func add(
    _ items: [Item], _ index: Int, _ tree: ContentTree?, _ frame: Rect, clips isClipping: Bool,
    _ holder: Place, _ isAccessory: Bool
  ) {
    var (texts, images, controls) = (0, 0, 0)
    var shown: Rect?
    var ink: Rect?
    for item in items {
      switch item {
      case .text(let text):
        texts += 1
        if let letters = text.letters { ink = ink?.union(letters) ?? letters }
      case .shape: controls += 1
      case .picture, .icon, .placeholder: images += 1
      }
      guard let rect = item.bounds else { continue }
      shown = shown?.union(rect) ?? rect
      if case .text = item { continue }
      ink = ink?.union(rect) ?? rect
    }
    /// In the picture, as far as the view itself lets it show.
    func place(_ rect: Rect?) -> Rect {
      guard let rect = rect?.offset(by: frame.origin) else { return Rect(origin: frame.origin, size: .zero) }
      return isClipping ? rect.intersection(frame) ?? Rect(origin: frame.origin, size: .zero) : rect
    }
    let inked = place(ink)
    let seen = holder.clip < 0 ? inked : clips[holder.clip].visible?.intersection(inked)
    pieces.append(
      Piece(
        tree: tree, index: index,
        kind: controls > 0 || texts > 0 && images > 0 ? .control : images > 0 ? .image : .text,
        isAccessory: isAccessory, frame: frame, shown: place(shown), ink: inked,
        seen: seen ?? Rect(origin: frame.origin, size: .zero), clip: holder.clip))
  }

  // MARK: Views

  /// The view of a piece; a copy.
  func view(of piece: Piece) -> StageView { view(piece.index, piece.tree) }

  func view(of clip: Clip) -> StageView { view(clip.index, clip.tree) }

  private func view(_ index: Int, _ tree: ContentTree?) -> StageView {
    tree?.views[index] ?? cellViews[index]
  }

  /// Whether no part of a piece is in what the clipping views around it leave.
  func isOutOfSight(_ piece: Piece) -> Bool {
    guard piece.clip >= 0 else { return false }
    guard let visible = clips[piece.clip].visible else { return true }
    return piece.frame.isEmpty ? false : visible.intersection(piece.frame) == nil
  }

  /// Whether one piece's view holds the other's, which is drawn later.
  func holds(_ outer: Piece, _ inner: Piece) -> Bool {
    guard outer.tree === inner.tree else { return false }
    let views = outer.tree?.views ?? cellViews
    var index = inner.index
    while index > outer.index { index = views[index].parent }
    return index == outer.index
  }
}

extension TextItem {
  /// Where its letters are, in its view: from about three quarters of the size above the first baseline to a quarter
  /// below the last.
  var letters: Rect? { letters(0..<layout.lines.count) }

  /// Those of a range of lines.
  func letters(_ range: Range<Int>) -> Rect? {
    guard !range.isEmpty else { return nil }
    var (left, right) = (Double.infinity, -Double.infinity)
    for index in range {
      left = min(left, layout.lines[index].x)
      right = max(right, layout.lines[index].x + layout.lines[index].width)
    }
    guard right > left else { return nil }
    let top = layout.lines[range.lowerBound].baseline - 0.75 * layout.fontSize
    let bottom = layout.lines[range.upperBound - 1].baseline + 0.25 * layout.fontSize
    return Rect(x: origin.x + left, y: origin.y + top, width: right - left, height: bottom - top)
  }
}
