package import Checks
package import Graphics
package import Staging
package import UIKitRules

/// The page of a cell's text sizes: one rung for each of Dynamic Type's twelve, data rows across.
package struct LadderPage: Sendable {
  /// How many of a cell's data rows are drawn: more make the page slow.
  package static let rowLimit = 6

  /// What stands in a cell of the table.
  package enum Slot: Sendable {
    case picture(Proof)
    /// The very picture of a smaller size, which is told instead of drawn again.
    case same(as: ContentSize, FactSet)
    /// As high as the first row, and nothing is found that is not found there.
    case asFirstRow(FactSet)

    /// The picture; nil where it is told.
    package var proof: Proof? {
      if case .picture(let proof) = self { proof } else { nil }
    }

    var facts: FactSet {
      switch self {
      case .picture(let proof): proof.facts
      case .same(_, let facts), .asFirstRow(let facts): facts
      }
    }
  }

  /// A picture of a row at a text size.
  package struct Proof: Sendable {
    /// An `<svg>` element, from `PageCanvas.inline`.
    package var picture: [UInt8]
    package var preview: Preview
    /// In points.
    package var size: Size
    /// How much higher the row is than at `large`, in points.
    package var growth: Double
    package var facts: FactSet
    /// At `large` all that was found, elsewhere what neither it nor a smaller size tells.
    package var findings: [Finding]

    package init(
      picture: [UInt8], preview: Preview, size: Size, growth: Double, facts: FactSet, findings: [Finding]
    ) {
      self.picture = picture
      self.preview = preview
      self.size = size
      self.growth = growth
      self.facts = facts
      self.findings = findings
    }
  }

  /// A text size.
  package struct Rung: Sendable {
    package var contentSize: ContentSize
    /// The size of body text, in points.
    package var bodySize: Double
    /// One for each data row shown.
    package var slots: [Slot] = []

    package init(contentSize: ContentSize, bodySize: Double) {
      self.contentSize = contentSize
      self.bodySize = bodySize
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
  /// Where it is drawn; its text size says nothing.
  package var traits: Traits
  /// How many data rows the cell has.
  package var rowCount: Int
  /// Smallest first.
  package var rungs: [Rung] = []
  /// What the pictures refer to, from `PageCanvas.definitions`.
  package var definitions: [UInt8] = []

  package init(title: String?, input: String, cell: String, page: String, traits: Traits, rowCount: Int) {
    self.title = title
    self.input = input
    self.cell = cell
    self.page = page
    self.traits = traits
    self.rowCount = rowCount
  }

  /// The page as HTML.
  package func bytes() -> [UInt8] { LadderPageWriter(page: self).bytes() }
}
