import Diagnostics

extension Cell {
  /// The cell of a document with its views changed.
  func showing(_ parts: NibParts) -> Cell {
    Cell(
      id: id, span: span, height: height, matchedBackground: matchedBackground,
      backgroundColor: backgroundColor, contentViewBackgroundColor: contentViewBackgroundColor,
      selectionStyle: selectionStyle, selectedBackgroundColor: selectedBackgroundColor,
      clipsToBounds: clipsToBounds, card: card,
      content: Setting(otherwise: parts.content, span: content.span),
      contentConfiguration: contentConfiguration, style: parts.style, accessoryType: accessoryType,
      accessoryView: Setting(otherwise: parts.accessoryView, span: accessoryView.span),
      editingAccessoryType: editingAccessoryType, editingStyle: editingStyle,
      showsReorderControl: showsReorderControl, shouldIndentWhileEditing: shouldIndentWhileEditing,
      indentationLevel: indentationLevel, indentationWidth: indentationWidth,
      pullViewBackground: pullViewBackground, leadingActions: leadingActions,
      trailingActions: trailingActions, deleteID: deleteID, columns: columns, rows: rows,
      previews: previews, ignores: ignores, canvas: canvas, title: title, table: table,
      surfaceIDs: surfaceIDs, separatorInset: separatorInset)
  }

  /// The design's cell, in which a document's says what the design does not.
  ///
  /// - Parameters:
  ///   - given: The keys that the design gives.
  ///   - tableHeight: Whether the design's table says how high its rows are.
  func filled(from nib: NibCell, given: Fields, tableHeight: Bool) -> Cell {
    let file = nib.cell
    func own<Value, Other>(_ key: Key<Other>, _ own: Setting<Value>, _ file: Setting<Value>) -> Setting<Value>
    {
      given[key.name] == nil ? file : own
    }
    /// A colour that the file does not set is left to UIKit.
    func colour(_ key: Key<ColorValue>, _ own: Setting<ColorValue?>, _ file: Setting<ColorValue?>)
      -> Setting<ColorValue?>
    {
      given[key.name] == nil && file.otherwise != nil ? file : own
    }
    let fileHeight = nib.height ?? (tableHeight ? nil : nib.tableRowHeight)
    let saysAccessory = given[CellKeys.accessoryType.name] != nil || accessoryView.isSet
    let saysBackground = given[CellKeys.matchedBackground.name] != nil
    return Cell(
      id: id, span: span,
      height: own(
        CellKeys.height, height, Setting(otherwise: fileHeight, span: fileHeight.map { _ in file.span })),
      matchedBackground: matchedBackground,
      backgroundColor: saysBackground
        ? backgroundColor : colour(CellKeys.backgroundColor, backgroundColor, file.backgroundColor),
      contentViewBackgroundColor: colour(
        CellKeys.contentViewBackgroundColor, contentViewBackgroundColor, file.contentViewBackgroundColor),
      selectionStyle: own(CellKeys.selectionStyle, selectionStyle, file.selectionStyle),
      selectedBackgroundColor: colour(
        CellKeys.selectedBackgroundColor, selectedBackgroundColor, file.selectedBackgroundColor),
      clipsToBounds: own(CellKeys.clipsToBounds, clipsToBounds, file.clipsToBounds), card: card,
      content: file.content, contentConfiguration: file.contentConfiguration, style: file.style,
      accessoryType: saysAccessory ? accessoryType : file.accessoryType,
      accessoryView: saysAccessory ? accessoryView : file.accessoryView,
      editingAccessoryType: own(
        CellKeys.editingAccessoryType, editingAccessoryType, file.editingAccessoryType),
      editingStyle: editingStyle,
      showsReorderControl: own(CellKeys.showsReorderControl, showsReorderControl, file.showsReorderControl),
      shouldIndentWhileEditing: own(
        CellKeys.shouldIndentWhileEditing, shouldIndentWhileEditing, file.shouldIndentWhileEditing),
      indentationLevel: own(CellKeys.indentationLevel, indentationLevel, file.indentationLevel),
      indentationWidth: own(CellKeys.indentationWidth, indentationWidth, file.indentationWidth),
      pullViewBackground: pullViewBackground, leadingActions: leadingActions,
      trailingActions: trailingActions, deleteID: deleteID, columns: columns, rows: rows,
      previews: previews, ignores: ignores, canvas: canvas, title: title, table: table,
      surfaceIDs: surfaceIDs,
      separatorInset: own(CellKeys.separatorInset, separatorInset, file.separatorInset))
  }
}
