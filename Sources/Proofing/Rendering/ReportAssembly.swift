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
  private let results: [PageResult]
  private var contents: ReportContents
  /// Where each unit's previews start among all.
  private var starts: [Int] = []

  init(plan: RenderPlan, results: [PageResult], passedOver: [Diagnostic]) {
    self.plan = plan
    self.results = results
    contents = ReportContents(
      title: ReportAssembly.title(of: plan.designs.map(\.design.title)), inputs: plan.designs.map(\.name),
      fonts: [], previews: [],
      scenes: [], skipped: [], findings: FindingLedger(), sources: plan.sources)
    join()
    addSkipped()
    addDesignFindings(passedOver)
  }

  /// The first design's title, and how many more designs there are.
  private static func title(of titles: [String?]) -> String? {
    guard let first = titles.first ?? nil else { return nil }
    return titles.count == 1 ? first : "\(first) and \(titles.count - 1) more"
  }

  /// The findings of the run.
  var findings: FindingLedger { contents.findings }
  var previewCount: Int { contents.previews.count }

  private mutating func join() {
    for result in results {
      starts.append(contents.previews.count)
      for (record, findings) in zip(result.records, result.findings) {
        var record = record
        let index = contents.previews.count
        var numbers = findings.map { contents.findings.add($0, preview: index) }
        numbers.sort()
        record.findings = numbers
        contents.previews.append(record)
      }
    }
  }

  private mutating func addSkipped() {
    for cell in plan.cells {
      for item in cell.skipped {
        contents.skipped.append(SkippedRecord(cell: cell.id, preview: item.preview, reason: item.reason))
      }
    }
  }

  /// Findings of no picture: broken files in folders, `ignore` entries that silence nothing.
  private mutating func addDesignFindings(_ passedOver: [Diagnostic]) {
    var ignores = IgnoreUse()
    for result in results { ignores.formUnion(result.ignores) }
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

  /// Writes pictures of scenes, the index, report.json, layouts and the assets.
  mutating func write() throws(OutputError) {
    try shareEqualPictures()
    try writeLayouts()
    var index = IndexPage(report: contents)
    try drawIndex(&index)
    contents.fonts = plan.fonts.facesUsed.map {
      FontRecord(family: $0.family, version: $0.version, hash: $0.hash)
    }
    index.report = contents
    index.hasTechniques = try TechniquesDrawing(plan: plan).write()
    try RuleDrawing(plan: plan).write(contents.findings)
    try plan.output.write(index.bytes(), to: "index.html")
    try plan.output.write(ReportJSON.bytes(of: contents), to: "report.json")
    for (path, bytes) in ReportAssets.files + plan.rasters.files { try plan.output.write(bytes, to: path) }
  }

  /// Equal pictures of different pages share the file of the first.
  private mutating func shareEqualPictures() throws(OutputError) {
    var first: [ContentHash: String] = [:]
    for (unit, start) in starts.enumerated() {
      var moved: [String: String] = [:]
      for index in start..<(start + results[unit].records.count) {
        guard let hash = contents.previews[index].hash, let path = contents.previews[index].picture else {
          continue
        }
        guard let known = first[hash] else {
          first[hash] = path
          continue
        }
        if known == path { continue }
        contents.previews[index].picture = known
        moved[path] = known
      }
      if moved.isEmpty { continue }
      for old in moved.keys { plan.output.remove(old) }
      let page = plan.pageNames[plan.units[unit].cell][plan.units[unit].page]
      let links = MovedLinks(moved)
      try plan.output.rewrite("cells/" + page) { links.following(in: $0) }
    }
  }

  private func writeLayouts() throws(OutputError) {
    for (index, cell) in plan.cells.enumerated() {
      let parts = zip(plan.units, results).filter { $0.0.cell == index }.map(\.1.layout)
      try plan.output.write(pieces: LayoutJSON.pieces(parts), to: "layout/\(cell.id).json")
    }
  }

  // MARK: The index

  private mutating func drawIndex(_ index: inout IndexPage) throws(OutputError) {
    let scenes = SceneSelection(plan.designs, cells: plan.cells).scenes
    var written: [ContentHash: String] = [:]
    // The pictures of one canvas are those of one design: a page of several designs has one canvas for each.
    for (design, loaded) in plan.designs.enumerated() {
      let rasters = plan.rasters
      var canvas = PageCanvas(
        pictures: loaded.pictures.pictures, idPrefix: plan.designs.count == 1 ? "" : "d\(design)"
      ) { rasters.address(of: $0, design: design, prefix: "") }
      var stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: plan.fonts)
      var standalone = StandalonePicture(pictures: loaded.pictures.pictures)
      let name = plan.designs.count == 1 ? nil : loaded.design.title ?? loaded.name
      for asked in scenes where asked.design == design {
        let scene = loaded.design.scenes[asked.scene]
        let stage = stager.scene(scene, traits: asked.traits, rowLimit: IndexPage.sceneRows)
        var record = SceneRecord(
          id: asked.id, picture: nil, size: Size(width: stage.size.width, height: stage.wholeHeight))
        if plan.writesPictures {
          let isWhole = stage.rows.count == stage.rowCount
          let whole = isWhole ? stage : stager.scene(scene, traits: asked.traits)
          let words = PictureWords(whole)
          let bytes = standalone.bytes(of: whole, title: words.title, description: words.description)
          let path = "svg/scenes/\(asked.id).svg"
          let hash = ContentHash(of: bytes)
          record.picture = written[hash] ?? path
          if written[hash] == nil {
            try plan.output.write(bytes, to: path)
            written[hash] = path
          }
        }
        contents.scenes.append(record)
        if index.scenes.count < IndexPage.capacity {
          index.scenes.append(
            IndexPage.Scene(
              record: record, name: asked.name, traits: asked.traits, design: name,
              picture: canvas.inline(stage, label: PictureWords(stage).label), shownRows: stage.rows.count,
              rowCount: stage.rowCount, facts: stage.facts))
        }
      }
      for (place, cell) in plan.cells.enumerated() where cell.design == design {
        index.cells.append(indexCell(place, cell, name, &stager, &canvas))
      }
      index.definitions += canvas.definitions
    }
  }

  /// A cell's row on the index with a few pictures that stand for it.
  private func indexCell(
    _ place: Int, _ cell: AskedCell, _ design: String?, _ stager: inout Stager, _ canvas: inout PageCanvas
  ) -> IndexPage.Cell {
    var pages: [IndexPage.Page] = []
    for (unit, page) in plan.units.enumerated() where page.cell == place {
      let start = starts[unit]
      pages.append(
        IndexPage.Page(
          file: plan.pageNames[place][page.page], previews: start..<(start + results[unit].records.count)))
    }
    var samples: [IndexPage.Sample] = []
    for state in Self.sampleStates {
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
    return IndexPage.Cell(id: cell.id, design: design, pages: pages, samples: samples)
  }
}
