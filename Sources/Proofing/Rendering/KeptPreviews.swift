import Graphics
import Hashing
import Report
import Staging

/// What is kept of all previews of a run, a few words each: whatever else their records tell stands in the plan.
struct KeptPreviews: Sendable {
  private let cells: [AskedCell]
  /// Where each cell's previews start among all.
  private var starts: [Int] = []
  private var made: [MadePreview] = []
  /// The first preview with an equal picture, perhaps itself.
  private var pictures: [Int32] = []
  /// Numbers of findings, ascending within a preview, and where each preview's end.
  private var findings: [Int32] = []
  private var findingEnds: [Int32] = []

  var count: Int { made.count }

  init(_ pages: [PageResult], of cells: [AskedCell]) {
    self.cells = cells
    var start = 0
    for cell in cells {
      starts.append(start)
      start += cell.previews.count
    }
    made.reserveCapacity(start)
    for page in pages { made += page.previews }
    findEqualPictures()
  }

  private mutating func findEqualPictures() {
    var first: [ContentHash: Int32] = [:]
    pictures.reserveCapacity(count)
    for (index, preview) in made.enumerated() {
      let index = Int32(index)
      guard let hash = preview.hash else {
        pictures.append(index)
        continue
      }
      let known = first[hash] ?? index
      if known == index { first[hash] = index }
      pictures.append(known)
    }
  }

  /// Takes the previews of each finding.
  mutating func note(_ ledger: FindingLedger) {
    var counts = [Int32](repeating: 0, count: count)
    for entry in ledger.entries {
      for preview in entry.previews { counts[preview] += 1 }
    }
    var end: Int32 = 0
    findingEnds = counts.map { count in
      end += count
      return end
    }
    findings = [Int32](repeating: 0, count: Int(end))
    // Counts become places, so that each preview's numbers ascend.
    var next = zip(findingEnds, counts).map { $0 - $1 }
    for (number, entry) in ledger.entries.enumerated() {
      for preview in entry.previews {
        findings[Int(next[preview])] = Int32(number)
        next[preview] += 1
      }
    }
  }

  /// The file of a preview's picture; nil where none are written.
  func picture(_ index: Int) -> String? {
    made[index].hash == nil ? nil : PreviewRecord.picturePath(of: id(Int(pictures[index])))
  }

  /// The first of all previews that has an equal picture.
  func firstEqual(_ index: Int) -> Int { Int(pictures[index]) }

  func id(_ index: Int) -> String {
    let (cell, preview) = asked(index)
    return PreviewRecord.id(cell: cell, preview)
  }

  /// The record of a preview by its place among all.
  func record(_ index: Int) -> PreviewRecord {
    let (cell, preview) = asked(index)
    let start = index == 0 ? 0 : Int(findingEnds[index - 1])
    return PreviewRecord(
      cell: cell, preview: preview, size: made[index].size, picture: picture(index), hash: made[index].hash,
      findings: findings[start..<Int(findingEnds[index])].map { Int($0) })
  }

  private func asked(_ index: Int) -> (cell: String, preview: Preview) {
    // The last cell that starts there or before; cells without previews start where the next does.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= index { low = middle } else { high = middle }
    }
    return (cells[low].id, cells[low].previews[index - starts[low]].preview)
  }
}
