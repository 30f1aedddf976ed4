import Checks
import Diagnostics

/// The findings of a run on the index: by rule, gravest first.
struct IndexFindings {
  /// So many of one rule are told; the rest is counted and stands in `report.json`.
  private static let listed = 60
  /// From so many findings on the index tells a few of each rule at once, and the others of them when asked.
  private static let many = 60
  private static let fewInstances = 5
  private static let fewLinks = 2

  private let page: IndexPage
  private let locations: Locations
  /// For each cell's page where its previews begin, and its file; ascending.
  private let pages: [IndexPage.Page]
  private let isLong: Bool

  init(page: IndexPage) {
    self.page = page
    locations = page.report.locations
    isLong = page.report.findings.entries.count > Self.many
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
    out.append("</h3>\n")
    let listed = numbers.prefix(Self.listed)
    let atOnce = isLong ? listed.prefix(Self.fewInstances) : listed
    append(instances: atOnce, to: &out)
    let rest = listed.dropFirst(atOnce.count)
    if !rest.isEmpty {
      out.append("<details class=\"more\"><summary>")
      out.append(raw: Decimal.grouped(rest.count))
      out.append(rest.count == 1 ? " more finding" : " more findings")
      out.append("</summary>\n")
      append(instances: rest, to: &out)
      out.append("</details>\n")
    }
    if numbers.count > listed.count {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(numbers.count - listed.count))
      out.append(" further ones are in report.json.</p>\n")
    }
    out.append("</section>\n")
  }

  private func append(instances numbers: ArraySlice<Int>, to out: inout [UInt8]) {
    out.append("<ul class=\"instances\">\n")
    for number in numbers {
      let entry = page.report.findings.entries[number]
      out.append("<li id=\"")
      out.append(raw: FindingLedger.id(number))
      out.append("\">\n<p class=\"message\">")
      out.append(isolated: entry.message)
      out.append("</p>\n")
      out.append(places: [entry.span] + entry.related, in: locations)
      PreviewLinks.append(
        count: entry.previews.count, shown: isLong ? Self.fewLinks : PreviewLinks.shown, showsCell: true,
        to: &out
      ) {
        (file(of: entry.previews[$0]), page.report.previews[entry.previews[$0]])
      }
      out.append("</li>\n")
    }
    out.append("</ul>\n")
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
