import Graphics
import JSON

/// The keys of artwork: a view that is rendered, or a picture that is drawn.
enum ArtworkKeys {
  static let snapshot = Key(fixed: "snapshot", View.shape, required: true, "The view that is rendered.")
  static let drawn = Key(
    fixed: "drawn", DrawnArtwork.shape, required: true, "Image and text that are drawn into one picture.")
  static let fill = Key("fill", Shapes.color, "What the picture is filled with first; clear unless given.")
  static let renderingMode = Key(
    fixed: "renderingMode", Shapes.name(ImageValue.RenderingMode.self, of: "a rendering mode"),
    "Of an action's image: alwaysOriginal keeps its colours from iOS 13.")

  static let snapshotForm = ObjectForm(
    "snapshotArtwork", "a snapshot", [snapshot.entry, fill.entry, renderingMode.entry],
    siblings: ["drawnArtwork"])
  static let drawnForm = ObjectForm(
    "drawnArtwork", "a drawn picture", [drawn.entry, fill.entry, renderingMode.entry],
    siblings: ["snapshotArtwork"])

  /// Whether an object is meant as artwork.
  static func looksLikeArtwork(_ node: Int, in document: JSONDocument) -> Bool {
    document.member(snapshot.name, of: node) != nil || document.member(drawn.name, of: node) != nil
  }
}

/// The keys of a drawn picture.
enum DrawnKeys {
  static let size = Key("size", Shapes.size, required: true, "Width and height of the picture, in points.")
  static let image = Key("image", Shapes.image, "The image.")
  static let imageSize = Key(
    "imageSize", Shapes.size, "Its width and height, in points; its own unless given.")
  static let title = Key("title", Shapes.text, "The text below the image.")
  static let font = Key("font", Shapes.font, "The system font at 12 points unless given.")
  static let textColor = Key("textColor", Shapes.color, "That of an action's title unless given.")
  static let contentInsets = Key(
    "contentInsets", DrawnArtwork.Insets.shape,
    "Unless given, 5% of the height at the sides and 5% of the width at top and bottom.")
  static let backgroundColor = Key(
    "backgroundColor", Shapes.color, "Else the cell's matchedBackground, else clear.")

  static let form = ObjectForm(
    "drawing", "a drawing",
    [
      size.entry, image.entry, imageSize.entry, title.entry, font.entry, textColor.entry, contentInsets.entry,
      backgroundColor.entry,
    ])
}

extension Artwork {
  static let shape = Shape<Artwork>(
    form: .either([.object(ArtworkKeys.snapshotForm.name), .object(ArtworkKeys.drawnForm.name)])
  ) { decoder, node in
    let isDrawn =
      decoder.document.member(ArtworkKeys.drawn.name, of: node) != nil
      && decoder.document.member(ArtworkKeys.snapshot.name, of: node) == nil
    let form = isDrawn ? ArtworkKeys.drawnForm : ArtworkKeys.snapshotForm
    guard let fields = decoder.fields(of: node, form) else { return nil }
    let source = isDrawn ? decoder.drawn(in: fields) : decoder.snapshot(in: fields)
    let fill = decoder.setting(ArtworkKeys.fill, in: fields, default: .clear)
    let mode = decoder.value(ArtworkKeys.renderingMode, in: fields) ?? .automatic
    return source.map {
      Artwork(source: $0, fill: fill, renderingMode: mode, span: decoder.document.span(node))
    }
  }
}

extension DrawnArtwork {
  static let shape = Shape<DrawnArtwork>(form: .object(DrawnKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, DrawnKeys.form) else { return nil }
    return DrawnArtwork(
      size: decoder.setting(DrawnKeys.size, in: fields, default: .zero),
      image: decoder.optional(DrawnKeys.image, in: fields),
      imageSize: decoder.optional(DrawnKeys.imageSize, in: fields),
      title: decoder.setting(DrawnKeys.title, in: fields, default: .empty),
      font: decoder.setting(DrawnKeys.font, in: fields, default: DrawnArtwork.font),
      textColor: decoder.optional(DrawnKeys.textColor, in: fields),
      contentInsets: decoder.setting(DrawnKeys.contentInsets, in: fields, default: DrawnArtwork.Insets()),
      backgroundColor: decoder.optional(DrawnKeys.backgroundColor, in: fields))
  }
}

extension DrawnArtwork.Insets {
  /// One number for all sides, or an object; a side that it leaves out follows the published rule.
  static let shape = Shape<DrawnArtwork.Insets>(
    form: .either([.number(.coordinate), .object(InsetKeys.form.name)])
  ) { decoder, node in
    if decoder.document.kind(node) == .number {
      return Shapes.coordinate.read(&decoder, node).map {
        DrawnArtwork.Insets(top: $0, leading: $0, bottom: $0, trailing: $0)
      }
    }
    guard let fields = decoder.fields(of: node, InsetKeys.form) else { return nil }
    return DrawnArtwork.Insets(
      top: decoder.value(InsetKeys.top, in: fields), leading: decoder.value(InsetKeys.leading, in: fields),
      bottom: decoder.value(InsetKeys.bottom, in: fields),
      trailing: decoder.value(InsetKeys.trailing, in: fields))
  }
}

extension DesignDecoder {
  fileprivate mutating func snapshot(in fields: Fields) -> Artwork.Source? {
    let outer = isInArtwork
    isInArtwork = true
    defer { isInArtwork = outer }
    return value(ArtworkKeys.snapshot, in: fields).map { .snapshot($0) }
  }

  fileprivate mutating func drawn(in fields: Fields) -> Artwork.Source? {
    value(ArtworkKeys.drawn, in: fields).map { .drawn($0) }
  }
}
