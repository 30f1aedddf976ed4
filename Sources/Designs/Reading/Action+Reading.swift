import JSON

/// The keys of a swipe action.
enum ActionKeys {
  static let id = Key(fixed: "id", Shapes.identifier, "The id in layout.json; unique within the cell.")
  static let api = Key(
    fixed: "api", Shapes.name(Action.API.self, of: "an action's API"), "contextualAction unless given.")
  static let style = Key(
    "style", Shapes.name(Action.Style.self, of: "an action style"), "normal unless given.")
  static let title = Key("title", Action.Title.shape, "A text, or blanks for a wanted width.")
  static let accessibilityLabel = Key("accessibilityLabel", Shapes.text, "What VoiceOver says.")
  static let backgroundColor = Key(
    "backgroundColor", Action.Background.shape,
    "A colour, or a pattern of artwork; else UIKit's of the style.")
  static let image = Key("image", Action.Image.shape, "An image or artwork, on contextual actions.")

  static let form = ObjectForm(
    "action", "an action",
    [
      id.entry, api.entry, style.entry, title.entry, accessibilityLabel.entry, backgroundColor.entry,
      image.entry,
    ])
}

/// The keys of blanks as a title.
enum BlankKeys {
  static let spaces = Key(fixed: "spaces", Shapes.length, "The wanted width of the action, in points.")
  static let hairSpaces = Key(
    fixed: "hairSpaces", Shapes.length, "The wanted width of the action, in points, made of hair spaces.")

  static let form = ObjectForm(
    "blanks", "blanks", [spaces.entry, hairSpaces.entry], exactlyOne: [spaces.name, hairSpaces.name])
}

/// The keys of an action's painted background.
enum PatternKeys {
  static let pattern = Key(
    fixed: "pattern", Artwork.shape, required: true, "The artwork that is painted and tiled.")
  static let form = ObjectForm(
    "pattern", "a pattern", [pattern.entry], siblings: [DynamicColorKeys.form.name])
}

extension Action.Title {
  static let shape = Shape<Action.Title>(
    form: .either(Shapes.text.form.choices + [.object(BlankKeys.form.name)])
  ) { decoder, node in
    let document = decoder.document
    let isLocalized = document.member(LocalizedTextKeys.localized.name, of: node) != nil
    guard document.kind(node) == .object, !isLocalized else {
      return Shapes.text.read(&decoder, node).map { .text($0) }
    }
    guard let fields = decoder.fields(of: node, BlankKeys.form) else { return nil }
    let spaces = decoder.value(BlankKeys.spaces, in: fields).map { Action.Title.spaces($0) }
    return decoder.value(BlankKeys.hairSpaces, in: fields).map { .hairSpaces($0) } ?? spaces
  }
}

extension Action.Background {
  static let shape = Shape<Action.Background>(
    form: .either([.string(.color), .object(DynamicColorKeys.form.name), .object(PatternKeys.form.name)])
  ) { decoder, node in
    guard decoder.document.member(PatternKeys.pattern.name, of: node) != nil else {
      return Shapes.color.read(&decoder, node).map { .color($0) }
    }
    guard let fields = decoder.fields(of: node, PatternKeys.form) else { return nil }
    return decoder.value(PatternKeys.pattern, in: fields).map { .pattern($0) }
  }
}

extension Action.Image {
  static let shape = Shape<Action.Image>(
    form: .either(Shapes.image.form.choices + Artwork.shape.form.choices)
  ) {
    decoder, node in
    if ArtworkKeys.looksLikeArtwork(node, in: decoder.document) {
      return Artwork.shape.read(&decoder, node).map { .artwork($0) }
    }
    return Shapes.image.read(&decoder, node).map { .image($0) }
  }
}
