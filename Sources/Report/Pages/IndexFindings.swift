import Checks
import Diagnostics

/// The findings of a run on the index: by rule, gravest first.
struct IndexFindings {
  /// So many of one rule are told; the rest is counted and stands in `report.json`. Among many files each
  /// rule is an example of itself: cells' pages tell the rest.
  private var shown: Int { page.files.isEmpty ? 60 : 10 }

  private let page: IndexPage
  private let locations: Locations
  /// For each cell's page where its previews begin, and its file; ascending.
  private let pages: [IndexPage.Page]

  init(page: IndexPage) {
    self.page = page
    locations = page.report.locations
    pages = page.cells.flatMap(\.pages).sorted { $0.previews.lowerBound < $1.previews.lowerBound }
  }

  func append(to out: inout [UInt8]) {
    let entries = page.report.findings.entries
    out.append(
      "<section class=\"findings\" aria-labelledby=\"findings-title\">\n<h2 id=\"findings-title\">Findings</h2>\n"
    )
    if entries.isEmpty { out.append("<p class=\"clean\">Nothing was found.</p>\n") }
    for level in Severity.allCases.reversed() {
      for rule in Rule.allCases where rule.level == level {
        let numbers = entries.indices.filter { entries[$0].rule == rule }
        if !numbers.isEmpty { append(rule: rule, numbers: numbers, to: &out) }
      }
    }
    out.append("</section>\n")
  }

  private func append(rule: Rule, numbers: [Int], to out: inout [UInt8]) {
    out.append("<section class=\"fault ")
    out.append(raw: rule.level.rawValue)
    out.append("\" id=\"rule-")
    out.append(raw: rule.rawValue)
    out.append("\">\n<h3 class=\"rule\">")
    out.append(level: rule.level)
    out.append(linkTo: rule, root: "")
    out.append("</h3>\n<ul class=\"instances\">\n")
    for number in numbers.prefix(shown) {
      let entry = page.report.findings.entries[number]
      out.append("<li id=\"")
      out.append(raw: FindingLedger.id(number))
      out.append("\">\n<p class=\"message\">")
      out.append(isolated: entry.message)
      out.append("</p>\n")
      out.append(places: [entry.span] + entry.related, in: locations)
      PreviewLinks.append(count: entry.previews.count, showsCell: true, to: &out) {
        (file(of: entry.previews[$0]), page.report.previews[entry.previews[$0]])
      }
      out.append("</li>\n")
    }
    out.append("</ul>\n")
    if numbers.count > shown {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(numbers.count - shown))
      out.append(" further ones are in report.json.</p>\n")
    }
    out.append("</section>\n")
  }

  /// The page that shows a preview.
  private func file(of preview: Int) -> String {
    var (low, high) = (0, pages.count)
    while low < high {
      let middle = (low + high) / 2
      if pages[middle].previews.upperBound <= preview { low = middle + 1 } else { high = middle }
    }
    return low < pages.count && pages[low].previews.contains(preview) ? pages[low].file : ""
  }
}
