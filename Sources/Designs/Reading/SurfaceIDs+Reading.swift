/// The keys of what a cell and its contentView are called.
enum SurfaceIDKeys {
  static let cell = Key(fixed: "cell", Shapes.identifier, "The cell's id; \"cell\" unless given.")
  static let contentView = Key(
    fixed: "contentView", Shapes.identifier,
    "The contentView's id; a content of that id is the contentView itself. \"contentView\" unless given.")

  static let form = ObjectForm("surfaceIDs", "ids of surfaces", [cell.entry, contentView.entry])
}

extension SurfaceIDs {
  static let shape = Shape<SurfaceIDs>(form: .object(SurfaceIDKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, SurfaceIDKeys.form) else { return nil }
    return SurfaceIDs(
      cell: decoder.value(SurfaceIDKeys.cell, in: fields),
      contentView: decoder.value(SurfaceIDKeys.contentView, in: fields))
  }
}
