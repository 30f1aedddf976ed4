package import Designs
import Diagnostics
package import Staging
import UIKitRules

/// Findings about a design as a whole, which no single picture shows.
package enum DesignChecks {
  /// `colour-not-on-system`: colours of the system on systems that did not have them yet; where a cell uses one, the
  /// previews of that cell on such systems; `missing-string`.
  package static func findings(in preview: Preview, of design: Design) -> [Finding] {
    let system = preview.traits.system
    let scope = preview.scope(of: design.cells[preview.cell])
    var findings: [Finding] = []
    for use in design.systemColors where use.cell == nil || use.cell == preview.cell {
      // A rule may choose another colour there.
      if use.color.isAvailable(in: system) || !use.isTaken(in: scope) { continue }
      findings.append(
        Finding(
          rule: .colourNotOnSystem,
          message:
            "\(use.color.rawValue) exists from iOS \(use.color.firstSystem.name); older systems show its light value",
          span: use.span, outlines: []))
    }
    return findings + missingStrings(in: preview, of: design)
  }

  /// `missing-string`: texts that the strings of the language drawn do not have.
  package static func missingStrings(in preview: Preview, of design: Design) -> [Finding] {
    let texts = design.localizedTexts(of: preview.cell)
    if texts.isEmpty { return [] }
    let locale = preview.traits.locale
    let scope = preview.scope(of: design.cells[preview.cell])
    return texts.compactMap { use in
      guard use.text.isMissing(in: locale), use.isTaken(in: scope) else {
        return nil
      }
      let key = Quotation.quoted(use.text.key)
      return Finding(
        rule: .missingString,
        message: "the strings in \(locale ?? "no language") have no \(key); the key is shown", span: use.span,
        outlines: [])
    }
  }
}
