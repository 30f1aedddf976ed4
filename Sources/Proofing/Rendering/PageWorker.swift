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

/// Makes pages, one after the other: stages, checks, draws and writes; owns all that it changes.
struct PageWorker: ~Copyable {
  private let plan: RenderPlan
  private var stager: Stager?
  private var standalone: StandalonePicture?
  private var canvas: PageCanvas?
  /// The design that they work on.
  private var design = -1

  init(plan: RenderPlan) { self.plan = plan }

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
        title: loaded.design.title, input: loaded.name, cell: asked.id, pages: names, page: unit.page,
        previewCount: asked.previews.count, hierarchy: names[0]))
    var result = PageResult(records: [], findings: [], layout: LayoutJSON.Part(), ignores: IgnoreUse())
    var known: [ContentHash: String] = [:]
    for item in asked.previews[unit.previews] {
      guard let stage = stager?.stage(item.preview) else { continue }
      var facts = stage.facts
      let swipe = LiveSwipe(stage, item.preview, of: loaded.design.cells[asked.cell], facts: &facts)
      let found =
        CellChecks.findings(in: stage, item.preview, of: loaded.design)
        + DesignChecks.findings(in: item.preview, of: loaded.design)
      let findings = result.ignores.kept(
        found, cell: item.preview.cell, of: loaded.design, design: asked.design)
      var record = PreviewRecord(
        cell: asked.id, preview: item.preview, size: stage.size, picture: nil, hash: nil)
      let words = PictureWords(stage)
      if plan.writesPictures { try writePicture(stage, words, &record, &known) }
      let outlines = findings.flatMap { finding in
        finding.outlines.map {
          FindingOutline(rect: $0, label: finding.rule.rawValue, severity: finding.rule.level)
        }
      }
      page.entries.append(
        CellPage.Entry(
          record: record, matrix: item.matrix,
          picture: canvas?.inline(stage, label: words.label, outlines: outlines) ?? [],
          surfaces: stage.surfaces, findings: findings, facts: facts, swipe: swipe))
      result.layout.add(record.id, stage)
      result.records.append(record)
      result.findings.append(findings)
    }
    for item in asked.skipped[unit.skipped] {
      page.skipped.append(
        CellPage.Skipped(
          record: SkippedRecord(cell: asked.id, preview: item.preview, reason: item.reason),
          matrix: item.matrix))
    }
    page.definitions = canvas?.definitions ?? []
    try plan.output.write(page.bytes(sources: plan.sources), to: "cells/" + names[unit.page])
    if unit.page == 0 { try writeHierarchy(of: asked, loaded, page: names[0]) }
    return result
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
    canvas = PageCanvas(pictures: loaded.pictures.pictures) { picture in
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
    let path = "svg/\(record.id).svg"
    known[hash] = path
    record.picture = path
    try plan.output.write(bytes, to: path)
  }
}
