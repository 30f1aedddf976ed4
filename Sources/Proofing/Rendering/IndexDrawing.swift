import Assets
import Designs
import Diagnostics
import Drawing
import Graphics
import Report
import Staging
import UIKitRules

/// Draws what the index shows of scenes and cells.
struct IndexDrawing {
  /// The samples that stand for a cell on the index: the first of each of these states.
  private static let sampleStates: [CellState] = [.normal, .swiped, .editing, .selected]
  /// How many cells' pictures an index of files shows before it shows fewer of each.
  private static let linkedSamples = 1_500

  private let plan: RenderPlan
  /// Where each unit's previews stand among all.
  private let places: [Range<Int>]
  /// The units of each cell.
  private var units: [Range<Int>]
  /// Whether pictures are those in `svg/`: an index of files shows more than fit into a page.
  private var isLinked: Bool { plan.showsFiles && plan.writesPictures }

  init(plan: RenderPlan, places: [Range<Int>]) {
    self.plan = plan
    self.places = places
    units = [Range<Int>](repeating: 0..<0, count: plan.cells.count)
    for (place, unit) in plan.units.enumerated() {
      units[unit.cell] = (unit.page == 0 ? place : units[unit.cell].lowerBound)..<place + 1
    }
  }

  /// Adds scenes, cells and files to the index, in the order of the designs; gives scenes the sizes that they lack.
  func draw(_ index: inout IndexPage, scenes: inout [SceneRecord]) {
    var samplesLeft = IndexPage.sampleLimit(scenes: plan.scenes.count)
    let findings = findings(in: index)
    for (design, loaded) in plan.designs.enumerated() {
      let (firstScene, firstCell) = (index.scenes.count, index.cells.count)
      if isLinked {
        link(design, loaded, into: &index, scenes)
      } else {
        draw(design, loaded, into: &index, &scenes, &samplesLeft)
      }
      guard plan.showsFiles, index.cells.count > firstCell else { continue }
      let isKnown = design > 0 && plan.designs[design - 1].design.source == loaded.design.source
      if isKnown, let last = index.files.indices.last, index.files[last].cells.upperBound == firstCell {
        index.files[last].scenes = index.files[last].scenes.lowerBound..<index.scenes.count
        index.files[last].cells = index.files[last].cells.lowerBound..<index.cells.count
      } else {
        var file = IndexPage.File(
          name: loaded.name, scenes: firstScene..<index.scenes.count, cells: firstCell..<index.cells.count)
        file.findings = findings[loaded.design.source] ?? []
        index.files.append(file)
      }
    }
  }

  /// The numbers of the findings that are of no picture, by the input that they are in.
  private func findings(in index: IndexPage) -> [SourceID: [Int]] {
    var numbers: [SourceID: [Int]] = [:]
    for (number, entry) in index.report.findings.entries.enumerated() where entry.previews.isEmpty {
      numbers[entry.span.file, default: []].append(number)
    }
    return numbers
  }

  /// What the index calls a design where it has several; a file's is its heading.
  private func name(of loaded: LoadedDesign) -> String? {
    if plan.showsFiles { return loaded.design.title }
    return plan.designs.count == 1 ? nil : loaded.design.title ?? loaded.name
  }

  // MARK: Pictures in the page

  private func draw(
    _ design: Int, _ loaded: LoadedDesign, into index: inout IndexPage, _ scenes: inout [SceneRecord],
    _ samplesLeft: inout Int
  ) {
    // The pictures of one canvas are those of one design: a page of several designs has one canvas for each.
    let rasters = plan.rasters
    var canvas = PageCanvas(
      pictures: loaded.pictures.pictures, idPrefix: plan.designs.count == 1 ? "" : "d\(design)"
    ) { rasters.address(of: $0, design: design, prefix: "") }
    var stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: plan.fonts)
    let name = name(of: loaded)
    for (place, asked) in plan.scenes.enumerated() where asked.design == design {
      let scene = loaded.design.scenes[asked.scene]
      let stage = stager.scene(scene, traits: asked.traits, rowLimit: IndexPage.sceneRows)
      scenes[place].size = Size(width: stage.size.width, height: stage.wholeHeight)
      if index.scenes.count < IndexPage.capacity {
        index.scenes.append(
          IndexPage.Scene(
            record: scenes[place], name: asked.name, traits: asked.traits, design: name,
            picture: canvas.inline(stage, label: PictureWords(stage).label), shownRows: stage.rows.count,
            rowCount: stage.rowCount, facts: stage.facts))
      }
    }
    for (place, cell) in plan.cells.enumerated() where cell.design == design {
      var row = row(place, cell, name)
      for sample in samples(of: cell, row, limit: samplesLeft) {
        let stage = stager.stage(cell.previews[sample].preview)
        row.samples.append(
          IndexPage.Sample(
            preview: row.firstPreview + sample,
            picture: canvas.inline(stage, label: PictureWords(stage).label), facts: stage.facts))
      }
      samplesLeft -= row.samples.count
      index.cells.append(row)
    }
    index.definitions += canvas.definitions
  }

  // MARK: Pictures beside the page

  private func link(
    _ design: Int, _ loaded: LoadedDesign, into index: inout IndexPage, _ scenes: [SceneRecord]
  ) {
    let name = name(of: loaded)
    for (place, asked) in plan.scenes.enumerated() where asked.design == design {
      // A table of one row shows what its cell does.
      let count = loaded.design.scenes[asked.scene].sections.reduce(0) { $0 + $1.rows.count }
      guard count > 1 else { continue }
      index.scenes.append(
        IndexPage.Scene(
          record: scenes[place], name: asked.name, traits: asked.traits, design: name, picture: [],
          facts: FactSet()))
    }
    let limit = max(1, Self.linkedSamples / max(plan.cells.count, 1))
    for (place, cell) in plan.cells.enumerated() where cell.design == design {
      var row = row(place, cell, name)
      row.samples = samples(of: cell, row, limit: limit).map { sample in
        IndexPage.Sample(preview: row.firstPreview + sample, picture: [], facts: FactSet())
      }
      index.cells.append(row)
    }
  }

  // MARK: Cells

  private func row(_ place: Int, _ cell: AskedCell, _ design: String?) -> IndexPage.Cell {
    let pages = units[place].map {
      IndexPage.Page(file: plan.pageNames[place][plan.units[$0].page], previews: places[$0])
    }
    return IndexPage.Cell(
      id: cell.id, title: plan.designs[cell.design].design.cells[cell.cell].title, design: design,
      pages: pages,
      samples: [])
  }

  /// The few of a cell's previews that stand for it, as many as the index has room for.
  private func samples(of cell: AskedCell, _ row: IndexPage.Cell, limit: Int) -> [Int] {
    if row.pages.isEmpty { return [] }
    var samples: [Int] = []
    for state in Self.sampleStates where samples.count < limit {
      // The newest system shows what the cell will look like.
      let matching = cell.previews.indices.filter { cell.previews[$0].preview.state == state }
      let newest = matching.max {
        cell.previews[$0].preview.traits.system < cell.previews[$1].preview.traits.system
      }
      if let newest { samples.append(newest) }
    }
    return samples
  }
}

extension IndexPage.Cell {
  /// Where its previews begin among the report's.
  fileprivate var firstPreview: Int { pages.first?.previews.lowerBound ?? 0 }
}
