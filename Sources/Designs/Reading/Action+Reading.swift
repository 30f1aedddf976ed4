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

  static let form = ObjectForm(
    "action", "an action",
    [
      id.entry, api.entry, style.entry, title.entry, accessibilityLabel.entry, backgroundColor.entry,
    ], notYet: ["image"])
}

/// The keys of blanks as a title.
enum BlankKeys {
  static let spaces = Key(
    fixed: "spaces", Shapes.length, required: true, "The wanted width of the action, in points.")

  static let form = ObjectForm(
    "blanks", "blanks", [spaces.entry], notYet: ["hairSpaces"])
}

/// The keys of an action's painted background.
enum PatternKeys {
  static let pattern = Key(
    fixed: "pattern", Artwork.shape, required: true, "The artwork that is painted and tiled.")
  static let form = ObjectForm(
    "pattern", "a pattern", [pattern.entry], siblings: [DynamicColorKeys.form.name])
}

/// The keys of artwork.
enum ArtworkKeys {
  static let snapshot = Key(fixed: "snapshot", View.shape, required: true, "The view that is rendered.")
  static let fill = Key("fill", Shapes.color, "What the picture is filled with first; clear unless given.")
  static let form = ObjectForm(
    "artwork", "artwork", [snapshot.entry, fill.entry], notYet: ["drawn"])
}

extension Action.Title {
  static let shape = Shape<Action.Title>(
    form: .either([.string(.text), .object(BlankKeys.form.name)])
  ) { decoder, node in
    if decoder.isLocalized(node) { return nil }
    guard decoder.document.kind(node) == .object else {
      return Shapes.text.read(&decoder, node).map { .text($0) }
    }
    if decoder.document.member("hairSpaces", of: node) != nil {
      decoder.notYet(node, "{ \"hairSpaces\": … }")
      return nil
    }
    guard let fields = decoder.fields(of: node, BlankKeys.form) else { return nil }
    return decoder.value(BlankKeys.spaces, in: fields).map { .spaces($0) }
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

extension Artwork {
  static let shape = Shape<Artwork>(form: .object(ArtworkKeys.form.name)) { decoder, node in
    if decoder.document.member("drawn", of: node) != nil {
      decoder.notYet(node, "{ \"drawn\": … }")
      return nil
    }
    guard let fields = decoder.fields(of: node, ArtworkKeys.form) else { return nil }
    decoder.isInArtwork = true
    let view = decoder.value(ArtworkKeys.snapshot, in: fields)
    decoder.isInArtwork = false
    let fill = decoder.setting(ArtworkKeys.fill, in: fields, default: .clear)
    return view.map { Artwork(view: $0, fill: fill, span: decoder.document.span(node)) }
  }
}
