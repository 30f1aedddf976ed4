import Checks
import Designs
import Staging

/// What `ignore` does: findings that a design accepts, and the entries that silence nothing.
enum Silencer {
  /// The findings of a cell that nothing silences.
  static func kept(_ findings: [Finding], cell: Int, design: Design) -> [Finding] {
    let ignored = design.ignores + design.cells[cell].ignores
    if ignored.isEmpty { return findings }
    return findings.filter { finding in !ignored.contains { $0.rule == finding.rule.rawValue } }
  }
}
