import Designs
import Graphics
import Typesetting
import UIKitRules

/// What the artwork of one action shows.
struct ActionTrees {
  var pattern: ContentTree?
  var image: ContentTree?
  /// Of the image, artwork or not.
  var imageColors: [Color] = []
  var opaqueTemplate: Size?
}

extension StageAssembly {
  mutating func addPullView(
    in holder: Int, frame: Rect, color: Color?, _ swipe: SwipeGeometry, _ typesetter: inout Typesetter
  ) {
    var view = StageView(
      id: "pullView", role: .pullView, className: classes.pullView, parent: holder, frame: frame)
    view.backgroundColor = color
    var pull = add(view)
    var holders = classes.actionHolders
    // The outer holder is one for all buttons, the inner one each button's own.
    if holders.count > 1 {
      pull = add(
        StageView(
          id: "pullView.0", role: .actionPart, className: holders.removeFirst(), parent: pull,
          frame: Rect(origin: .zero, size: frame.size)))
    }
    let order = swipe.firstCovers ? Array(actions.indices.dropFirst()) + [0] : Array(actions.indices)
    for index in order {
      addAction(
        actions[index], artworks[index], frame: swipe.buttons[index], in: pull, holder: holders.first,
        isCovered: swipe.firstCovers && index > 0, &typesetter)
    }
  }

  private mutating func addAction(
    _ action: ResolvedAction, _ trees: ActionTrees, frame: Rect, in pull: Int, holder: String?,
    isCovered: Bool, _ typesetter: inout Typesetter
  ) {
    let face = ShownFace(
      action.face, in: frame, isCapsule: setting.rules.swipe.capsule != nil,
      isRightToLeft: setting.isRightToLeft)
    let corner = face.capsule?.origin ?? .zero
    let image = face.image?.offset(by: .zero - corner)
    var view = StageView(
      id: action.id, role: .action, className: holder ?? classes.actionButton, parent: pull, frame: frame)
    view.span = action.span
    view.title = action.title
    view.blanks = action.blanks
    view.accessibilityLabel = action.accessibilityLabel
    let title = face.title.map { titleItem(of: action, letters: face.titleSize, in: $0, &typesetter) }
    view.look = look(of: action, trees, face, title)
    if face.capsule == nil { paint(&view, action, height: frame.height) }
    if face.capsule == nil, let title { view.items.append(.text(title)) }
    if face.capsule == nil { view.items += imageItems(of: action, in: image) }
    let index = add(view)
    if let tree = trees.pattern, face.capsule == nil { addTree(tree, in: index) }
    var button = index
    if holder != nil {
      var view = StageView(
        id: "\(action.id).button", role: .actionPart, className: classes.actionButton, parent: index,
        frame: face.capsule ?? Rect(origin: .zero, size: frame.size))
      if let capsule = face.capsule {
        paint(&view, action, height: capsule.height)
        view.items = imageItems(of: action, in: image)
      }
      button = add(view)
      if let tree = trees.pattern, face.capsule != nil { addTree(tree, in: button) }
    }
    if let artwork = action.image?.artwork, let tree = trees.image, let image {
      // Mirrored once more with the rest of the chrome.
      let rect = setting.isRightToLeft ? image.mirrored(in: frame.width) : image
      addImage(artwork, tree, of: action, in: rect, button)
    }
    if face.capsule != nil, !isCovered, let title, let rect = face.title {
      addLabel(title, of: action, in: rect, index)
    }
  }

  /// Colour, pattern and corners of the part that shows them.
  private mutating func paint(_ view: inout StageView, _ action: ResolvedAction, height: Double) {
    view.layer.clips = true
    if let capsule = setting.rules.swipe.capsule {
      view.layer.cornerRadius = capsule.radius(
        height: height, showsTextOnly: actions.contains { $0.image == nil }, facts: &facts)
      view.layer.cornerCurve = .continuous
    }
    view.backgroundColor = action.pattern.map { $0.fill.isClear ? nil : $0.fill } ?? action.color
    view.tile = action.pattern?.size
  }

  /// The views of artwork below the view that shows it.
  private mutating func addTree(_ tree: ContentTree, in holder: Int) {
    let base = views.count
    for view in tree.views {
      var copy = view
      copy.parent = view.parent < 0 ? holder : view.parent + base
      views.append(copy)
    }
  }

