/// Everything that UIKit does in its own way on one system: a row of the product's table.
///
/// A class, so that handing a row around copies a reference and not its three kilobytes; nothing in it changes.
package final class SystemRules: Sendable {
  package let system: System
  package let classNames: ClassNames
  package let rows: RowRules
  package let margins: MarginRules
  package let cellStyles: CellStyleRules
  /// nil where the system has no content configurations.
  package let listContent: ListContentRules?
  package let surfaces: SurfaceRules
  package let selection: SelectionRules
  package let accessories: AccessoryRules
  package let editing: EditingRules
  package let swipe: SwipeRules
  package let controls: ControlRules
  package let sections: SectionRules
  package let accessibility = AccessibilityRules.all

  init(
    _ system: System, _ classNames: ClassNames, rows: RowRules, margins: MarginRules,
    cellStyles: CellStyleRules, listContent: ListContentRules?, surfaces: SurfaceRules,
    selection: SelectionRules, accessories: AccessoryRules, editing: EditingRules, swipe: SwipeRules,
    controls: ControlRules, sections: SectionRules
  ) {
    self.system = system
    self.classNames = classNames
    self.rows = rows
    self.margins = margins
    self.cellStyles = cellStyles
    self.listContent = listContent
    self.surfaces = surfaces
    self.selection = selection
    self.accessories = accessories
    self.editing = editing
    self.swipe = swipe
    self.controls = controls
    self.sections = sections
  }

  /// The row of a system.
  package static func of(_ system: System) -> SystemRules { table[system.ordinal] }

  /// Which private views hold a swiped cell and its actions.
  package var hierarchy: SwipeHierarchy { classNames.hierarchy }

  /// The same with its source.
  package var hierarchyFact: Fact<SwipeHierarchy> {
    Fact(classNames.hierarchy, .swipeHierarchy, classNames.source)
  }
}
