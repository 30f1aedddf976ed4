import Graphics
import Staging
import Typesetting

/// What the artwork of an action shows, in the picture's coordinates.
struct ShownArtwork {
  /// Something drawn on the artwork's ground.
  struct Object {
    let rect: Rect
    /// Text, an image or a control; else the background of a view.
    let isItem: Bool
  }

  /// The whole picture, which may be larger than what of it can be seen.
  let canvas: Rect
  /// What of the picture shows the artwork.
  let visible: Rect
  /// In drawing order; a plain ground is none.
  private(set) var objects: [Object] = []
  /// The words in it, in drawing order.
  private(set) var texts: [String] = []

  /// The artwork that a pattern paints on a view.
  init?(pattern holder: Int, in views: [StageView]) {
    guard let tile = views[holder].tile, tile.width > 0, tile.height > 0 else { return nil }
    let frame = Stage.absoluteFrame(of: holder, in: views)
    self.init(
      canvas: Rect(origin: frame.origin, size: tile), visible: frame, below: holder,
      ground: views[holder].backgroundColor, in: views)
  }

  /// The artwork that an image view shows.
  init?(image holder: Int, in views: [StageView]) {
    let frame = Stage.absoluteFrame(of: holder, in: views)
    guard !frame.isEmpty else { return nil }
    self.init(
      canvas: frame, visible: frame, below: holder, ground: views[holder].backgroundColor, in: views)
  }

  private init(canvas: Rect, visible: Rect, below holder: Int, ground: Color?, in views: [StageView]) {
    self.canvas = canvas
    self.visible = visible
    // What lies behind each view, and whether it is seen at all; other views than artwork hold a part of their own.
    var grounds: [Int: Color] = [holder: ground ?? .clear]
    for index in holder + 1..<max(holder + 1, ShownArtwork.end(of: holder, in: views)) {
      let view = views[index]
      guard view.role == .artwork, let behind = grounds[view.parent], !view.layer.isHidden,
        view.layer.alpha > 0
      else { continue }
      let frame = Stage.absoluteFrame(of: index, in: views)
      let color = (view.backgroundColor ?? .clear).composited(over: behind)
      grounds[index] = color
      add(view, frame, isSeen: color != behind)
    }
  }

  private mutating func add(_ view: StageView, _ frame: Rect, isSeen: Bool) {
    let hasBorder = view.layer.borderWidth > 0 && view.layer.borderColor?.isClear == false
    let isPlain = view.layer.cornerRadius == 0 && spansWidth(frame) && spansHeight(frame)
    if hasBorder || isSeen && !isPlain { objects.append(Object(rect: frame, isItem: false)) }
    // Artwork may be shown smaller than it was drawn.
    let scale = view.frame.width > 0 ? frame.width / view.frame.width : 1
    for item in view.items {
      guard let rect = item.bounds else { continue }
      let place = Rect(
        x: frame.x + rect.x * scale, y: frame.y + rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
      objects.append(Object(rect: place, isItem: true))
      if case .text(let text) = item {
        texts.append(text.layout.lines.map(\.text).joined(separator: " "))
      }
    }
  }

  /// The sides of the picture that something reaches; scaling leaves a rounding.
  func reachesLeft(_ rect: Rect) -> Bool { rect.x < canvas.x + 0.05 }
  func reachesRight(_ rect: Rect) -> Bool { rect.maxX > canvas.maxX - 0.05 }
  func reachesTop(_ rect: Rect) -> Bool { rect.y < canvas.y + 0.05 }
  func reachesBottom(_ rect: Rect) -> Bool { rect.maxY > canvas.maxY - 0.05 }
  func spansWidth(_ rect: Rect) -> Bool { reachesLeft(rect) && reachesRight(rect) }
  func spansHeight(_ rect: Rect) -> Bool { reachesTop(rect) && reachesBottom(rect) }

  /// The index behind the last view below one.
  static func end(of holder: Int, in views: [StageView]) -> Int {
    var index = holder + 1
    // In pre-order a view that hangs higher ends it.
    while index < views.count, views[index].parent >= holder { index += 1 }
    return index
  }
}
