import Diagnostics
import Proofing

/// The line that ends a `render`: `48 previews, 3 findings → public/index.html`.
enum ClosingLine {
  static func of(_ outcome: Outcome, in folder: String) -> String {
    let page = folder.hasSuffix("/") ? folder + "index.html" : folder + "/index.html"
    let previews = Words.count(outcome.previewCount, "preview")
    return "\(previews), \(Words.count(outcome.findingCount, "finding")) → \(VisibleText.of(page))\n"
  }
}
