import Graphics
import JSON

/// The keys of a card.
enum CardKeys {
  static let placement = Key(
    fixed: "as", Shapes.name(Card.Placement.self, of: "a card's place"),
    "What the card is in the cell; contentSubview unless given.")
  static let insets = Key(
    "insets", Shapes.insets(standard: 0), "The fake spacing around the card: a number or by side, in points.")
  static let backgroundColor = Key("backgroundColor", Shapes.color, "The card's colour.")
  static let cornerRadius = Key("cornerRadius", Shapes.length, "In points.")
  static let cornerCurve = Key(
    "cornerCurve", Shapes.name(CornerCurve.self, of: "a corner curve"), "circular unless given.")
  static let strokeColor = Key("strokeColor", Shapes.color, "The border's colour.")
  static let strokeWidth = Key("strokeWidth", Shapes.length, "The border's width, in points.")
  static let shadow = Key("shadow", Card.Shadow.shape, "The card's shadow.")

  static let form = ObjectForm(
    "card", "a card",
    [
      placement.entry, insets.entry, backgroundColor.entry, cornerRadius.entry, cornerCurve.entry,
      strokeColor.entry, strokeWidth.entry, shadow.entry,
    ])
}

/// The keys of a card's shadow.
enum ShadowKeys {
  static let color = Key("color", Shapes.color, "black unless given.")
  static let opacity = Key(
    "opacity", Shapes.number(.unit), required: true, "From 0 to 1; CALayer's own is 0, which draws nothing.")
  static let radius = Key("radius", Shapes.length, "CALayer's shadowRadius, in points; 3 unless given.")
  static let x = Key("x", Shapes.coordinate, "Offset to the right, in points; 0 unless given.")
  static let y = Key("y", Shapes.coordinate, "Offset downwards, in points; -3 unless given, as CALayer's.")

  static let form = ObjectForm(
    "shadow", "a shadow", [color.entry, opacity.entry, radius.entry, x.entry, y.entry])
}

extension Card {
  static let shape = Shape<Card>(form: .object(CardKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, CardKeys.form) else { return nil }
    return Card(
      placement: decoder.value(CardKeys.placement, in: fields) ?? .contentSubview,
      insets: decoder.setting(CardKeys.insets, in: fields, default: .zero),
      backgroundColor: decoder.optional(CardKeys.backgroundColor, in: fields),
      cornerRadius: decoder.setting(CardKeys.cornerRadius, in: fields, default: 0),
      cornerCurve: decoder.setting(CardKeys.cornerCurve, in: fields, default: .circular),
      strokeColor: decoder.optional(CardKeys.strokeColor, in: fields),
      strokeWidth: decoder.setting(CardKeys.strokeWidth, in: fields, default: 0),
      shadow: decoder.optional(CardKeys.shadow, in: fields), span: decoder.document.span(node))
  }
}

extension Card.Shadow {
  static let shape = Shape<Card.Shadow>(form: .object(ShadowKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, ShadowKeys.form) else { return nil }
    return Card.Shadow(
      color: decoder.setting(ShadowKeys.color, in: fields, default: unseen.color.otherwise),
      opacity: decoder.setting(ShadowKeys.opacity, in: fields, default: unseen.opacity.otherwise),
      radius: decoder.setting(ShadowKeys.radius, in: fields, default: unseen.radius.otherwise),
      x: decoder.setting(ShadowKeys.x, in: fields, default: unseen.x.otherwise),
      y: decoder.setting(ShadowKeys.y, in: fields, default: unseen.y.otherwise))
  }
}
