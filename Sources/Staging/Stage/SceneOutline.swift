package import Graphics
package import UIKitRules

/// A scene before its rows are made: long ones are drawn row by row, so that nobody holds them whole.
package struct SceneOutline: Sendable {
  /// A row and where it lies.
  package struct Row: Sendable {
    package var preview: Preview
    package var position: RowPosition
    /// Where the row's picture lies in the scene, in points.
    package var y: Double
  }

  package var size: Size
  package var backgroundColor: Color
  /// Headers and footers, in the scene's coordinates.
  package var views: [StageView]
  package var rows: [Row]
  /// Those of headers, footers and the table; each row's stage has its own.
  package var facts: FactSet
}
