import Assets
import Checks
import Designs
import Diagnostics
import Drawing
import Files
import Graphics
import Hashing
import Report
import Staging
import Typesetting
import UIKitRules

/// Joins what the workers made, in the order of the previews, and writes what tells of the whole run.
struct ReportAssembly: ~Copyable {
  /// The samples that stand for a cell on the index: the first of each of these states.
  private static let sampleStates: [CellState] = [.normal, .swiped, .editing, .selected]

  private let plan: RenderPlan
  private let scenePictures: [ContentHash?]
  private var contents: ReportContents
  private var kept: KeptPreviews
  /// Where each unit's previews stand among all.
  private var places: [Range<Int>] = []

  init(plan: RenderPlan, results: RenderResults, passedOver: [Diagnostic]) {
    self.plan = plan
    scenePictures = results.scenes
    kept = KeptPreviews(results.pages, of: plan.cells)
    contents = ReportContents(
      title: ReportAssembly.title(of: plan.designs.map(\.design.title)), inputs: plan.designs.map(\.name),
      fonts: [], previews: PreviewTable([]),
      scenes: [], skipped: [], findings: FindingLedger(), locations: plan.locations)
    join(results.pages)
    addSkipped()
    addDesignFindings(passedOver, results.pages)
    let kept = kept
    contents.previews = PreviewTable(count: kept.count) { kept.record($0) }
  }

  /// The first design's title, and how many more designs there are.
  private static func title(of titles: [String?]) -> String? {
    guard let first = titles.first ?? nil else { return nil }
    return titles.count == 1 ? first : "\(first) and \(titles.count - 1) more"
  }

  /// The findings of the run.
  var findings: FindingLedger { contents.findings }
  var previewCount: Int { contents.previews.count }

  private mutating func join(_ pages: [PageResult]) {
    var start = 0
    for page in pages {
      contents.findings.add(page.findings, from: start)
      places.append(start..<start + page.previews.count)
      start += page.previews.count
    }
    kept.note(contents.findings)
  }

  private mutating func addSkipped() {
    for cell in plan.cells {
      for item in cell.skipped {
        contents.skipped.append(SkippedRecord(cell: cell.id, preview: item.preview, reason: item.reason))
      }
    }
  }

  /// Findings of no picture: broken files in folders, `ignore` entries that silence nothing.
  private mutating func addDesignFindings(_ passedOver: [Diagnostic], _ pages: [PageResult]) {
    var ignores = IgnoreUse()
    for page in pages { ignores.formUnion(page.ignores) }
    if plan.isWhole {
      for finding in ignores.unused(in: plan.designs, cells: plan.cells) {
        contents.findings.add(finding, preview: nil)
      }
    }
    for fault in passedOver {
      guard let span = fault.span else { continue }
      contents.findings.add(
        Finding(rule: .brokenFile, message: "\(fault.message) [\(fault.code)]", span: span, outlines: []),
        preview: nil)
    }
  }

  /// Writes the index, report.json and the assets, and lets equal pictures share a file.
  mutating func write() throws(OutputError) {
    try shareEqualPictures()
    addScenes()
    var index = IndexPage(report: contents)
    drawIndex(&index)
    contents.fonts = plan.fonts.facesUsed.map {
      FontRecord(family: $0.family, version: $0.version, hash: $0.hash)
    }
    index.report = contents
    index.hasTechniques = try TechniquesDrawing(plan: plan).write()
    try RuleDrawing(plan: plan).write(contents.findings)
    try plan.output.write(index.bytes(), to: "index.html")
    try writeJSON()
    for (path, bytes) in ReportAssets.files + plan.rasters.files { try plan.output.write(bytes, to: path) }
  }

  private func writeJSON() throws(OutputError) {
    var file = OutputStream(plan.output, to: "report.json")
    var bytes: [UInt8] = []
    try ReportJSON.write(contents, to: &bytes) { bytes throws(OutputError) in
      swap(&bytes, &file.bytes)
      try file.flush()
      swap(&bytes, &file.bytes)
    }
    file.bytes = bytes
    try file.finish()
  }

