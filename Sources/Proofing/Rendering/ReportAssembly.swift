import Checks
import Designs
import Diagnostics
import Drawing
import Files
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
    let titles = plan.designs.compactMap(\.design.title)
    contents = ReportContents(
      title: plan.designs.count == 1 ? titles.first : nil, inputs: plan.designs.map(\.name), fonts: [], previews: [],
      scenes: [], skipped: [], findings: FindingLedger(), sources: plan.sources)
    join()
    addSkipped()
    addDesignFindings(passedOver)
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
    for fault in passedOver {
      guard let span = fault.span else { continue }
      contents.findings.add(
        Finding(rule: .brokenFile, message: "\(fault.message) [\(fault.code)]", span: span, outlines: []), preview: nil)
    }
  }

  /// Writes pictures of scenes, the index, report.json, layouts and the assets.
  mutating func write() throws(OutputError) {
    try shareEqualPictures()
    try writeLayouts()
    var index = IndexPage(report: contents)
    try drawIndex(&index)
    contents.fonts = plan.fonts.facesUsed.map {
      FontRecord(family: $0.family, version: $0.version, hash: $0.contentHash)
    }
    index.report = contents
    try plan.output.write(index.bytes(), to: "index.html")
    try plan.output.write(ReportJSON.bytes(of: contents), to: "report.json")
    for (path, bytes) in ReportAssets.files + plan.rasters.files { try plan.output.write(bytes, to: path) }
  }

  private func writeLayouts() throws(OutputError) {
    for (index, cell) in plan.cells.enumerated() {
      let parts = zip(plan.units, results).filter { $0.0.cell == index }.map(\.1.layout)
      try plan.output.write(LayoutJSON.file(parts), to: "layout/\(cell.id).json")
    }
  }
}
