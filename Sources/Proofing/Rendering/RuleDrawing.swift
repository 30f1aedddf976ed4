import Assets
import Bundled
import Checks
import Designs
import Diagnostics
import Drawing
import Files
import Report
import Staging

/// Writes the rules' pages, with small designs drawn before and after the cure where a run has found the fault.
struct RuleDrawing {
  /// Where the designs stand in Resources/: `<rule>-before.json`, `<rule>-after.json`.
  static let folder = Samples.folder + "/rules"

  private let plan: RenderPlan

  init(plan: RenderPlan) { self.plan = plan }

  /// Writes a page for every rule, and one for those of reading: the findings link to it, and the others can be looked
  /// up.
  func write(_ findings: FindingLedger) throws(OutputError) {
    var counts: [Rule: Int] = [:]
    for entry in findings.entries { counts[entry.rule, default: 0] += 1 }
    try plan.output.write(ReadingRulesPage(counts: counts).bytes(), to: ReadingRulesPage.path)
    for rule in Rule.allCases where !ReadingRulesPage.rules.contains(rule) {
      var page = RulePage(rule: rule, count: counts[rule] ?? 0)
      if page.count > 0 {
        page.before = draw(rule, "before", into: &page.definitions)
        page.after = draw(rule, "after", into: &page.definitions)
      }
      try plan.output.write(page.bytes(), to: RulePage.path(of: rule))
    }
  }

  /// A rule's small design, `before` or `after` the cure; nil where it has none.
  static func design(_ rule: Rule, _ part: String) -> LoadedDesign? {
    let name = "\(rule.rawValue)-\(part).json"
    guard let bytes = Bundled.file("\(folder)/\(name)") else { return nil }
    var sources = SourceMap()
    let source = sources.add(SourceFile(name: name, bytes: bytes))
    guard let design = DesignReader.read(bytes, source: source).design else { return nil }
    var assets = DesignAssets(
      design.assetFolders,
      pictures: PictureLibrary(bundledFolder: Samples.folder, folders: design.assetFolders.map(\.name)))
    assets.loadImages(of: design)
    guard assets.faults.isEmpty else { return nil }
    return LoadedDesign(design: design, name: name, pictures: assets.pictures)
  }

  private func draw(_ rule: Rule, _ part: String, into definitions: inout [UInt8]) -> [RulePage.Example] {
    guard let loaded = Self.design(rule, part),
      let asked = try? PreviewSelection([loaded], filters: Request.Filters()).cells
    else { return [] }
    // The bundled icons are vectors: no file stands beside the page.
    var canvas = PageCanvas(pictures: loaded.pictures.pictures, idPrefix: part, glyphFolder: "../assets/") {
      _ in nil
    }
    var stager = Stager(design: loaded.design, pictures: loaded.pictures, fonts: plan.fonts)
    let examples = asked.flatMap(\.previews).prefix(RulePage.capacity).map { item in
      let stage = stager.stage(item.preview)
      let outlines = CellChecks.findings(in: stage, item.preview, of: loaded.design)
        .filter { $0.rule == rule }
        .flatMap(\.pictureOutlines)
      return RulePage.Example(
        preview: item.preview,
        picture: canvas.inline(stage, label: PictureWords(stage).label, outlines: outlines),
        facts: stage.facts)
    }
    definitions += canvas.definitions
    return Array(examples)
  }
}
