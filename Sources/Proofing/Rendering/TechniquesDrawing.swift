import Assets
import Designs
import Drawing
import Files
import Graphics
import Hashing
import Report
import Staging
import UIKitRules

/// Draws and writes the page that shows the swipe actions of all cells side by side.
struct TechniquesDrawing {
  private let plan: RenderPlan
  /// The asked cells that have trailing actions, by their place in the plan; first those of the design that has the
  /// most of them: it is there to compare them.
  private let cells: [Int]
  /// The systems that any of them asks for, oldest first, each with the first device asked there.
  private let columns: [Traits]

  init(plan: RenderPlan) {
    self.plan = plan
    let cells = plan.cells.indices.filter { place in
      let asked = plan.cells[place]
      return !plan.designs[asked.design].design.cells[asked.cell].trailingActions.actions.isEmpty
    }
    var columns: [System: Traits] = [:]
    for place in cells {
      for item in plan.cells[place].previews where columns[item.preview.traits.system] == nil {
        columns[item.preview.traits.system] = Traits(
          system: item.preview.traits.system, device: item.preview.traits.device)
      }
    }
    var counts: [Int: Int] = [:]
    for place in cells { counts[plan.cells[place].design, default: 0] += 1 }
    func rank(_ place: Int) -> (Int, Int) { (-counts[plan.cells[place].design, default: 0], place) }
    self.cells = cells.sorted { rank($0) < rank($1) }
    self.columns = System.allCases.compactMap { columns[$0] }
  }

  /// Writes the page where the report has anything for it, and says whether it did.
  func write() throws(OutputError) -> Bool {
    guard !cells.isEmpty, !columns.isEmpty else { return false }
    var page = TechniquesPage(systems: columns.map(\.system))
    let fitting = max(1, TechniquesPage.capacity / (2 * columns.count))
    let shown = cells.prefix(fitting)
    page.leftOut = cells.count - shown.count
    // Cells of one design stand together, and the pictures of one canvas are those of one design.
    var start = shown.startIndex
    while start < shown.endIndex {
      let design = plan.cells[shown[start]].design
      let end = shown[start...].firstIndex { plan.cells[$0].design != design } ?? shown.endIndex
      draw(shown[start..<end], of: design, into: &page)
      start = end
    }
    try plan.output.write(page.bytes(), to: TechniquesPage.path)
    return true
  }

  private func draw(_ places: ArraySlice<Int>, of design: Int, into page: inout TechniquesPage) {
    let loaded = plan.designs[design]
    let rasters = plan.rasters
    var canvas = PageCanvas(
      pictures: loaded.pictures.pictures, idPrefix: plan.designs.count == 1 ? "" : "d\(design)"
    ) { rasters.address(of: $0, design: design, prefix: "") }
    var stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: plan.fonts)
    var standalone = StandalonePicture(pictures: loaded.pictures.pictures)
    for place in places {
      let asked = plan.cells[place]
      var row = TechniquesPage.Row(
        cell: asked.id, design: plan.designs.count == 1 ? nil : loaded.design.title ?? loaded.name,
        page: plan.pageNames[place][0], slots: [], doubled: [])
      // The picture drawn last in either line, and where.
      var drawn: [Bool: (system: System, hash: ContentHash)] = [:]
      for column in columns {
        // The cell's own device, that of the system where it asks for it: its images are loaded for no other scale.
        let own = asked.previews.first { $0.preview.traits.system == column.system } ?? asked.previews.first
        let traits = Traits(system: column.system, device: own?.preview.traits.device ?? column.device)
        let preview = Preview(cell: asked.cell, row: 0, state: .swiped, traits: traits)
        let cell = loaded.design.cells[asked.cell]
        let reason =
          PreviewSkip.reason(style: loaded.design.table(of: cell).style, in: traits)
          ?? PreviewSkip.reason(state: .swiped, of: cell, row: 0, in: traits)
        if let reason {
          row.slots.append(.skipped(reason))
          row.doubled.append(.skipped(reason))
          continue
        }
        let stage = stager.stage(preview)
        let doubled = stager.stage(preview, rowHeight: 2 * stage.size.height)
        for (stage, isDoubled) in [(stage, false), (doubled, true)] {
          let words = PictureWords(stage)
          let hash = ContentHash(
            of: standalone.bytes(of: stage, title: words.title, description: words.description))
          let slot: TechniquesPage.Slot
          if let last = drawn[isDoubled], last.hash == hash {
            slot = .same(as: last.system, stage.facts)
          } else {
            let picture = canvas.inline(stage, label: words.label)
            slot = .picture(picture, preview, stage.size, stage.facts)
            drawn[isDoubled] = (column.system, hash)
          }
          if isDoubled { row.doubled.append(slot) } else { row.slots.append(slot) }
        }
      }
      page.rows.append(row)
    }
    page.definitions += canvas.definitions
  }
}
