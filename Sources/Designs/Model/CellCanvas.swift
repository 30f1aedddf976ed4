/// How a canvas of Interface Builder shows a cell, where that is not what the system itself would do; in points.
///
/// A view of a document that is no cell stands on it as the content of one.
package struct CellCanvas: Hashable, Sendable {
  /// The width of the cell, whatever its table's.
  package var width: Double
  /// The cell's horizontal margin.
  package var margin: Double
  /// The contentView's margins above and below; nil: the system's.
  package var verticalMargin: Double?
  /// Whether there is but the content, and no cell.
  package var isViewAlone: Bool

  package init(width: Double, margin: Double, verticalMargin: Double? = nil, isViewAlone: Bool = false) {
    self.width = width
    self.margin = margin
    self.verticalMargin = verticalMargin
    self.isViewAlone = isViewAlone
  }
}
