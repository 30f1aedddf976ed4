package import UIKitRules

/// `index.html`: what was drawn, what was found, and the way to everything.
package struct IndexPage: Sendable {
  /// The most pictures that the index holds; further ones are left out, their links stay.
  package static let capacity = 150
  /// The most pictures of an index of files, which refers to them; a browser fetches those that are looked at.
  package static let linkedCapacity = 3_000
  /// The most rows of a scene that its picture on the index shows; `svg/scenes/` has all.
  package static let sceneRows = 50

  /// A scene with its picture.
  package struct Scene: Sendable {
    package var record: SceneRecord
    /// `all`.
    package var name: String
    package var traits: Traits
    /// The title or input of its design where the report has several.
    package var design: String?
    /// An `<svg>` element, from `PageCanvas.inline`; empty for the file of the record.
    package var picture: [UInt8]
    /// How many rows the picture shows, and how many the scene has.
    package var shownRows: Int
    package var rowCount: Int
    package var facts: FactSet

    package init(
      record: SceneRecord, name: String, traits: Traits, design: String?, picture: [UInt8],
      shownRows: Int = 0,
      rowCount: Int = 0, facts: FactSet
    ) {
      self.record = record
      self.name = name
      self.traits = traits
      self.design = design
      self.picture = picture
      self.shownRows = shownRows
      self.rowCount = rowCount
      self.facts = facts
    }
  }

  /// A cell with the few pictures that stand for it.
  package struct Cell: Sendable {
    /// The cell's id in the report.
    package var id: String
    /// What people call it, where that is not its id.
    package var title: String?
    /// The title or input of its design where the report has several.
    package var design: String?
    /// Its pages; their previews follow each other.
    package var pages: [Page]
    /// A few previews that stand for it.
    package var samples: [Sample]

    package init(id: String, title: String? = nil, design: String?, pages: [Page], samples: [Sample]) {
      self.id = id
      self.title = title
      self.design = design
      self.pages = pages
      self.samples = samples
    }
  }

  /// An input of several, with what it holds.
  package struct File: Sendable {
    package var name: String
    /// Its scenes among the page's.
    package var scenes: Range<Int>
    /// Its cells among the page's.
    package var cells: Range<Int>
    /// The numbers of the findings in it that are of no picture.
    package var findings: [Int] = []

    package init(name: String, scenes: Range<Int>, cells: Range<Int>) {
      self.name = name
      self.scenes = scenes
      self.cells = cells
    }
  }

  /// A page of a cell.
  package struct Page: Sendable {
    /// Its file's name in `cells/`, from `PageNames`.
    package var file: String
    /// Where its previews stand among the report's.
    package var previews: Range<Int>

    package init(file: String, previews: Range<Int>) {
      self.file = file
      self.previews = previews
    }
  }

  /// A preview's picture once more, on the index.
  package struct Sample: Sendable {
    /// The index of its record among the report's previews.
    package var preview: Int
    /// An `<svg>` element, from `PageCanvas.inline`; empty for the file of the record.
    package var picture: [UInt8]
    package var facts: FactSet

    package init(preview: Int, picture: [UInt8], facts: FactSet) {
      self.preview = preview
      self.picture = picture
      self.facts = facts
    }
  }

  package var report: ReportContents
  package var scenes: [Scene] = []
  /// In the report's order.
  package var cells: [Cell] = []
  /// The files that cells and scenes are shown by, in the order of both; empty where they are not.
  package var files: [File] = []
  /// What the pictures refer to, from `PageCanvas.definitions`.
  package var definitions: [UInt8] = []
  /// Whether there is a page of techniques.
  package var hasTechniques = false

  package init(report: ReportContents) { self.report = report }

  /// How many of the cells' pictures there is room for beside so many scenes.
  package static func sampleLimit(scenes: Int) -> Int { capacity - sceneLimit(scenes) }

  /// How many of so many scenes are shown.
  static func sceneLimit(_ scenes: Int) -> Int { min(scenes, capacity / 3) }

  /// The page.
  package func bytes() -> [UInt8] { IndexPageWriter(page: self).bytes() }
}
