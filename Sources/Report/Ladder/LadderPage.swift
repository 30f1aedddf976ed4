package import Checks
package import Graphics
package import Staging
package import UIKitRules

/// The page of a cell under every value of one trait: a rung for each, data rows across.
package struct LadderPage: Sendable {
  /// How many of a cell's data rows are drawn: more make the page slow.
  package static let rowLimit = 6

  /// What stands in a cell of the table.
  package enum Slot: Sendable {
    case picture(Proof)
    /// The very picture of the rung of that name, which is told instead of drawn again.
    case same(as: String, FactSet)
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

  /// A picture of a row.
  package struct Proof: Sendable {
    /// An `<svg>` element, from `PageCanvas.inline`.
    package var picture: [UInt8]
    package var preview: Preview
    /// In points.
    package var size: Size
    /// How much higher the row is than on the page's base, in points.
    package var growth: Double
    package var facts: FactSet
    /// On the base all that was found, elsewhere what neither it nor a rung before tells.
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

  /// A value of the trait.
  package struct Rung: Sendable {
    /// Short: `AX3`, `de`.
    package var name: String
    /// What else is said of it.
    package var details: [String]
    /// One for each data row shown.
    package var slots: [Slot] = []

    package init(name: String, details: [String]) {
      self.name = name
      self.details = details
    }
  }

  /// The trait that the rungs differ in; the raw value is the folder of such pages.
  package enum Kind: String, Sendable {
    /// Dynamic Type's twelve sizes, smallest first.
    case textSizes = "ladder"
    /// The languages of a design's strings and the pseudo-languages, the widest first.
    case languages
  }

  package var kind: Kind
  /// The name of the rung that the others are compared with.
  package var base: String
  /// The design's title; nil where it has none.
  package var title: String?
  /// The input's name, as messages show it.
  package var input: String
  /// The cell's id in the report.
  package var cell: String
  /// The file of the cell's first page in `cells/`.
  package var page: String
  /// Where it is drawn; what the rungs differ in says nothing.
  package var traits: Traits
  /// How many data rows the cell has.
  package var rowCount: Int
  package var rungs: [Rung] = []
  /// What the pictures refer to, from `PageCanvas.definitions`.
  package var definitions: [UInt8] = []

  package init(
    _ kind: Kind, base: String, title: String?, input: String, cell: String, page: String, traits: Traits,
    rowCount: Int
  ) {
    self.kind = kind
    self.base = base
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
