package import Graphics
package import UIKitRules

/// What UIKit would show of a table: rows of cells, one below the other, in sections.
package struct SceneStage: Sendable {
  /// A row of the table with its picture.
  package struct Row: Sendable {
    package var stage: Stage
    /// Where the row's picture lies in the scene, in points.
    package var y: Double

    package init(stage: Stage, y: Double) {
      self.stage = stage
      self.y = y
    }
  }

  /// What the rows here take.
  package var size: Size
  /// How many rows the scene has, and how high it is with all of them, in points: a long one may be here in part.
  package var rowCount: Int
  package var wholeHeight: Double
  package var backgroundColor: Color
  /// Headers and footers, in the scene's coordinates.
  package var views: [StageView]
  package var rows: [Row]
  package var facts: FactSet

  package init(
    size: Size, rowCount: Int? = nil, wholeHeight: Double? = nil, backgroundColor: Color, views: [StageView],
    rows: [Row], facts: FactSet
  ) {
    self.size = size
    self.rowCount = rowCount ?? rows.count
    self.wholeHeight = wholeHeight ?? size.height
    self.backgroundColor = backgroundColor
    self.views = views
    self.rows = rows
    self.facts = facts
  }
}
