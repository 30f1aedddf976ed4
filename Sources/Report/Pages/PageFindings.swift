import Checks
import Diagnostics
import Staging

/// The findings of one page: each told once, gravest first, with its place and its pictures.
struct PageFindings {
  private struct Item {
    var key: FindingKey
    /// Its place and those that take part.
    var places: [Span]
    /// Indices into the page's entries.
    var entries: [Int]
  }

  private var items: [Item] = []
  /// For each entry its findings' numbers, from 0.
  private var numbers: [[Int]] = []
  private let locations: Locations

  init(_ entries: [CellPage.Entry], locations: Locations) {
    var found: [Item] = []
    var places: [FindingKey: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for finding in entry.findings {
        let key = FindingKey(finding)
        let place = places[key] ?? found.count
        if place == found.count {
          places[key] = place
          found.append(Item(key: key, places: [finding.span] + finding.related, entries: []))
        }
        if found[place].entries.last != index { found[place].entries.append(index) }
      }
    }
    // Gravest first; those of a level stay in their order.
    items = Severity.allCases.reversed().flatMap { level in found.filter { $0.key.rule.level == level } }
    self.locations = locations
    numbers = Array(repeating: [], count: entries.count)
    for (number, item) in items.enumerated() {
      for entry in item.entries { numbers[entry].append(number) }
    }
  }

  var isEmpty: Bool { items.isEmpty }

  /// How many findings there are of a level.
  func count(of level: Severity) -> Int { items.count { $0.key.rule.level == level } }

  /// The gravest level among some entries.
  func level(of entries: [Int]) -> Severity? {
    entries.flatMap { numbers[$0] }.map { items[$0].key.rule.level }.max()
  }

  /// The findings of an entry as links to the list; nothing where it has none.
  func appendChips(of entry: Int, to out: inout [UInt8]) {
    if numbers[entry].isEmpty { return }
    out.append("<ul class=\"chips\" aria-label=\"Findings\">")
    for number in numbers[entry] {
      let rule = items[number].key.rule
      out.append("<li><a class=\"chip ")
      out.append(raw: rule.level.rawValue)
      out.append("\" href=\"#finding-")
      out.append(number: number + 1)
      out.append("\">")
      out.append(level: rule.level)
      out.append(raw: rule.rawValue)
      out.append("</a></li>")
    }
    out.append("</ul>\n")
  }

  /// The list at the top of the page; nothing where there are none.
  func appendSection(entries: [CellPage.Entry], to out: inout [UInt8]) {
    if items.isEmpty { return }
    out.append("<section class=\"findings\" id=\"findings\" aria-labelledby=\"findings-title\">\n")
    out.append("<h2 id=\"findings-title\">Findings</h2>\n<ol>\n")
    for (number, item) in items.enumerated() {
      let rule = item.key.rule
      out.append("<li class=\"fault ")
      out.append(raw: rule.level.rawValue)
      out.append("\" id=\"finding-")
      out.append(number: number + 1)
      out.append("\">\n<p class=\"rule\">")
      out.append(level: rule.level)
      out.append(linkTo: rule, root: "../")
      out.append("</p>\n<p class=\"message\">")
      out.append(isolated: item.key.message)
      out.append("</p>\n")
      out.append(places: item.places, in: locations)
      PreviewLinks.append(count: item.entries.count, showsCell: false, to: &out) {
        ("", entries[item.entries[$0]].record)
      }
      out.append("</li>\n")
    }
    out.append("</ol>\n</section>\n")
  }
}
