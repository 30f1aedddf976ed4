package import Diagnostics
package import UIKitRules

/// A whole design: a table, its cells, what to draw of them; every name looked up, every default filled in.
package struct Design: Sendable {
  package var source: SourceID
  /// nil where the design has none.
  package var title: String?
  /// Folders of images, relative to the design's own.
  package var assetFolders: [AssetFolder]
  /// What to draw of cells that do not say it themselves; at least one.
  package var previews: [PreviewMatrix]
  package var table: Table
  package var cells: [Cell]
  package var scenes: [Scene]
  package var ignores: [Ignore]
  /// Every image that is named anywhere, in the order of reading.
  package var images: [ImageValue]
  /// Every use of a colour of the system, in the order of reading.
  package var systemColors: [SystemColorUse]
  /// Every localized text of the cells, in the order of reading.
  package var localizedTexts: [LocalizedTextUse]

  package init(
    source: SourceID, title: String?, assetFolders: [AssetFolder], previews: [PreviewMatrix], table: Table,
    cells: [Cell], scenes: [Scene], ignores: [Ignore], images: [ImageValue], systemColors: [SystemColorUse],
    localizedTexts: [LocalizedTextUse] = []
  ) {
    self.source = source
    self.title = title
    self.assetFolders = assetFolders
    self.previews = previews
    self.table = table
    self.cells = cells
    self.scenes = scenes
    self.ignores = ignores
    self.images = images
    self.systemColors = systemColors
    self.localizedTexts = localizedTexts
  }
}

extension Design {
  /// The table that a cell stands in.
  package func table(of cell: Cell) -> Table { cell.table ?? table }

  /// The table that a scene shows: that of its cells where none of them stands in the design's.
  package func table(of scene: Scene) -> Table {
    let rows = scene.sections.lazy.flatMap(\.rows)
    return rows.allSatisfy { cells[$0.cell].table != nil }
      ? rows.first.flatMap { cells[$0.cell].table } ?? table : table
  }
}

/// A folder of images, relative to the design's own.
package struct AssetFolder: Hashable, Sendable {
  package var name: String
  package var span: Span

  package init(name: String, span: Span) {
    self.name = name
    self.span = span
  }
}

/// A place that names a colour of the system, perhaps by an own name.
package struct SystemColorUse: Hashable, Sendable {
  package var color: SystemColor
  /// The index of the cell that it stands in; nil for the table.
  package var cell: Int?
  /// The rules that it stands in, the outermost first.
  package var branches: [RuleBranch]
  package var span: Span

  package init(color: SystemColor, cell: Int?, branches: [RuleBranch] = [], span: Span) {
    self.color = color
    self.cell = cell
    self.branches = branches
    self.span = span
  }

  /// Whether its rules are the ones taken.
  package func isTaken(in scope: Scope) -> Bool { branches.allSatisfy { $0.isTaken(in: scope) } }
}

/// One rule of a list, for what stands in its value.
package struct RuleBranch: Hashable, Sendable {
  /// The conditions of the rules before it.
  var unless: [Condition]
  /// Its own; nil where it has none.
  var when: Condition?

  func isTaken(in scope: Scope) -> Bool {
    !unless.contains { $0.holds(in: scope) } && when?.holds(in: scope) ?? true
  }
}

/// A rule that a design silences, with its reason.
package struct Ignore: Sendable {
  package var rule: String
  package var reason: String
  package var span: Span

  package init(rule: String, reason: String, span: Span) {
    self.rule = rule
    self.reason = reason
    self.span = span
  }
}

/// The values whose every combination is drawn.
package struct PreviewMatrix: Sendable {
  package var name: String?
  package var states: [CellState]
  package var systems: [System]
  package var devices: [Device]
  package var appearances: [Appearance]
  package var contentSizes: [ContentSize]
  package var legibilityWeights: [LegibilityWeight]
  package var directions: [LayoutDirection]
  /// Empty: no locale.
  package var locales: [String]

  package init(
    name: String?, states: [CellState], systems: [System], devices: [Device], appearances: [Appearance],
    contentSizes: [ContentSize], legibilityWeights: [LegibilityWeight], directions: [LayoutDirection],
    locales: [String]
  ) {
    self.name = name
    self.states = states
    self.systems = systems
    self.devices = devices
    self.appearances = appearances
    self.contentSizes = contentSizes
    self.legibilityWeights = legibilityWeights
    self.directions = directions
    self.locales = locales
  }
}
