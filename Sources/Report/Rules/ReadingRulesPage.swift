package import Checks

/// The page of what is noticed while designs and documents are read: rules that no picture shows and a sentence or two
/// explain.
package struct ReadingRulesPage {
  /// In the order of the page.
  package static let rules: [Rule] = [
    .noCell, .duplicateID, .danglingID, .refusedConstraint, .unknownConstraintAttribute, .unreadableValue,
    .unknownValue,
    .unsupportedElement, .unsupportedAttribute, .moreNotes, .colourMissing, .imageMissing, .symbolNotDrawn,
    .assetBroken, .assetNotDrawn, .designWarning,
  ]

  /// From the report's folder.
  package static let path = "rules/reading.html"

  /// How many findings of each rule the report has.
  private let counts: [Rule: Int]

  package init(counts: [Rule: Int]) { self.counts = counts }

  /// The page as HTML.
  package func bytes() -> [UInt8] {
    let frame = PageFrame(
      root: "../", bodyClass: "rule", title: "Reading · rules", skipText: "Skip to the text")
    var out: [UInt8] = []
    frame.open(&out)
    out.append("<h1>Noticed while reading</h1>\n<p class=\"standfirst\">No picture shows it.</p>\n")
    frame.openMain(&out, definitions: [])
    out.append("<div class=\"prose\">\n")
    for rule in Self.rules { append(rule, to: &out) }
    out.append("</div>\n")
    frame.close(&out, layout: nil)
    return out
  }

  private func append(_ rule: Rule, to out: inout [UInt8]) {
    let text = RuleText.of(rule)
    out.append("<section id=\"")
    out.append(raw: rule.rawValue)
    out.append("\"><h2><code>")
    out.append(raw: rule.rawValue)
    out.append("</code></h2>\n<p>")
    out.append(tallyOf: rule, counts[rule] ?? 0)
    out.append("</p>\n<p>")
    out.append(prose: text.meaning)
    out.append("</p>\n<ul>\n")
    for cure in text.cures {
      out.append("<li>")
      out.append(prose: cure)
      out.append("</li>\n")
    }
    out.append("</ul></section>\n")
  }
}
