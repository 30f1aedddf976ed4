package import Graphics
package import Staging
package import UIKitRules

/// `techniques.html`: the cells' trailing actions side by side, systems across, at the row's height and at twice that.
package struct TechniquesPage: Sendable {
  /// The most pictures that the page holds; further cells are left out.
  package static let capacity = 150

  /// What stands in a cell of the table.
  package enum Slot: Sendable {
    /// An `<svg>` element, from `PageCanvas.inline`.
    case picture([UInt8], Preview, Size, FactSet)
    /// The very picture of an earlier system, which is told instead of drawn again.
    case same(as: System, FactSet)
    case skipped(String)
  }

  /// A cell of a design.
  package struct Row: Sendable {
    /// The cell's id in the report.
    package var cell: String
    /// The title or input of its design where the report has several.
    package var design: String?
    /// The file of the cell's first page in `cells/`.
    package var page: String
    /// One for each system of the page.
    package var slots: [Slot]
    /// The same in a row twice as high.
    package var doubled: [Slot]

    package init(cell: String, design: String?, page: String, slots: [Slot], doubled: [Slot]) {
      self.cell = cell
      self.design = design
      self.page = page
      self.slots = slots
      self.doubled = doubled
    }
  }

  /// The page's path from the report's folder.
  package static let path = "techniques.html"

  /// Oldest first.
  package var systems: [System]
  package var rows: [Row] = []
  /// How many cells are left out.
  package var leftOut = 0
  /// What the pictures refer to, from `PageCanvas.definitions`.
  package var definitions: [UInt8] = []

  /// A page without rows.
  package init(systems: [System]) { self.systems = systems }

  /// The page as HTML.
  package func bytes() -> [UInt8] { TechniquesPageWriter(page: self).bytes() }
}
