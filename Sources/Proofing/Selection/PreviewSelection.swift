import Designs
import Files
import Staging
import UIKitRules

/// What to draw: the previews that designs ask for, narrowed by filters.
struct PreviewSelection: Sendable {
  /// The most previews of one run: what a report of them needs fits the memory of a CI machine.
  static let most = 1_000_000

  var cells: [AskedCell]

  /// The previews of some designs; throws where a filter matches nothing or too much is asked.
  init(_ designs: [LoadedDesign], filters: Request.Filters) throws(SelectionFault) {
    cells = []
    // Where there is nothing to choose from, no choice is wrong: documents without cells, or only broken ones.
    if designs.allSatisfy(\.design.cells.isEmpty) { return }
    let ids = PreviewSelection.ids(of: designs)
    let filter = try PreviewFilter(filters, designs: designs, ids: ids)
    let count = PreviewSelection.count(designs, ids: ids, filter: filter)
    if count > Double(PreviewSelection.most) { throw .tooMany(Int(min(count, 1e18))) }
    for (index, loaded) in designs.enumerated() {
      for (place, cell) in loaded.design.cells.enumerated()
      where filter.admits(cell: ids[index][place], or: cell.id) {
        var asked = AskedCell(design: index, cell: place, id: ids[index][place])
        PreviewSelection.expand(loaded.design, into: &asked, filter: filter)
        // Who narrows the appearances wants those alone.
        if filters.appearances.isEmpty { asked.markUnaskedAppearances(of: loaded.design) }
        if !asked.previews.isEmpty || !asked.skipped.isEmpty { cells.append(asked) }
      }
    }
    if !filters.isEmpty, cells.isEmpty {
      throw .filter("the filters together leave nothing to draw")
    }
  }

  /// How many combinations are asked, skipped and repeated ones among them: known before any is made.
  private static func count(_ designs: [LoadedDesign], ids: [[String]], filter: PreviewFilter) -> Double {
    var count = 0.0
    for (index, loaded) in designs.enumerated() {
      for (place, cell) in loaded.design.cells.enumerated()
      where filter.admits(cell: ids[index][place], or: cell.id) {
        for matrix in cell.previews ?? loaded.design.previews {
          let outer = traits(of: matrix, filter: filter)
          guard let first = outer.first else { continue }
          let states = matrix.states.count { filter.admits($0) }
          let lanes = lanes(of: matrix, first, filter: filter).count
          count += Double(outer.count) * Double(lanes) * Double(states) * Double(cell.rows.count)
        }
      }
    }
    return count
  }

  /// The ids of cells by design: the file's stem comes first where several inputs share one.
  static func ids(of designs: [LoadedDesign]) -> [[String]] {
    UniqueIDs.of(
      designs.map { loaded in
        UniqueIDs.Input(
          file: loaded.name, ids: loaded.design.cells.map(\.id), isNamedByFile: loaded.isNamedByFile)
      })
  }

  /// Every combination of every matrix, once; states innermost, then systems and devices, so that a page's rows stay together.
  private static func expand(_ design: Design, into asked: inout AskedCell, filter: PreviewFilter) {
    let cell = design.cells[asked.cell]
    var seen = Set<Preview>()
    for matrix in cell.previews ?? design.previews {
      for traits in traits(of: matrix, filter: filter) {
        for row in cell.rows.indices {
          for lane in lanes(of: matrix, traits, filter: filter) {
            for state in matrix.states where filter.admits(state) {
              let preview = Preview(cell: asked.cell, row: row, state: state, traits: lane)
              guard seen.insert(preview).inserted else { continue }
              let lacking =
                PreviewSkip.reason(style: design.table(of: cell).style, in: lane)
                ?? PreviewSkip.reason(state: .normal, of: cell, row: row, in: lane)
              if let reason = lacking ?? PreviewSkip.reason(state: state, of: cell, row: row, in: lane) {
                asked.skipped.append(
                  AskedCell.Skipped(
                    preview: preview, matrix: matrix.name, reason: reason, place: asked.previews.count,
                    isForState: lacking == nil))
              } else {
                asked.previews.append(AskedCell.Asked(preview: preview, matrix: matrix.name))
              }
            }
          }
        }
      }
    }
  }

  /// The outer combinations of a matrix, on its first system and device.
  private static func traits(of matrix: PreviewMatrix, filter: PreviewFilter) -> [Traits] {
    guard let system = matrix.systems.first, let device = matrix.devices.first else { return [] }
    var all: [Traits] = []
    let locales: [String?] = matrix.locales.isEmpty ? [nil] : matrix.locales.map { $0 }
    for appearance in matrix.appearances where filter.admits(appearance) {
      for size in matrix.contentSizes where filter.admits(size) {
        for weight in matrix.legibilityWeights {
          for direction in matrix.directions where filter.admits(direction) {
            for locale in locales where filter.admits(locale: locale) {
              all.append(
                Traits(
                  system: system, device: device, appearance: appearance, contentSize: size,
                  legibilityWeight: weight, direction: direction, locale: locale))
            }
          }
        }
      }
    }
    return all
  }

  /// The same traits on every system and device of the matrix.
  private static func lanes(of matrix: PreviewMatrix, _ traits: Traits, filter: PreviewFilter) -> [Traits] {
    var lanes: [Traits] = []
    for system in matrix.systems where filter.admits(system) {
      for device in matrix.devices where filter.admits(device) {
        var lane = traits
        lane.system = system
        lane.device = device
        lanes.append(lane)
      }
    }
    return lanes
  }
}
