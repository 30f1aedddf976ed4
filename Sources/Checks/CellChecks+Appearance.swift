package import Designs
import Diagnostics
package import Staging
import UIKitRules

extension CellChecks {
  /// What is too faint in an appearance that no preview asks for, on a device that has it all the same.
  ///
  /// - Parameters:
  ///   - stage: the stage of `preview`, whose appearance is that one.
  ///   - found: what was found in the appearance that is asked for: it is not told twice.
  package static func findings(
    inUnasked stage: Stage, _ preview: Preview, of design: Design, besides found: [Finding]
  ) -> [Finding] {
    let cell = design.cells[preview.cell]
    let subject = Subject(stage: stage, preview: preview, cell: cell, table: design.table(of: cell))
    // What is faint in one appearance is mostly faint in the other.
    let known = Set(found.filter { $0.rule == .contrast }.flatMap { [$0.span] + $0.related })
    return ContrastCheck.findings(subject, known: known).map { finding in
      var copy = finding
      // The picture is in the other appearance: one outline tells where to look.
      copy.outlines = Array(finding.outlines.prefix(1))
      copy.message =
        "in \(preview.traits.appearance.rawValue), which no preview asks for: \(finding.message)"
      return copy
    }
  }
}
