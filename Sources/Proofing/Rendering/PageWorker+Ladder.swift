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

extension PageWorker {
  /// A row under the traits of a rung, and what was found in it.
  private struct Seen {
    var preview: Preview
    var stage: Stage
    var findings: [Finding]
  }

  /// What a row was told already: figures follow what the rungs differ in, so a rule at a place of the design.
  private struct Told: Hashable {
    var rule: Rule
    var span: Span

    init(_ finding: Finding) {
      rule = finding.rule
      span = finding.span
    }
  }

  /// A rung to be drawn: how the page names it, and its traits.
  private struct Step {
    var name: String
    var details: [String]
    var traits: Traits
  }

  /// Writes the page of a cell's text sizes: in the normal state, on the newest system asked and the first device
  /// there.
  mutating func writeLadder(
    of asked: AskedCell, page: String, ignores: inout IgnoreUse
  ) throws(OutputError) {
    guard let traits = ladderTraits(of: asked) else { return }
    var facts = FactSet()
    let steps = ContentSize.allCases.map { size in
      let body = TextStyle.body.font(size, in: traits.system, facts: &facts).pointSize
      var traits = traits
      traits.contentSize = size
      return Step(
        name: size.shortName, details: [size.rawValue, "body \(Points.text(body)) pt"], traits: traits)
    }
    try write(
      .textSizes, steps, base: ContentSize.allCases.firstIndex(of: .large) ?? 0, of: asked, page: page,
      &ignores)
  }

  /// Writes the page of a cell's languages likewise; nothing where the cell's texts are in none.
  mutating func writeLanguages(
    of asked: AskedCell, page: String, ignores: inout IgnoreUse
  ) throws(OutputError) {
    let locales = plan.designs[asked.design].design.locales(of: asked.cell)
    guard let base = locales.first, let traits = ladderTraits(of: asked) else { return }
    let rows = min(plan.designs[asked.design].design.cells[asked.cell].rows.count, LadderPage.rowLimit)
    var steps: [(step: Step, width: Double)] = locales.map { locale in
      var traits = traits
      traits.locale = locale
      let width = (0..<rows).reduce(0) { max($0, textWidth(of: $1, of: asked, traits)) }
      return (Step(name: locale, details: ["\(Points.text(width)) pt"], traits: traits), width)
    }
    // Equal widths keep the order of the strings.
    steps = steps.enumerated().sorted { ($1.element.width, $0.offset) < ($0.element.width, $1.offset) }
      .map(\.element)
    let place = steps.firstIndex { $0.step.name == base } ?? 0
    try write(.languages, steps.map(\.step), base: place, of: asked, page: page, &ignores)
  }

  /// What the texts of a row take in one line each, in points.
  private mutating func textWidth(of row: Int, of asked: AskedCell, _ traits: Traits) -> Double {
    stager?.beginPage()
    return stager?.stage(Preview(cell: asked.cell, row: row, state: .normal, traits: traits)).textWidth ?? 0
  }

  private func ladderTraits(of asked: AskedCell) -> Traits? {
    let all = asked.previews.lazy.map(\.preview.traits)
    guard let newest = all.max(by: { $0.system < $1.system })?.system else { return nil }
    return all.first { $0.system == newest }
  }

  private mutating func write(
    _ kind: LadderPage.Kind, _ steps: [Step], base: Int, of asked: AskedCell, page: String,
    _ ignores: inout IgnoreUse
  ) throws(OutputError) {
    let loaded = plan.designs[asked.design]
    var ladder = LadderPage(
      kind, base: steps[base].name, title: loaded.design.title, input: loaded.name, cell: asked.id,
      page: page, traits: steps[base].traits, rowCount: loaded.design.cells[asked.cell].rows.count)
    ladder.rungs = steps.map { LadderPage.Rung(name: $0.name, details: $0.details) }
    canvas?.restart()
    for row in 0..<min(ladder.rowCount, LadderPage.rowLimit) {
      draw(row, of: asked, steps, base: base, into: &ladder, &ignores)
    }
    ladder.definitions = canvas?.definitions ?? []
    try plan.output.write(ladder.bytes(), to: "\(kind.rawValue)/\(page)")
  }

  /// Draws a row on every rung; what a rung shows as the one before, and a row that stands for itself as the first
  /// does, is told.
  private mutating func draw(
    _ row: Int, of asked: AskedCell, _ steps: [Step], base: Int, into ladder: inout LadderPage,
    _ ignores: inout IgnoreUse
  ) {
    guard let first = see(row, of: asked, steps[base].traits, &ignores) else { return }
    // What one rung tells no other repeats.
    var told = Set(first.findings.map(Told.init))
    var last: (stage: Stage, hash: ContentHash?, name: String)?
    for (place, step) in steps.enumerated() {
      guard var seen = see(row, of: asked, step.traits, &ignores) else { continue }
      if place != base {
        seen.findings.removeAll { told.contains(Told($0)) }
        told.formUnion(seen.findings.map(Told.init))
      }
      let height = seen.stage.size.height
      if ladder.kind == .textSizes, place != base, let first = ladder.rungs[place].slots.first?.proof,
        first.size.height == height,
        Set(seen.findings.map(\.rule)).isSubset(of: first.findings.map(\.rule))
      {
        ladder.rungs[place].slots.append(.asFirstRow(seen.stage.facts))
        continue
      }
      // Most rows grow with their text, which spares a look at the pictures.
      var hash: ContentHash?
      if let known = last, known.stage.size == seen.stage.size, seen.findings.isEmpty {
        let before = known.hash ?? pictureHash(of: known.stage)
        hash = pictureHash(of: seen.stage)
        if hash == before {
          last?.hash = before
          ladder.rungs[place].slots.append(.same(as: known.name, seen.stage.facts))
          continue
        }
      }
      last = (seen.stage, hash, step.name)
      let outlines = seen.findings.flatMap(\.pictureOutlines)
      let picture =
        canvas?.inline(seen.stage, label: PictureWords(seen.stage).label, outlines: outlines) ?? []
      ladder.rungs[place].slots.append(
        .picture(
          LadderPage.Proof(
            picture: picture, preview: seen.preview, size: seen.stage.size,
            growth: height - first.stage.size.height, facts: seen.stage.facts, findings: seen.findings)))
    }
  }

  /// Equal pictures have equal ones.
  private mutating func pictureHash(of stage: Stage) -> ContentHash? {
    let words = PictureWords(stage)
    guard let bytes = standalone?.bytes(of: stage, title: words.title, description: words.description) else {
      return nil
    }
    return ContentHash(of: bytes)
  }

  private mutating func see(
    _ row: Int, of asked: AskedCell, _ traits: Traits, _ ignores: inout IgnoreUse
  ) -> Seen? {
    let preview = Preview(cell: asked.cell, row: row, state: .normal, traits: traits)
    // No rung shares a content with another: none need be kept.
    stager?.beginPage()
    guard let stage = stager?.stage(preview) else { return nil }
    let design = plan.designs[asked.design].design
    let findings = ignores.kept(
      CellChecks.findings(in: stage, preview, of: design)
        + DesignChecks.missingStrings(in: preview, of: design),
      cell: asked.cell, of: design,
      design: asked.design)
    // Notes say the same on every rung, and stand on the cell's own page.
    return Seen(preview: preview, stage: stage, findings: findings.filter { $0.rule.level >= .warning })
  }
}
