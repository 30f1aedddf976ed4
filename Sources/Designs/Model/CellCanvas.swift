package import UIKitRules

/// How a canvas of Interface Builder shows a cell, where that is not what the system itself would do; in points.
///
/// A view of a document that is no cell stands on it as the content of one.
package struct CellCanvas: Hashable, Sendable {
  /// The name of the device that the canvas shows: on all others the cell is what the system makes of it.
  package var device: String
  /// The width of the cell, whatever its table's.
  package var width: Double
  /// The height of the cell; nil: the cell's own.
  package var height: Double?
  /// The cell's horizontal margin.
  package var margin: Double
  /// The contentView's margins above and below; nil: the system's.
  package var verticalMargin: Double?
  /// Whether there is but the content, and no cell.
  package var isViewAlone: Bool

  package init(
    device: String, width: Double, height: Double? = nil, margin: Double, verticalMargin: Double? = nil,
    isViewAlone: Bool = false
  ) {
    self.device = device
    self.width = width
    self.height = height
    self.margin = margin
    self.verticalMargin = verticalMargin
    self.isViewAlone = isViewAlone
  }
}

extension Cell {
  /// The canvas that shows the cell on a device; nil where the system itself does.
  package func canvas(on device: Device) -> CellCanvas? {
    canvas.flatMap { $0.device == device.name ? $0 : nil }
  }
}
