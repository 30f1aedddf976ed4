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
import UIKitRules

/// Makes pages and scenes, one after the other: stages, checks, draws and writes; owns all that it changes.
struct PageWorker: ~Copyable {
  let plan: RenderPlan
  private let layouts: LayoutFiles
  var stager: Stager?
  var standalone: StandalonePicture?
  var canvas: PageCanvas?
  /// The design that they work on.
  private var design = -1

  init(plan: RenderPlan, layouts: LayoutFiles) {
    self.plan = plan
    self.layouts = layouts
  }

  /// Makes one page and writes it with its pictures.
  mutating func make(_ unit: PageUnit) throws(OutputError) -> PageResult {
    let asked = plan.cells[unit.cell]
    open(asked.design)
    stager?.beginPage()
    let loaded = plan.designs[asked.design]
    let names = plan.pageNames[unit.cell]
    canvas?.restart()
    var page = CellPage(
      header: CellPage.Header(
        title: loaded.design.title, input: loaded.name, cell: asked.id,
        cellTitle: loaded.design.cells[asked.cell].title, pages: names, page: unit.page,
        previewCount: asked.previews.count, hierarchy: names[0],
        ladder: asked.previews.isEmpty ? nil : names[0],
        languages: asked.previews.isEmpty || loaded.design.locales(of: asked.cell).isEmpty ? nil : names[0]))
    var result = PageResult()
    var layout = LayoutJSON.Part()
    var known: [ContentHash: String] = [:]
    for item in asked.previews[unit.previews] {
      guard let stage = stager?.stage(item.preview) else { continue }
      var facts = stage.facts
      let swipe = LiveSwipe(stage, item.preview, of: loaded.design.cells[asked.cell], facts: &facts)
      var found =
        CellChecks.findings(in: stage, item.preview, of: loaded.design)
        + DesignChecks.findings(in: item.preview, of: loaded.design)
      if let appearance = item.unaskedAppearance {
        var other = item.preview
        other.traits.appearance = appearance
        if let stage = stager?.stage(other) {
          found += CellChecks.findings(inUnasked: stage, other, of: loaded.design, besides: found)
        }
      }
      let findings = result.ignores.kept(
        found, cell: item.preview.cell, of: loaded.design, design: asked.design)
      var record = PreviewRecord(
        cell: asked.id, preview: item.preview, size: stage.size, picture: nil, hash: nil)
      let words = PictureWords(stage)
      if plan.writesPictures { try writePicture(stage, words, &record, &known) }
      let outlines = findings.flatMap(\.pictureOutlines)
      page.entries.append(
        CellPage.Entry(
          record: record, matrix: item.matrix,
          picture: canvas?.inline(stage, label: words.label, outlines: outlines) ?? [],
          surfaces: stage.surfaces, findings: findings, facts: facts, swipe: swipe))
      layout.add(record.id, stage)
      for finding in findings { result.findings.add(finding, preview: result.previews.count) }
      result.previews.append(MadePreview(size: stage.size, hash: record.hash))
    }
    for item in asked.skipped[unit.skipped] {
      page.skipped.append(
        CellPage.Skipped(
          record: SkippedRecord(cell: asked.id, preview: item.preview, reason: item.reason),
          matrix: item.matrix))
    }
    page.definitions = canvas?.definitions ?? []
    try plan.output.write(page.bytes(locations: plan.locations), to: "cells/" + names[unit.page])
    try layouts.add(layout, of: unit)
    if unit.page == 0 {
      try writeHierarchy(of: asked, loaded, page: names[0])
      try writeLadder(of: asked, page: names[0], ignores: &result.ignores)
      try writeLanguages(of: asked, page: names[0], ignores: &result.ignores)
    }
    return result
  }

  /// Writes the picture of a scene, its rows one by one, and gives its hash and size.
  mutating func makeScene(_ asked: SceneSelection.Asked) throws(OutputError) -> MadeScene? {
    open(asked.design)
    let scene = plan.designs[asked.design].design.scenes[asked.scene]
    guard let outline = stager?.outline(of: scene, traits: asked.traits) else { return nil }
    var words = SceneWords(outline.views)
    for row in outline.rows {
      guard !words.isFull, let stage = stager?.stage(of: row) else { break }
      words.add(stage)
    }
    let told = words.words(rowCount: outline.rows.count, shown: outline.rows.count)
    var file = OutputStream(plan.output, to: asked.path)
    var hashes: [ContentHash] = []
    func add(_ bytes: [UInt8]?) throws(OutputError) {
      guard let bytes else { return }
      hashes.append(ContentHash(of: bytes))
      file.bytes += bytes
      try file.flush()
    }
    try add(standalone?.begin(outline, title: told.title, description: told.description))
    for row in outline.rows {
      guard let stage = stager?.stage(of: row) else { break }
      try add(standalone?.bytes(of: SceneStage.Row(stage: stage, y: row.y)))
    }
    try add(standalone?.end())
    try file.finish()
    return MadeScene(hash: ContentHash(joining: hashes), size: outline.size)
  }

  /// Writes the page of the cell's view trees.
  private mutating func writeHierarchy(
    of asked: AskedCell, _ loaded: LoadedDesign, page: String
  ) throws(OutputError) {
    var hierarchy = HierarchyPage(
      title: loaded.design.title, input: loaded.name, cell: asked.id, page: page)
    for preview in asked.hierarchyPreviews {
      guard let stage = stager?.stage(preview) else { continue }
      hierarchy.lanes.append(HierarchyPage.Lane(stage, preview))
    }
    try plan.output.write(hierarchy.bytes(), to: "hierarchy/" + page)
  }

  private mutating func open(_ index: Int) {
    if design == index { return }
    let loaded = plan.designs[index]
    stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: plan.fonts)
    standalone = StandalonePicture(pictures: loaded.pictures.pictures)
    let rasters = plan.rasters
    canvas = PageCanvas(pictures: loaded.pictures.pictures, glyphFolder: "../assets/") { picture in
      rasters.address(of: picture, design: index, prefix: "../")
    }
    design = index
  }

  /// Writes a picture unless an equal one of this page was written before.
  private mutating func writePicture(
    _ stage: Stage, _ words: PictureWords, _ record: inout PreviewRecord, _ known: inout [ContentHash: String]
  ) throws(OutputError) {
    guard let bytes = standalone?.bytes(of: stage, title: words.title, description: words.description) else {
      return
    }
    let hash = ContentHash(of: bytes)
    record.hash = hash
    if let path = known[hash] {
      record.picture = path
      return
    }
    let path = PreviewRecord.picturePath(of: record.id)
    known[hash] = path
    record.picture = path
    try plan.output.write(bytes, to: path)
  }
}
