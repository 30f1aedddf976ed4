package import Staging
package import UIKitRules

/// The page of a cell's view trees: one for each system, drawn apart and listed, with what changed in between.
package struct HierarchyPage: Sendable {
  /// The tree of one system.
  package struct Lane: Sendable {
    /// What the stage shows.
    package var preview: Preview
    /// The stage's, and where its classes and nesting come from.
    package var facts: FactSet
    var views: [HierarchyView]

    package init(_ stage: Stage, _ preview: Preview) {
      self.preview = preview
      facts = stage.facts
      // Classes and nesting are what the page shows.
      _ = facts.take(SystemRules.of(preview.traits.system).hierarchyFact)
      views = HierarchyView.all(of: stage)
    }
  }

  /// The design's title; nil where it has none.
  package var title: String?
  /// The input's name, as messages show it.
  package var input: String
  /// The cell's id in the report.
  package var cell: String
  /// The file of the cell's first page in `cells/`.
  package var page: String
  /// Oldest system first.
  package var lanes: [Lane] = []

  package init(title: String?, input: String, cell: String, page: String) {
    self.title = title
    self.input = input
    self.cell = cell
    self.page = page
  }

  /// The page as HTML.
  package func bytes() -> [UInt8] { HierarchyPageWriter(page: self).bytes() }
}
