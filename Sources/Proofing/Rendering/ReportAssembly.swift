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
  private let plan: RenderPlan
  private let scenePictures: [MadeScene?]
  private var contents: ReportContents
  private var kept: KeptPreviews
  /// Where each unit's previews stand among all.
  private var places: [Range<Int>] = []

  init(plan: RenderPlan, results: RenderResults, loader: InputLoader) {
    self.plan = plan
    scenePictures = results.scenes
    kept = KeptPreviews(results.pages, of: plan.cells)
    contents = ReportContents(
      title: ReportAssembly.title(of: plan.designs), inputs: plan.inputs,
      fonts: [], previews: PreviewTable([]),
      scenes: [], skipped: [], findings: FindingLedger(), locations: plan.locations)
    join(results.pages)
    addSkipped()
    for finding in loader.flagged { contents.findings.add(finding, preview: nil) }
    addInputFindings(loader, results.pages)
    let kept = kept
    contents.previews = PreviewTable(count: kept.count) { kept.record($0) }
  }

  /// The first design's title, and how many more designs there are; documents have none of their own.
  private static func title(of designs: [LoadedDesign]) -> String? {
    guard let first = designs.first, !first.isDocument, let title = first.design.title else {
      return nil
    }
    return designs.count == 1 ? title : "\(title) and \(designs.count - 1) more"
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

  /// Findings of no picture: what was noticed while inputs were read, `ignore` entries that silence nothing, broken
  /// files in folders.
  private mutating func addInputFindings(_ loader: InputLoader, _ pages: [PageResult]) {
    var ignores = IgnoreUse()
    for page in pages { ignores.formUnion(page.ignores) }
    for remark in loader.remarks {
      guard let finding = Finding(remark.fault) else { continue }
      let isSilenced = remark.design.map {
        ignores.silences(finding, of: plan.designs[$0].design, design: $0)
      }
      if isSilenced != true { contents.findings.add(finding, preview: nil) }
    }
    if plan.isWhole {
      for finding in ignores.unused(in: plan.designs, cells: plan.cells) {
        contents.findings.add(finding, preview: nil)
      }
    }
    for fault in loader.passedOver {
      if let finding = Finding(broken: fault) { contents.findings.add(finding, preview: nil) }
    }
  }

  /// Writes the index, report.json and the assets, and lets equal pictures share a file.
  mutating func write() throws(OutputError) {
    try shareEqualPictures()
    addScenes()
    var index = IndexPage(report: contents)
    IndexDrawing(plan: plan, places: places).draw(&index, scenes: &contents.scenes)
    contents.fonts = plan.fonts.facesUsed.map {
      FontRecord(family: $0.family, version: $0.version, hash: $0.hash)
    }
    index.report = contents
    index.hasTechniques = try TechniquesDrawing(plan: plan).write()
    try RuleDrawing(plan: plan).write(contents.findings)
    try plan.output.write(index.bytes(), to: "index.html")
    try writeJSON()
    let assets = ReportAssets.files(withFiles: !index.files.isEmpty)
    for (path, bytes) in assets + plan.rasters.files { try plan.output.write(bytes, to: path) }
    try writeGlyphs()
  }

  /// The pictures that glyphs are, but for those that a design has brought already.
  private func writeGlyphs() throws(OutputError) {
    let written = Set(plan.rasters.files.map(\.path))
    for picture in plan.fonts.picturesUsed where !written.contains("assets/" + picture.fileName) {
      try plan.output.write(picture.bytes, to: "assets/" + picture.fileName)
    }
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
      var record = SceneRecord(
        id: asked.id, picture: nil, size: scenePictures.isEmpty ? .zero : scenePictures[place]?.size ?? .zero)
      if !scenePictures.isEmpty, let hash = scenePictures[place]?.hash {
        let path = written[hash] ?? asked.path
        if path == asked.path { written[hash] = path } else { plan.output.remove(asked.path) }
        record.picture = path
      }
      contents.scenes.append(record)
    }
  }
}
