import Checks
import Diagnostics
import Staging

/// The findings of one page: those of a rule at one place together, gravest first, with their pictures.
struct PageFindings {
  /// What was found by a rule at a place.
  private struct Item {
    var rule: Rule
    /// Its place and those that take part.
    var places: [Span]
    /// What it says, each with indices into the page's entries: figures follow the system and the text size.
    var tellings: [(message: String, entries: [Int])] = []

    /// Indices into the page's entries.
    var entries: Set<Int> { Set(tellings.flatMap(\.entries)) }

    mutating func tell(_ message: String, in entry: Int) {
      guard let place = tellings.firstIndex(where: { $0.message == message }) else {
        return tellings.append((message, [entry]))
      }
      if tellings[place].entries.last != entry { tellings[place].entries.append(entry) }
    }
  }

  private struct Key: Hashable {
    var rule: Rule
    var span: Span
  }

  /// So many messages of one item are open.
  private static let open = 2

  private var items: [Item] = []
  /// For each entry its findings' numbers, from 0.
  private var numbers: [[Int]] = []
  private let locations: Locations

  init(_ entries: [CellPage.Entry], locations: Locations) {
    var found: [Item] = []
    var places: [Key: Int] = [:]
    for (index, entry) in entries.enumerated() {
      for finding in entry.findings {
        let key = Key(rule: finding.rule, span: finding.span)
        let place = places[key] ?? found.count
        if place == found.count {
          places[key] = place
          found.append(Item(rule: finding.rule, places: [finding.span] + finding.related))
        }
        found[place].tell(finding.message, in: index)
      }
    }
    // Gravest first; those of a level stay in their order.
    items = Severity.allCases.reversed().flatMap { level in found.filter { $0.rule.level == level } }
    self.locations = locations
    numbers = Array(repeating: [], count: entries.count)
    for (number, item) in items.enumerated() {
      for entry in item.entries { numbers[entry].append(number) }
    }
  }

  var isEmpty: Bool { items.isEmpty }

  /// How many findings there are of a level.
  func count(of level: Severity) -> Int {
    items.reduce(0) { $0 + ($1.rule.level == level ? $1.tellings.count : 0) }
  }

  /// The gravest level among some entries.
  func level(of entries: [Int]) -> Severity? {
    entries.flatMap { numbers[$0] }.map { items[$0].rule.level }.max()
  }

  /// The findings of an entry as links to the list; nothing where it has none.
  func appendChips(of entry: Int, to out: inout [UInt8]) {
    if numbers[entry].isEmpty { return }
    out.append("<ul class=\"chips\" aria-label=\"Findings\">")
    for number in numbers[entry] {
      let rule = items[number].rule
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
      let rule = item.rule
      out.append("<li class=\"fault ")
      out.append(raw: rule.level.rawValue)
      out.append("\" id=\"finding-")
      out.append(number: number + 1)
      out.append("\">\n<p class=\"rule\">")
      out.append(level: rule.level)
      out.append(linkTo: rule, root: "../")
      out.append("</p>\n")
      append(item.tellings.prefix(Self.open), of: entries, to: &out)
      let rest = item.tellings.dropFirst(Self.open)
      if !rest.isEmpty {
        out.append("<details class=\"more\"><summary>")
        out.append(number: rest.count)
        out.append(rest.count == 1 ? " other figure</summary>\n" : " other figures</summary>\n")
        append(rest, of: entries, to: &out)
        out.append("</details>\n")
      }
      out.append(places: item.places, in: locations)
      out.append("</li>\n")
    }
    out.append("</ol>\n</section>\n")
  }

  private func append(
    _ tellings: ArraySlice<(message: String, entries: [Int])>, of entries: [CellPage.Entry],
    to out: inout [UInt8]
  ) {
    for telling in tellings {
      out.append("<p class=\"message\">")
      out.append(isolated: telling.message)
      out.append("</p>\n")
      PreviewLinks.append(count: telling.entries.count, showsCell: false, to: &out) {
        ("", entries[telling.entries[$0]].record)
      }
    }
  }
}
