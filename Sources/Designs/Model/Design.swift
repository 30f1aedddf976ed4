package import Diagnostics
package import UIKitRules

/// A whole design: a table, its cells, what to draw of them; every name looked up, every default filled in.
package struct Design: Sendable {
  package var source: SourceID
  /// nil where the design has none.
  package var title: String?
  /// Folders of images, relative to the design's own.
  package var assetFolders: [String]
  /// What to draw of cells that do not say it themselves; at least one.
  package var previews: [PreviewMatrix]
  package var table: Table
  package var cells: [Cell]
  package var scenes: [Scene]
  package var ignores: [Ignore]

  package init(
    source: SourceID, title: String?, assetFolders: [String], previews: [PreviewMatrix], table: Table,
    cells: [Cell], scenes: [Scene], ignores: [Ignore]
  ) {
    self.source = source
    self.title = title
    self.assetFolders = assetFolders
    self.previews = previews
    self.table = table
    self.cells = cells
    self.scenes = scenes
    self.ignores = ignores
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
