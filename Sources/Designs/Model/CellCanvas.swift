/// How a canvas of Interface Builder shows a cell, where that is not what the system itself would do; in points.
package struct CellCanvas: Hashable, Sendable {
  /// The width of the cell, whatever its table's.
  package var width: Double
  /// The cell's horizontal margin.
  package var margin: Double
  /// The contentView's margins above and below; nil: the system's.
  package var verticalMargin: Double?

  package init(width: Double, margin: Double, verticalMargin: Double? = nil) {
    self.width = width
    self.margin = margin
    self.verticalMargin = verticalMargin
  }
}
