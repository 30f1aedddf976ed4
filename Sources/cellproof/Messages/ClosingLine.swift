import Diagnostics
import Proofing

/// The line that ends a `render`: `48 previews, 3 findings → public/index.html`.
enum ClosingLine {
  /// Nothing where nothing was drawn, or where quiet was asked for.
  static func of(_ outcome: Outcome, for invocation: Invocation) -> String {
    guard invocation.question == nil, invocation.command ?? .render == .render, !invocation.isQuiet,
      outcome.status == .done || outcome.status == .findings
    else { return "" }
    let folder = invocation.outputFolder
    let page = folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
    let previews = Words.count(outcome.previewCount, "preview")
    return "\(previews), \(Words.count(outcome.findingCount, "finding")) → \(VisibleText.of(page))\n"
  }
}
