import Designs
import Graphics

/// Where a content lies in its cell, for constraints that reach out of it; sides are fixed in space.
struct CellPlace: Hashable {
  var cell: Size
  /// In the cell.
  var contentView: Rect
  /// The root of the content, in the contentView.
  var content: Rect

  /// - Parameter fillsCell: whether the root stands in the cell itself, as wide as that.
  init(_ setting: CellSetting, _ geometry: CellGeometry, fillsCell: Bool) {
    cell = Size(width: setting.cellWidth, height: geometry.height)
    contentView = geometry.contentView
    content =
      fillsCell
      ? Rect(x: -contentView.x, y: 0, width: cell.width, height: contentView.height) : geometry.content
    guard setting.isRightToLeft else { return }
    content = content.mirrored(in: contentView.width)
    contentView = contentView.mirrored(in: cell.width)
  }
}

/// The room of a content in a row that is as high as its content.
struct CellRoom: Hashable {
  var cellWidth: Double
  /// The contentView's left edge and width, in the cell.
  var contentX: Double
  var contentWidth: Double
  /// From the contentView's edges to the content's.
  var insets: EdgeInsets
  /// How much higher the row is than its contentView.
  var separator: Double

  /// - Parameter fillsCell: whether the root stands in the cell itself, as wide as that.
  init(_ setting: CellSetting, _ columns: CellColumns, fillsCell: Bool) {
    cellWidth = setting.cellWidth
    contentWidth = columns.contentWidth
    contentX =
      setting.isRightToLeft ? cellWidth - columns.contentX - contentWidth : columns.contentX
    insets =
      fillsCell
      ? EdgeInsets(top: 0, left: -contentX, bottom: 0, right: contentX + contentWidth - cellWidth)
      : setting.card?.insets.value(in: setting.scope).resolved(rightToLeft: setting.isRightToLeft) ?? .zero
    separator = setting.separatorThickness
  }

  /// The content's width.
  var width: Double { max(0, contentWidth - insets.left - insets.right) }
}

/// The margins around a content, for constraints that name the cell or the contentView.
struct CellMargins: Hashable {
  var contentView: DirectionalEdgeInsets
  /// At both sides of the cell, in points.
  var cell: Double
}
