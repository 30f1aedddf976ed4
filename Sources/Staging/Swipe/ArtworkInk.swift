import Assets
import Graphics

/// What an action's picture is made of: its colours, and what of it has no clear ground.
struct ArtworkInk {
  /// Each once, in the order of drawing, without their opacity.
  private(set) var colors: [Color] = []
  /// The size of what a template shows as a filled box, in points; nil where nothing is.
  private(set) var opaque: Size?

  private let pictures: PictureLibrary
  /// Whether all of it is drawn as a template.
  private let isTemplate: Bool

  /// Of an image as the system shows it.
  init(_ image: ResolvedImage, _ tree: ContentTree?, pictures: PictureLibrary) {
    self.init(pictures: pictures, isTemplate: image.tint != nil)
    switch image.source {
    case .image(.picture(let id)):
      colors = pictures.colors(of: id)
      if isTemplate, pictures.isOpaque(id) { opaque = image.size }
    // A symbol is a shape in whatever colour it is given.
    case .image: break
    case .artwork(let artwork): look(at: artwork, tree)
    }
  }

  /// Of artwork that a pattern paints, or of which an image is made.
  init(_ artwork: ResolvedArtwork, _ tree: ContentTree?, pictures: PictureLibrary, isTemplate: Bool) {
    self.init(pictures: pictures, isTemplate: isTemplate)
    look(at: artwork, tree)
  }

  private init(pictures: PictureLibrary, isTemplate: Bool) {
    self.pictures = pictures
    self.isTemplate = isTemplate
  }

  private mutating func look(at artwork: ResolvedArtwork, _ tree: ContentTree?) {
    guard let views = tree?.views else { return }
    note(artwork.fill)
    if isTemplate, artwork.fill.isOpaque { opaque = artwork.size }
    let canvas = Rect(origin: .zero, size: artwork.size)
    var isSeen: [Bool] = []
    for (index, view) in views.enumerated() {
      let isShown =
        !view.layer.isHidden && view.layer.alpha > 0 && (view.parent < 0 || isSeen[view.parent])
      isSeen.append(isShown)
      guard isShown else { continue }
      let frame = Stage.absoluteFrame(of: index, in: views)
      if let color = view.backgroundColor {
        note(color)
        if isTemplate, color.isOpaque, view.layer.alpha == 1, view.layer.cornerRadius == 0,
          frame.contains(canvas)
        {
          opaque = artwork.size
        }
      }
      if let border = view.layer.borderColor, view.layer.borderWidth > 0 { note(border) }
      for item in view.items { note(item) }
    }
  }

  private mutating func note(_ item: Item) {
    switch item {
    case .shape(let shape):
      if let fill = shape.fill { note(fill) }
      if let stroke = shape.stroke, shape.strokeWidth > 0 { note(stroke) }
    case .text(let text): note(text.color)
    case .icon(let icon): note(icon.color)
    case .placeholder(_, _, let color): note(color)
    case .picture(let picture):
      for color in picture.tint.map({ [$0] }) ?? pictures.colors(of: picture.picture) { note(color) }
      guard isTemplate || picture.tint != nil, pictures.isOpaque(picture.picture) else { return }
      opaque = opaque ?? picture.rect.size
    }
  }

  private mutating func note(_ color: Color) {
    if color.isClear { return }
    var plain = color
    plain.alpha = 255
    if !colors.contains(plain) { colors.append(plain) }
  }
}