  /// Artwork as an image: as large as it was drawn, then scaled and tinted whole.
  private mutating func addImage(
    _ artwork: ResolvedArtwork, _ tree: ContentTree, of action: ResolvedAction, in rect: Rect, _ holder: Int
  ) {
    var view = StageView(
      id: "\(action.id).image", role: .actionPart, className: "UIImageView", parent: holder, frame: rect)
    view.backgroundColor = artwork.fill.isClear ? nil : artwork.fill
    view.layer.clips = true
    view.templateTint = action.image?.tint
    view.contentScale = rect.width / artwork.size.width
    view.span = action.span
    addTree(tree, in: add(view))
  }

  private func imageItems(of action: ResolvedAction, in rect: Rect?) -> [Item] {
    guard let rect, let image = action.image, case .image(let source) = image.source else { return [] }
    return [source.item(in: rect, tint: image.tint, color: .black, isFlipped: image.isFlipped)]
  }

  /// The title below a capsule.
  private mutating func addLabel(_ title: TextItem, of action: ResolvedAction, in rect: Rect, _ holder: Int) {
    var view = StageView(
      id: "\(action.id).label", role: .actionPart, className: classes.actionLabel, parent: holder, frame: rect
    )
    var item = title
    item.origin = .zero
    if let capsule = setting.rules.swipe.capsule {
      item.color = setting.color(capsule.titleBelowColor, facts: &facts)
    }
    view.items = [.text(item)]
    views.append(view)
  }

  private func titleItem(
    of action: ResolvedAction, letters: Double, in rect: Rect, _ typesetter: inout Typesetter
  ) -> TextItem {
    var styling = action.styling
    styling.font.size = letters
    let layout = typesetter.layout(
      action.title, style: styling, width: rect.width, height: rect.height, grid: setting.grid)
    var item = TextItem(layout: layout, origin: rect.origin, color: action.titleColor)
    item.weight = styling.font.weight
    return item
  }

  private func look(
    of action: ResolvedAction, _ trees: ActionTrees, _ face: ShownFace, _ title: TextItem?
  ) -> ActionLook {
    ActionLook(
      wholeSize: action.face.size, imageFrame: face.image, imageSize: action.image?.size,
      isTemplate: action.image?.tint != nil, renderingMode: action.image?.renderingMode ?? .automatic,
      imageColors: trees.imageColors,
      opaqueTemplate: trees.opaqueTemplate, titleFrame: face.title, titleSize: face.titleSize,
      titleLines: title?.layout.lines.count ?? 0, isTitleTruncated: title?.layout.isTruncated ?? false,
      isTitleHidden: !action.isBlank && face.title == nil)
  }
}

/// What a button shows at the size it has at the moment.
///
/// One that is part-way open cuts what the whole one would show; a capsule grows whole, all in it.
private struct ShownFace {
  var capsule: Rect?
  var image: Rect?
  var title: Rect?
  var titleSize: Double

  init(_ face: ActionFace, in frame: Rect, isCapsule: Bool, isRightToLeft: Bool) {
    let share = isCapsule ? ShownFace.share(of: frame.size, face.size) : 1
    let shift = Point(
      x: (frame.width - face.size.width * share) / 2, y: (frame.height - face.size.height * share) / 2)
    func shown(_ rect: Rect) -> Rect {
      let place = isRightToLeft ? rect.mirrored(in: face.size.width) : rect
      return Rect(
        x: place.x * share, y: place.y * share, width: place.width * share, height: place.height * share
      ).offset(by: shift)
    }
    image = face.image.map(shown)
    title = face.title.map { whole in
      // The letters shrink; the room stays, for small letters stand wider apart.
      let rect = shown(whole)
      return Rect(x: rect.midX - whole.width / 2, y: rect.y, width: whole.width, height: rect.height)
    }
    titleSize = face.titleSize * share
    capsule = face.capsule.map { whole in
      // The coloured part is as wide as the view, full swipe or not.
      let rect = shown(whole)
      return Rect(x: 0, y: rect.y, width: frame.width, height: rect.height)
    }
  }

  private static func share(of shown: Size, _ whole: Size) -> Double {
    guard whole.width > 0, whole.height > 0 else { return 1 }
    return min(1, shown.width / whole.width, shown.height / whole.height)
  }
}
