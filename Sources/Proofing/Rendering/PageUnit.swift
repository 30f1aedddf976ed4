import Graphics
import Hashing
import Report

/// A page to make: a run of a cell's previews, at most as many as a page holds.
struct PageUnit: Sendable {
  /// The index among the asked cells.
  var cell: Int
  /// Which page of the cell, from 0.
  var page: Int
  /// The cell's previews that it holds.
  var previews: Range<Int>
  /// The cell's skipped previews that belong to it.
  var skipped: Range<Int>
}

/// What is left of a preview once its page is written.
struct MadePreview: Sendable {
  /// In points.
  var size: Size
  /// Of the picture's bytes; nil where none are made.
  var hash: ContentHash?
}

/// What is left of a page once it is written.
struct PageResult: Sendable {
  var previews: [MadePreview] = []
  /// Previews by their place in the page.
  var findings = FindingLedger()
  var ignores = IgnoreUse()
}

extension PageUnit {
  /// The pages of all cells, in order.
  static func all(of cells: [AskedCell]) -> [PageUnit] {
    var units: [PageUnit] = []
    for (index, cell) in cells.enumerated() {
      let count = max(1, (cell.previews.count + CellPage.capacity - 1) / CellPage.capacity)
      // Pages of about equal size, so that workers end together.
      let size = (cell.previews.count + count - 1) / count
      var skippedStart = 0
      for page in 0..<count {
        let start = min(page * size, cell.previews.count)
        let end = min(start + size, cell.previews.count)
        let isLast = page == count - 1
        let skippedEnd =
          isLast
          ? cell.skipped.count
          : cell.skipped[skippedStart...].firstIndex { $0.place >= end } ?? cell.skipped.count
        units.append(
          PageUnit(cell: index, page: page, previews: start..<end, skipped: skippedStart..<skippedEnd))
        skippedStart = skippedEnd
      }
    }
    return units
  }
}
