import Checks
import Designs

/// Which `ignore` entries silenced something: the others are told.
struct IgnoreUse: Sendable {
  /// An entry of a design, or of a cell of it.
  struct Entry: Hashable, Sendable {
    var design: Int
    /// nil for the top level.
    var cell: Int?
    var index: Int
  }

  private(set) var used = Set<Entry>()

  init() {}

  mutating func formUnion(_ other: IgnoreUse) { used.formUnion(other.used) }

  /// The findings of a cell that nothing silences; what does is noted.
  mutating func kept(_ findings: [Finding], cell: Int, of design: Design, design index: Int) -> [Finding] {
    let own = design.cells[cell].ignores
    if own.isEmpty && design.ignores.isEmpty { return findings }
    return findings.filter { finding in
      var isSilenced = false
      for (place, entry) in own.enumerated() where entry.rule == finding.rule.rawValue {
        used.insert(Entry(design: index, cell: cell, index: place))
        isSilenced = true
      }
      return !(silences(finding, of: design, design: index) || isSilenced)
    }
  }

  /// Whether a design as a whole silences a finding; what does is noted.
  mutating func silences(_ finding: Finding, of design: Design, design index: Int) -> Bool {
    var isSilenced = false
    for (place, entry) in design.ignores.enumerated() where entry.rule == finding.rule.rawValue {
      used.insert(Entry(design: index, cell: nil, index: place))
      isSilenced = true
    }
    return isSilenced
  }

  /// A note for each entry of some cells and their designs that silenced nothing.
  func unused(in designs: [LoadedDesign], cells: [AskedCell]) -> [Finding] {
    var findings: [Finding] = []
    for (index, loaded) in designs.enumerated() {
      let drawn = cells.filter { $0.design == index }
      if drawn.isEmpty { continue }
      for (place, entry) in loaded.design.ignores.enumerated()
      where !used.contains(Entry(design: index, cell: nil, index: place)) {
        findings.append(note(entry))
      }
      for asked in drawn {
        for (place, entry) in loaded.design.cells[asked.cell].ignores.enumerated()
        where !used.contains(Entry(design: index, cell: asked.cell, index: place)) {
          findings.append(note(entry))
        }
      }
    }
    return findings
  }

  private func note(_ entry: Ignore) -> Finding {
    Finding(
      rule: .unusedIgnore, message: "nothing is found that this silences: \"\(entry.rule)\"",
      span: entry.span,
      outlines: [])
  }
}
