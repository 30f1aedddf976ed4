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
  /// A row at a text size, and what was found in it.
  private struct Seen {
    var preview: Preview
    var stage: Stage
    var findings: [Finding]
  }

  /// What a row was told already: figures follow the text size, so a rule at a place of the design.
  private struct Told: Hashable {
    var rule: Rule
    var span: Span

    init(_ finding: Finding) {
      rule = finding.rule
      span = finding.span
    }
  }

  /// Writes the page of a cell's text sizes: in the normal state, on the newest system asked and the first device
  /// there.
  mutating func writeLadder(
    of asked: AskedCell, page: String, ignores: inout IgnoreUse
  ) throws(OutputError) {
    let loaded = plan.designs[asked.design]
    let all = asked.previews.lazy.map(\.preview.traits)
    guard let newest = all.max(by: { $0.system < $1.system })?.system,
      let traits = all.first(where: { $0.system == newest })
    else { return }
    var ladder = LadderPage(
      title: loaded.design.title, input: loaded.name, cell: asked.id, page: page, traits: traits,
      rowCount: loaded.design.cells[asked.cell].rows.count)
    var facts = FactSet()
    ladder.rungs = ContentSize.allCases.map { size in
      LadderPage.Rung(
        contentSize: size,
        bodySize: TextStyle.body.font(size, in: traits.system, facts: &facts).pointSize)
    }
    canvas?.restart()
    for row in 0..<min(ladder.rowCount, LadderPage.rowLimit) {
      draw(row, of: asked, traits, into: &ladder, &ignores)
    }
    ladder.definitions = canvas?.definitions ?? []
    try plan.output.write(ladder.bytes(), to: "ladder/" + page)
  }

  /// Draws a row at every size; what a size shows as the one before, and a row that stands for itself as the first
  /// does, is told.
  private mutating func draw(
    _ row: Int, of asked: AskedCell, _ traits: Traits, into ladder: inout LadderPage,
    _ ignores: inout IgnoreUse
  ) {
    guard let large = see(row, of: asked, traits, .large, &ignores) else { return }
    // What one size tells no other repeats.
    var told = Set(large.findings.map(Told.init))
    var last: (stage: Stage, hash: ContentHash?, size: ContentSize)?
    for place in ladder.rungs.indices {
      let size = ladder.rungs[place].contentSize
      guard var seen = see(row, of: asked, traits, size, &ignores) else { continue }
      if size != .large {
        seen.findings.removeAll { told.contains(Told($0)) }
        told.formUnion(seen.findings.map(Told.init))
      }
      let height = seen.stage.size.height
      if size != .large, let first = ladder.rungs[place].slots.first?.proof,
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
          ladder.rungs[place].slots.append(.same(as: known.size, seen.stage.facts))
          continue
        }
      }
      last = (seen.stage, hash, size)
      let outlines = seen.findings.flatMap(\.pictureOutlines)
      let picture =
        canvas?.inline(seen.stage, label: PictureWords(seen.stage).label, outlines: outlines) ?? []
      ladder.rungs[place].slots.append(
        .picture(
          LadderPage.Proof(
            picture: picture, preview: seen.preview, size: seen.stage.size,
            growth: height - large.stage.size.height, facts: seen.stage.facts, findings: seen.findings)))
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
    _ row: Int, of asked: AskedCell, _ traits: Traits, _ size: ContentSize, _ ignores: inout IgnoreUse
  ) -> Seen? {
    var traits = traits
    traits.contentSize = size
    let preview = Preview(cell: asked.cell, row: row, state: .normal, traits: traits)
    // No size shares a content with another: none need be kept.
    stager?.beginPage()
    guard let stage = stager?.stage(preview) else { return nil }
    let design = plan.designs[asked.design].design
    let findings = ignores.kept(
      CellChecks.findings(in: stage, preview, of: design), cell: asked.cell, of: design,
      design: asked.design)
    // Notes say the same at every size, and stand on the cell's own page.
    return Seen(preview: preview, stage: stage, findings: findings.filter { $0.rule.level >= .warning })
  }
}
