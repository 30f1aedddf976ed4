import JSON

/// The keys of what a built-in style shows: views that UIKit places.
enum CellStyleKeys {
  private static let looks = [
    ViewKeys.hidden.entry, ViewKeys.alpha.entry, ViewKeys.backgroundColor.entry,
    ViewKeys.tintColor.entry, ViewKeys.cornerRadius.entry, ViewKeys.cornerCurve.entry,
    ViewKeys.borderColor.entry, ViewKeys.borderWidth.entry, ViewKeys.clipsToBounds.entry,
    ViewKeys.shadow.entry,
  ]

  /// Interface Builder's basic is UIKit's default.
  static let name = Shapes.named(
    CellStyle.Name.allCases.map(\.rawValue) + ["default"], of: "a cell style"
  ) { $0 == "default" ? .basic : CellStyle.Name(rawValue: $0) }

  static let labelType = type(.label)
  static let imageViewType = type(.image)

  /// Such views have one type; whoever says it, as on other views, is right too.
  private static func type(_ type: ViewType) -> Key<Bool> {
    let shape = Shapes.named([type.rawValue], of: "a view type") { $0 == type.rawValue ? true : nil }
    return Key(fixed: ViewType.key, shape, "\(type.rawValue), which goes without saying.")
  }

  static let labelForm = ObjectForm(
    "cellLabel", "a label of a built-in style",
    [labelType.entry, ViewKeys.id.entry] + LabelKeys.entries + looks)
  static let imageViewForm = ObjectForm(
    "cellImageView", "the image view of a built-in style",
    [imageViewType.entry, ViewKeys.id.entry, ImageViewKeys.image.entry, ImageViewKeys.contentMode.entry]
      + looks)

  static let imageView = Shape<View>(form: .object(imageViewForm.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, imageViewForm) else { return nil }
    _ = decoder.value(imageViewType, in: fields)
    let image = ImageView(
      image: decoder.optional(ImageViewKeys.image, in: fields),
      contentMode: decoder.setting(ImageViewKeys.contentMode, in: fields, default: .scaleToFill))
    return decoder.view(decoder.rowID(in: fields), node, .image(image), [], in: fields)
  }
}

extension CellLabel {
  static let shape = Shape<CellLabel>(form: .object(CellStyleKeys.labelForm.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, CellStyleKeys.labelForm) else { return nil }
    _ = decoder.value(CellStyleKeys.labelType, in: fields)
    let font = decoder.optional(LabelKeys.font, in: fields)
    let alignment = decoder.optional(LabelKeys.textAlignment, in: fields)
    let lines = decoder.optional(LabelKeys.numberOfLines, in: fields)
    let label = decoder.label(
      in: fields, font: font.map { $0 ?? .label }, textAlignment: alignment.map { $0 ?? .natural },
      numberOfLines: lines.map { $0 ?? 1 })
    let view = decoder.view(decoder.rowID(in: fields), node, .label(label), [], in: fields)
    return CellLabel(view: view, label: label, font: font, textAlignment: alignment, numberOfLines: lines)
  }
}

extension DesignDecoder {
  /// The keys that make a cell one of a built-in style.
  private static let styleKeys = [
    CellKeys.style.name, CellKeys.textLabel.name, CellKeys.detailTextLabel.name, CellKeys.imageView.name,
  ]
  /// What layout.json calls the views that UIKit makes for a key.
  private static let rowIDs = [
    CellKeys.contentConfiguration.name: ["text", "secondaryText", "image"],
    CellKeys.textLabel.name: ["textLabel"], CellKeys.detailTextLabel.name: ["detailTextLabel"],
    CellKeys.imageView.name: ["imageView"], CellKeys.style.name: ["textLabel", "detailTextLabel"],
  ]

  /// The id that a view of a built-in style has in the place of UIKit's name for it.
  fileprivate mutating func rowID(in fields: Fields) -> String? {
    let id = value(ViewKeys.id, in: fields)
    if let id, let node = fields[ViewKeys.id.name] { claim(id, at: node) }
    return id
  }

  /// Takes the ids of the views that UIKit makes for a cell.
  mutating func claimRowIDs(in fields: Fields) {
    for id in Set(Self.rowIDs.filter { fields[$0.key] != nil }.flatMap(\.value)).sorted() {
      _ = ids.claim(id)
    }
  }

  /// The built-in style of a cell; nil where it has none.
  mutating func cellStyle(in fields: Fields) -> CellStyle? {
    guard Self.styleKeys.contains(where: { fields[$0] != nil }) else { return nil }
    let name = setting(CellKeys.style, in: fields, default: .basic)
    let style = CellStyle(
      name: name, textLabel: value(CellKeys.textLabel, in: fields),
      detailTextLabel: value(CellKeys.detailTextLabel, in: fields),
      imageView: value(CellKeys.imageView, in: fields), span: document.span(fields.node))
    if name.rules.isEmpty { warnOfUnseen(in: fields, style: name.otherwise) }
    return style
  }

  /// What the style leaves out, as UIKit does without a word.
  private mutating func warnOfUnseen(in fields: Fields, style: CellStyle.Name) {
    if style == .basic, let node = fields[CellKeys.detailTextLabel.name] {
      warn(
        "unseen-view", at: node,
        "a cell of the style basic has no detailTextLabel; its style may be subtitle, value1 or value2")
    }
    if style == .value2, let node = fields[CellKeys.imageView.name] {
      warn("unseen-view", at: node, "a cell of the style value2 shows no image")
    }
  }

  /// Reports what cannot be in one cell: a cell shows views of the design's, a content configuration or a style's labels.
  mutating func checkRow(in fields: Fields, card: Setting<Card?>, nib: NibCell?) {
    let styleKey = Self.styleKeys.first { fields[$0] != nil }
    let given = [CellKeys.content.name, CellKeys.contentConfiguration.name, styleKey, CellKeys.nib.name]
      .compactMap { key in key.flatMap { name in fields[name].map { (name: name, node: $0) } } }
    if let first = given.first, let other = given.dropFirst().first {
      let later = first.node > other.node ? first : other
      report(
        "conflicting-keys", at: later.node,
        "a cell has \"\(first.name)\" or \"\(other.name)\", not both; views of your own go into \"content\"")
    }
    // A nib has views of its own, unless its cell has a built-in style.
    let rows = given.filter { $0.name != CellKeys.nib.name || nib?.cell.style != nil }
    guard let row = rows.first(where: { $0.name != CellKeys.content.name }),
      let place = fields[CellKeys.card.name],
      (card.rules.map(\.use) + [card.otherwise]).contains(where: { $0?.placement == .contentSubview })
    else { return }
    let behind = row.name == CellKeys.contentConfiguration.name ? "backgroundConfiguration" : "backgroundView"
    report(
      "conflicting-keys", at: place,
      "a card in the contentView holds \"content\"; with \"\(row.name)\" it is one with \"as\": \"\(behind)\""
    )
  }
}
