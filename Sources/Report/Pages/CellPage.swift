package import Checks
package import Diagnostics
package import Staging
package import UIKitRules

/// A page of one cell: its pictures in grids, states across and systems down, with what was found in them.
package struct CellPage: Sendable {
  /// The most pictures that a page holds: more make browsers slow.
  package static let capacity = 150

  /// What the top of the page says, and where it stands among its siblings.
  package struct Header: Sendable {
    /// The design's title; nil where it has none.
    package var title: String?
    /// The input's name, as messages show it.
    package var input: String
    /// The cell's id in the report.
    package var cell: String
    /// What people call the cell, where that is not its id.
    package var cellTitle: String?
    /// The file names of all pages of the cell, from `PageNames`.
    package var pages: [String]
    /// Which of them this one is, from 0.
    package var page: Int
    /// How many previews the cell has on all its pages.
    package var previewCount: Int
    /// The file name of the cell's page in `hierarchy/`; nil where there is none.
    package var hierarchy: String?
    /// The file name of the cell's page in `ladder/`; nil where there is none.
    package var ladder: String?
    /// The file name of the cell's page in `languages/`; nil where there is none.
    package var languages: String?

    package init(
      title: String?, input: String, cell: String, cellTitle: String? = nil, pages: [String], page: Int,
      previewCount: Int, hierarchy: String? = nil, ladder: String? = nil,
      languages: String? = nil
    ) {
      self.title = title
      self.input = input
      self.cell = cell
      self.cellTitle = cellTitle
      self.pages = pages
      self.page = page
      self.previewCount = previewCount
      self.hierarchy = hierarchy
      self.ladder = ladder
      self.languages = languages
    }
  }

  /// A picture and what is told beside it.
  package struct Entry: Sendable {
    package var record: PreviewRecord
    /// The name of the preview matrix that asks for it; nil where it has none.
    package var matrix: String?
    /// An `<svg>` element, from `PageCanvas.inline`.
    package var picture: [UInt8]
    package var surfaces: Surfaces
    package var findings: [Finding]
    package var facts: FactSet
    /// What the script needs to let the picture be swiped; nil where nothing is open.
    package var swipe: LiveSwipe?

    package init(
      record: PreviewRecord, matrix: String?, picture: [UInt8], surfaces: Surfaces, findings: [Finding],
      facts: FactSet, swipe: LiveSwipe? = nil
    ) {
      self.record = record
      self.matrix = matrix
      self.picture = picture
      self.surfaces = surfaces
      self.findings = findings
      self.facts = facts
      self.swipe = swipe
    }
  }

  /// A preview that cannot be, shown by its reason in its place of the grid.
  package struct Skipped: Sendable {
    package var record: SkippedRecord
    /// The name of the preview matrix that asks for it; nil where it has none.
    package var matrix: String?

    package init(record: SkippedRecord, matrix: String?) {
      self.record = record
      self.matrix = matrix
    }
  }

  package var header: Header
  /// In the order in which the design asks for them, at most `capacity`.
  package var entries: [Entry] = []
  /// Those that belong to this page's groups; in the order in which the design asks for them.
  package var skipped: [Skipped] = []
  /// What the pictures refer to, from `PageCanvas.definitions`.
  package var definitions: [UInt8] = []

  package init(header: Header) { self.header = header }

  /// The page; `locations` gives the places of findings.
  package func bytes(locations: Locations) -> [UInt8] {
    CellPageWriter(page: self, locations: locations).bytes()
  }

  /// A page by itself.
  package func bytes(sources: SourceMap) -> [UInt8] { bytes(locations: Locations(sources)) }
}
