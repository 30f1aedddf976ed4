import Designs
import UIKitRules

/// What the round control at the leading edge shows in editing mode.
enum EditControl {
  case delete
  case insert
  /// A circle, of a row that multiple selection has not chosen.
  case unselected
  case selected
}

extension EditControlRules {
  /// The glyph of a control and its colour.
  func glyph(of control: EditControl) -> (glyph: Glyph, color: Fact<RuleColor>) {
    switch control {
    case .delete: (delete, deleteColor)
    case .insert: (insert, insertColor)
    case .unselected: (unselected, unselectedColor)
    case .selected: (selected, selectedColor)
    }
  }
}

extension CellSetting {
  /// The control that the state shows; nil where it shows none.
  var editControl: EditControl? {
    guard state.isEditing else { return nil }
    if state == .editingSelected { return .selected }
    // Only a tap on the minus opens the confirmation.
    if state != .confirming, table.allowsMultipleSelectionDuringEditing.value(in: scope) {
      return .unselected
    }
    guard cell.shouldIndentWhileEditing.value(in: scope) else { return nil }
    switch cell.editingStyle.value(in: scope) {
    case .delete: return .delete
    case .insert: return .insert
    case .none: return nil
    }
  }

  /// How far UIKit's own styles are indented, in points.
  func indentation(facts: inout FactSet) -> Double {
    let level = cell.indentationLevel.value(in: scope)
    guard level > 0 else { return 0 }
    let width = cell.indentationWidth.value(in: scope) ?? facts.take(rules.editing.indentation)
    return Double(level) * width
  }
}