  /// Equal pictures of different pages share the file of the first.
  private func shareEqualPictures() throws(OutputError) {
    for (unit, place) in zip(plan.units, places) {
      var moved: [String: String] = [:]
      var seen = Set<Int>()
      for index in place {
        let first = kept.firstEqual(index)
        // Within a page they share one already: that of the first on the page.
        guard first < place.lowerBound, seen.insert(first).inserted else { continue }
        let old = PreviewRecord.picturePath(of: kept.id(index))
        moved[old] = PreviewRecord.picturePath(of: kept.id(first))
        plan.output.remove(old)
      }
      if moved.isEmpty { continue }
      let links = MovedLinks(moved)
      try plan.output.rewrite("cells/" + plan.pageNames[unit.cell][unit.page]) { links.following(in: $0) }
    }
  }

  /// The scenes' records; equal pictures share the file of the first.
  private mutating func addScenes() {
    var written: [ContentHash: String] = [:]
    for (place, asked) in plan.scenes.enumerated() {
      var record = SceneRecord(id: asked.id, picture: nil, size: .zero)
      if !scenePictures.isEmpty, let hash = scenePictures[place] {
        let path = written[hash] ?? asked.path
        if path == asked.path { written[hash] = path } else { plan.output.remove(asked.path) }
        record.picture = path
      }
      contents.scenes.append(record)
    }
  }

  // MARK: The index

  private mutating func drawIndex(_ index: inout IndexPage) {
    var samplesLeft = IndexPage.sampleLimit(scenes: plan.scenes.count)
    var units = [Range<Int>](repeating: 0..<0, count: plan.cells.count)
    for (place, unit) in plan.units.enumerated() {
      units[unit.cell] = (unit.page == 0 ? place : units[unit.cell].lowerBound)..<place + 1
    }
    // The pictures of one canvas are those of one design: a page of several designs has one canvas for each.
    for (design, loaded) in plan.designs.enumerated() {
      let rasters = plan.rasters
      var canvas = PageCanvas(
        pictures: loaded.pictures.pictures, idPrefix: plan.designs.count == 1 ? "" : "d\(design)"
      ) { rasters.address(of: $0, design: design, prefix: "") }
      var stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: plan.fonts)
      let name = plan.designs.count == 1 ? nil : loaded.design.title ?? loaded.name
      for (place, asked) in plan.scenes.enumerated() where asked.design == design {
        let scene = loaded.design.scenes[asked.scene]
        let stage = stager.scene(scene, traits: asked.traits, rowLimit: IndexPage.sceneRows)
        contents.scenes[place].size = Size(width: stage.size.width, height: stage.wholeHeight)
        if index.scenes.count < IndexPage.capacity {
          index.scenes.append(
            IndexPage.Scene(
              record: contents.scenes[place], name: asked.name, traits: asked.traits, design: name,
              picture: canvas.inline(stage, label: PictureWords(stage).label), shownRows: stage.rows.count,
              rowCount: stage.rowCount, facts: stage.facts))
        }
      }
      for (place, cell) in plan.cells.enumerated() where cell.design == design {
        let row = indexCell(place, cell, units[place], name, limit: samplesLeft, &stager, &canvas)
        samplesLeft -= row.samples.count
        index.cells.append(row)
      }
      index.definitions += canvas.definitions
    }
  }

  /// A cell's row on the index with a few pictures that stand for it, as many as the index has room for.
  private func indexCell(
    _ place: Int, _ cell: AskedCell, _ units: Range<Int>, _ design: String?, limit: Int,
    _ stager: inout Stager, _ canvas: inout PageCanvas
  ) -> IndexPage.Cell {
    let pages = units.map {
      IndexPage.Page(file: plan.pageNames[place][plan.units[$0].page], previews: places[$0])
    }
    var samples: [IndexPage.Sample] = []
    for state in Self.sampleStates where samples.count < limit {
      // The newest system shows what the cell will look like.
      let matching = cell.previews.indices.filter { cell.previews[$0].preview.state == state }
      guard
        let index = matching.max(by: {
          cell.previews[$0].preview.traits.system < cell.previews[$1].preview.traits.system
        }), let start = pages.first?.previews.lowerBound
      else { continue }
      let stage = stager.stage(cell.previews[index].preview)
      samples.append(
        IndexPage.Sample(
          preview: start + index, picture: canvas.inline(stage, label: PictureWords(stage).label),
          facts: stage.facts))
    }
    return IndexPage.Cell(
      id: cell.id, title: plan.designs[cell.design].design.cells[cell.cell].title, design: design,
      pages: pages, samples: samples)
  }
}
