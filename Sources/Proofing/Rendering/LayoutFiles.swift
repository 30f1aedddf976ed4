import Files
import Report
import Synchronization

/// Writes `layout/` while pages are made: a cell's parts in their order, whichever worker has them.
///
/// Pages are taken in order, so no more parts wait than there are workers.
final class LayoutFiles: Sendable {
  /// A file of which some parts are still to come.
  private struct Growing: Sendable {
    var joint = LayoutJSON.Joint()
    /// The page whose part is the next.
    var next = 0
    var waiting: [Int: LayoutJSON.Part] = [:]
  }

  private let plan: RenderPlan
  private let files = Mutex<[Int: Growing]>([:])

  init(_ plan: RenderPlan) { self.plan = plan }

  /// Writes the part of a page, and those behind it that waited for it.
  func add(_ part: LayoutJSON.Part, of unit: PageUnit) throws(OutputError) {
    let pageCount = plan.pageNames[unit.cell].count
    guard pageCount > 1 else {
      var joint = LayoutJSON.Joint()
      return try plan.output.write(pieces: joint.pieces(part, isLast: true), to: path(of: unit.cell))
    }
    try files.withLock { files throws(OutputError) in
      var file = files[unit.cell] ?? Growing()
      file.waiting[unit.page] = part
      while let part = file.waiting.removeValue(forKey: file.next) {
        let isFirst = file.next == 0
        file.next += 1
        let pieces = file.joint.pieces(part, isLast: file.next == pageCount)
        if isFirst {
          try plan.output.write(pieces: pieces, to: path(of: unit.cell))
        } else {
          try plan.output.append(pieces: pieces, to: path(of: unit.cell))
        }
      }
      files[unit.cell] = file.next < pageCount ? file : nil
    }
  }

  private func path(of cell: Int) -> String { "layout/\(plan.cells[cell].id).json" }
}
