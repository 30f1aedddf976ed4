import Designs
import Graphics
import Staging
import Typesetting
import UIKitRules

/// Goes through a picture in drawing order and looks at each text and each symbol with what is really behind it.
struct ContrastWalk {
  /// Something that is told too weakly from its ground.
  struct Faint {
    /// What it is held to.
    struct Kind: Hashable {
      var isSymbol: Bool
      var isLarge: Bool
    }

    /// The list that holds its view, and the view's place there.
    var views: [StageView]
    var index: Int
    var kind: Kind
    var needed: Double
    var ratio: Double
    var look: Backdrop.Look
    /// In the picture.
    var rect: Rect
  }

  private struct Open {
    var index: Int
    var origin: Point
    var clip: Rect
    var isGroup = false
    var isSkipped = false
  }

  private let subject: Subject
  private let rules: ContrastRules
  private var backdrop: Backdrop
  private(set) var faint: [Faint] = []

  init(_ subject: Subject) {
    self.subject = subject
    rules = subject.rules.accessibility.contrast.value
    backdrop = Backdrop(base: subject.preview.traits.appearance.isDark ? .black : .white)
    walk(subject.views, at: .zero, clip: Rect(origin: .zero, size: subject.stage.size))
  }

  private mutating func walk(_ views: [StageView], at origin: Point, clip: Rect) {
    var open: [Open] = []
    for index in views.indices {
      while let top = open.last, top.index != views[index].parent {
        open.removeLast()
        if top.isGroup { backdrop.close() }
      }
      let outer = open.last ?? Open(index: -1, origin: origin, clip: clip)
      open.append(begin(index, in: views, outer))
    }
    for view in open where view.isGroup { backdrop.close() }
  }

  private mutating func begin(_ index: Int, in views: [StageView], _ outer: Open) -> Open {
    let layer = views[index].layer
    let frame = views[index].frame.offset(by: outer.origin)
    var view = Open(index: index, origin: frame.origin - views[index].boundsOrigin, clip: outer.clip)
    view.isSkipped =
      outer.isSkipped || layer.isHidden || layer.alpha <= 0 || views[index].role == .artwork
    if view.isSkipped { return view }
    if layer.alpha < 1 {
      backdrop.open(alpha: layer.alpha)
      view.isGroup = true
    }
    if let color = views[index].backgroundColor {
      backdrop.fill(
        frame, in: view.clip, radius: layer.cornerRadius, color,
        isDesigned: subject.designsFill(of: views[index]))
    }
    if layer.clips {
      guard let clip = view.clip.intersection(frame) else {
        view.isSkipped = true
        return view
      }
      view.clip = clip
    }
    if views[index].tile != nil || views[index].templateTint != nil || views[index].contentScale != 1 {
      backdrop.addPicture(frame, in: view.clip)
    }
    for item in views[index].items { add(item, of: index, in: views, view) }
    if let tree = views[index].contents { walk(tree.views, at: view.origin, clip: view.clip) }
    return view
  }

  private mutating func add(_ item: Item, of index: Int, in views: [StageView], _ view: Open) {
    switch item {
    case .shape(let shape):
      if let fill = shape.fill {
        backdrop.fill(
          shape.rect.offset(by: view.origin), in: view.clip, radius: shape.cornerRadius, fill,
          isDesigned: false)
      }
    case .picture(let picture):
      guard let tint = picture.tint else {
        return backdrop.addPicture(picture.rect.offset(by: view.origin), in: view.clip)
      }
      lookAtSymbol(picture.rect.offset(by: view.origin), tint, of: index, in: views, view)
    case .icon(let icon):
      lookAtSymbol(icon.rect.offset(by: view.origin), icon.color, of: index, in: views, view)
    case .placeholder: break
    case .text(let text): look(at: text, of: index, in: views, view)
    }
  }

  // MARK: Texts and symbols

  /// Lines past these are looked at no more.
  private static let mostLines = 32
  /// Where along a line it is looked at.
  private static let shares = [0.04, 0.25, 0.5, 0.75, 0.96]
  /// How far above the baseline letters have their middle, in sizes of the font.
  private static let middle = 0.35

  private mutating func look(at text: TextItem, of index: Int, in views: [StageView], _ view: Open) {
    let size = text.layout.fontSize
    let isLarge = size >= rules.largeSize || size >= rules.largeBoldSize && text.weight.isBold
    var points: [Point] = []
    var rect: Rect?
    for line in text.layout.lines.prefix(Self.mostLines) where line.isSeen {
      let left = view.origin.x + text.origin.x + line.x
      let baseline = view.origin.y + text.origin.y + line.baseline
      let y = baseline - Self.middle * size
      points += Self.shares.map { Point(x: left + line.width * $0, y: y) }
      let box = Rect(x: left, y: baseline - size, width: line.width, height: size * 1.25)
      rect = rect.map { $0.union(box) } ?? box
    }
    guard let rect else { return }
    look(
      at: points, text.color, Faint.Kind(isSymbol: false, isLarge: isLarge), rect, of: index, in: views, view)
  }

  /// A symbol counts where its middle and quarters are.
  private mutating func lookAtSymbol(
    _ rect: Rect, _ color: Color, of index: Int, in views: [StageView], _ view: Open
  ) {
    // The others are UIKit's own.
    guard views[index].role == .content, !rect.isEmpty else { return }
    let shares = [(0.5, 0.5), (0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)]
    let points = shares.map { Point(x: rect.x + rect.width * $0.0, y: rect.y + rect.height * $0.1) }
    look(at: points, color, Faint.Kind(isSymbol: true, isLarge: false), rect, of: index, in: views, view)
  }

  private mutating func look(
    at points: [Point], _ ink: Color, _ kind: Faint.Kind, _ rect: Rect, of index: Int, in views: [StageView],
    _ view: Open
  ) {
    // What has no colour is not meant to be seen.
    if ink.isClear { return }
    let needed = kind.isSymbol ? rules.symbol : kind.isLarge ? rules.largeText : rules.text
    var worst: (ratio: Double, look: Backdrop.Look)?
    for point in points where view.clip.holds(point) {
      guard let look = backdrop.look(at: point, ink: ink) else { return }
      let ratio = look.ink.contrast(with: look.ground)
      if ratio < worst?.ratio ?? needed { worst = (ratio, look) }
    }
    guard let worst, let visible = rect.intersection(view.clip) else { return }
    faint.append(
      Faint(
        views: views, index: index, kind: kind, needed: needed, ratio: worst.ratio, look: worst.look,
        rect: visible))
  }
}

extension Rect {
  fileprivate func holds(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}

extension TextLine {
  /// Whether there is more in it than blanks.
  fileprivate var isSeen: Bool {
    width > 0 && !text.unicodeScalars.allSatisfy { $0.properties.isWhitespace }
  }
}

extension Subject {
  /// Whether the design, not UIKit, gives a view its background.
  fileprivate func designsFill(of view: StageView) -> Bool {
    let isMatched = cell.matchedBackground.isSet
    switch view.role {
    case .table: return table.backgroundColor.isSet
    case .cell: return isMatched || cell.backgroundColor.isSet
    case .selectedBackground: return cell.selectedBackgroundColor.isSet
    // One that nobody sets takes an action's.
    case .pullView:
      return isMatched || cell.pullViewBackground.isSet || actions.contains { $0.background.isSet }
    case .action, .actionPart:
      return actions.contains {
        $0.background.isSet && (view.id == $0.id || view.id == "\($0.id).button")
      }
    case .contentView, .card, .content: return true
    default: return false
    }
  }
}
