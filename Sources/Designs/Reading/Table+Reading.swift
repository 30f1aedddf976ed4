/// The keys of the table.
enum TableKeys {
  static let style = Key(
    fixed: "style", Shapes.name(Table.Style.self, of: "a table style"), "plain unless given.")
  static let backgroundColor = Key("backgroundColor", Shapes.color, "Else UIKit's.")
  static let separatorStyle = Key(
    "separatorStyle", Shapes.name(Table.SeparatorStyle.self, of: "a separator style"),
    "singleLine unless given.")
  static let separatorColor = Key("separatorColor", Shapes.color, "Else UIKit's.")
  static let separatorInset = Key(
    "separatorInset", Shapes.separatorInsets, "A number for the leading side, or by side, in points.")
  static let rowHeight = Key(
    "rowHeight", Shapes.rowHeight, "In points, separator included, or automatic, which is the default.")
  static let allowsSelection = Key("allowsSelection", Shapes.boolean, "true unless given.")
  static let allowsMultipleSelectionDuringEditing = Key(
    "allowsMultipleSelectionDuringEditing", Shapes.boolean,
    "Whether editing shows circles to choose rows by in the place of the edit controls; false unless given.")
  static let tintColor = Key("tintColor", Shapes.color, "The tint of what the table holds.")

  static let form = ObjectForm(
    "table", "the table",
    [
      style.entry, backgroundColor.entry, separatorStyle.entry, separatorColor.entry, separatorInset.entry,
      rowHeight.entry, allowsSelection.entry, allowsMultipleSelectionDuringEditing.entry, tintColor.entry,
    ])
}

extension Table {
  static let shape = Shape<Table>(form: .object(TableKeys.form.name)) { decoder, node in
    guard let fields = decoder.fields(of: node, TableKeys.form) else { return nil }
    return Table(
      style: decoder.value(TableKeys.style, in: fields) ?? .plain,
      backgroundColor: decoder.optional(TableKeys.backgroundColor, in: fields),
      separatorStyle: decoder.setting(TableKeys.separatorStyle, in: fields, default: .singleLine),
      separatorColor: decoder.optional(TableKeys.separatorColor, in: fields),
      separatorInset: decoder.optional(TableKeys.separatorInset, in: fields),
      rowHeight: decoder.setting(TableKeys.rowHeight, in: fields, default: .automatic),
      allowsSelection: decoder.setting(TableKeys.allowsSelection, in: fields, default: true),
      allowsMultipleSelectionDuringEditing: decoder.setting(
        TableKeys.allowsMultipleSelectionDuringEditing, in: fields, default: false),
      tintColor: decoder.optional(TableKeys.tintColor, in: fields))
  }

  /// The table of a design that says nothing about it.
  package static let standard = Table(
    style: .plain, backgroundColor: Setting(otherwise: nil), separatorStyle: Setting(otherwise: .singleLine),
    separatorColor: Setting(otherwise: nil), separatorInset: Setting(otherwise: nil),
    rowHeight: Setting(otherwise: .automatic), allowsSelection: Setting(otherwise: true),
    allowsMultipleSelectionDuringEditing: Setting(otherwise: false), tintColor: Setting(otherwise: nil))
}
