import JSON

/// The keys of images: of a file of the assets, of a symbol of the system.
enum ImageKeys {
  static let named = Key(
    fixed: "named", Shapes.nonEmptyString, required: true,
    "A file of the asset folders, without its extension.")
  static let systemName = Key(
    fixed: "systemName", Shapes.nonEmptyString, required: true, "A symbol of the system.")
  static let renderingMode = Key(
    fixed: "renderingMode", Shapes.name(ImageValue.RenderingMode.self, of: "a rendering mode"),
    "Whether the image keeps its colours.")

  static let flipsForRightToLeftLayoutDirection = Key(
    fixed: "flipsForRightToLeftLayoutDirection", Shapes.boolean,
    "Whether right-to-left layout mirrors the image; false unless given.")

  static let size = Key(
    fixed: "size", Shapes.size,
    "Width and height in points, of a symbol and of an image whose file is not there: in a design without assets it need not be. A file that is found has its own."
  )

  static let file = ObjectForm(
    "namedImage", "an image by name",
    [named.entry, renderingMode.entry, flipsForRightToLeftLayoutDirection.entry, size.entry],
    siblings: ["systemImage"])
  static let symbol = ObjectForm(
    "systemImage", "a symbol image",
    [systemName.entry, renderingMode.entry, flipsForRightToLeftLayoutDirection.entry, size.entry],
    siblings: ["namedImage"])
}

extension Shapes {
  /// An image of the assets or a symbol.
  static let image = Shape<ImageValue>(
    form: .either([.object(ImageKeys.file.name), .object(ImageKeys.symbol.name)])
  ) { decoder, node in
    let isSymbol =
      decoder.document.member(ImageKeys.systemName.name, of: node) != nil
      && decoder.document.member(ImageKeys.named.name, of: node) == nil
    guard let fields = decoder.fields(of: node, isSymbol ? ImageKeys.symbol : ImageKeys.file) else {
      return nil
    }
    let key = isSymbol ? ImageKeys.systemName : ImageKeys.named
    let name = decoder.value(key, in: fields)
    let mode = decoder.value(ImageKeys.renderingMode, in: fields) ?? .automatic
    let flips = decoder.value(ImageKeys.flipsForRightToLeftLayoutDirection, in: fields) ?? false
    let size = decoder.value(ImageKeys.size, in: fields)
    guard let name, let place = fields[key.name] else { return nil }
    var image = ImageValue(
      source: isSymbol ? .symbol(name) : .named(name), renderingMode: mode,
      flipsForRightToLeftLayoutDirection: flips, span: decoder.document.span(place))
    image.knownSize = size
    decoder.images.append(image)
    return image
  }
}

extension ImageValue {
  /// Whether it is of a file that need not be there.
  var isOfKnownSize: Bool {
    if case .named = source { knownSize != nil } else { false }
  }
}
