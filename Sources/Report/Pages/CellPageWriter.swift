import Diagnostics
import Staging

/// Writes a cell's page.
struct CellPageWriter {
  private let page: CellPage
  private let findings: PageFindings
  private let notes: FactNotes
  private let groups: [ProofGroup]

  init(page: CellPage, locations: Locations) {
    self.page = page
    findings = PageFindings(page.entries, locations: locations)
    notes = FactNotes(page.entries.lazy.map(\.facts))
    groups = ProofGroup.groups(of: page)
  }

  func bytes() -> [UInt8] {
    let header = page.header
    let place = header.pages.count > 1 ? ", page \(header.page + 1) of \(header.pages.count)" : ""
    let frame = PageFrame(
      root: "../", bodyClass: "cell", title: "\(header.cell)\(place) · \(header.title ?? header.input)",
      skipText: "Skip to the pictures")
    var out: [UInt8] = []
    out.reserveCapacity(
      16_384 + page.definitions.count + page.entries.reduce(0) { $0 + $1.picture.count + 1500 })
    frame.open(&out)
    appendTitle(to: &out)
    frame.openMain(&out, definitions: page.definitions)
    findings.appendSection(entries: page.entries, to: &out)
    appendGroups(to: &out)
    appendPager(to: &out, label: "Further pages")
    notes.appendSection(to: &out)
    frame.close(&out, layout: "layout/\(header.cell).json")
    return out
  }

  private func appendTitle(to out: inout [UInt8]) {
    let header = page.header
    out.append("<h1>")
    out.append(isolated: header.cellTitle ?? header.cell)
    out.append("</h1>\n<p class=\"standfirst\">")
    if let title = header.title {
      out.append(isolated: title)
      out.append(" · ")
    }
    if header.cellTitle != nil {
      out.append("<code>")
      out.append(isolated: header.cell)
      out.append("</code> · ")
    }
    out.append("<code>")
    out.append(isolated: header.input)
    out.append("</code></p>\n")
    var figures = [Figure(label: "Previews", count: header.previewCount)]
    if header.pages.count > 1 { figures.append(Figure(label: "On this page", count: page.entries.count)) }
    for level in Severity.allCases.reversed() {
      let count = findings.count(of: level)
      if count > 0 || level == .error {
        figures.append(Figure(label: level.plural, count: count, level: level))
      }
    }
    if !page.skipped.isEmpty { figures.append(Figure(label: "Skipped", count: page.skipped.count)) }
    Figure.append(figures, to: &out)
    if header.ladder != nil || header.hierarchy != nil { appendBeside(to: &out) }
    appendPager(to: &out, label: "Pages")
    appendContents(to: &out)
  }

  /// The way to the cell's pages of other kinds.
  private func appendBeside(to out: inout [UInt8]) {
    let header = page.header
    let ways: [(folder: StaticString, page: String?, words: StaticString)] = [
      ("ladder", header.ladder, "Every text size"), ("languages", header.languages, "Every language"),
      ("hierarchy", header.hierarchy, "View hierarchy, system by system"),
    ]
    out.append("<p class=\"beside\">")
    for (index, way) in ways.filter({ $0.page != nil }).enumerated() {
      if index > 0 { out.append(" · ") }
      out.append("<a href=\"../")
      out.append(way.folder)
      out.append("/")
      out.append(url: way.page ?? "")
      out.append("\">")
      out.append(way.words)
      out.append("</a>")
    }
    out.append("</p>\n")
  }

  /// The way to the other pages of the cell; nothing where there is one page only.
  private func appendPager(to out: inout [UInt8], label: StaticString) {
    let header = page.header
    guard header.pages.count > 1 else { return }
    out.append("<nav class=\"pager\" aria-label=\"")
    out.append(label)
    out.append("\"><ol>")
    if header.page > 0 {
      out.append("<li><a rel=\"prev\" href=\"")
      out.append(url: header.pages[header.page - 1])
      out.append("\">Previous</a></li>")
    }
    for (index, file) in header.pages.enumerated() where isShown(index) {
      out.append("<li><a href=\"")
      out.append(url: file)
      out.append(index == header.page ? "\" aria-current=\"page\">" : "\">")
      out.append("<span class=\"unseen\">Page </span>")
      out.append(number: index + 1)
      out.append("</a></li>")
    }
    if header.page + 1 < header.pages.count {
      out.append("<li><a rel=\"next\" href=\"")
      out.append(url: header.pages[header.page + 1])
      out.append("\">Next</a></li>")
    }
    out.append("</ol></nav>\n")
  }

  /// The first, the last and the near ones of many pages.
  private func isShown(_ index: Int) -> Bool {
    index == 0 || index == page.header.pages.count - 1 || abs(index - page.header.page) <= 4
  }

  /// The way to the page's groups; nothing where there is one only.
  private func appendContents(to out: inout [UInt8]) {
    guard groups.count > 1 else { return }
    out.append("<nav class=\"contents\" aria-label=\"Groups\"><ol>")
    for (index, group) in groups.enumerated() {
      out.append("<li><a href=\"#group-")
      out.append(number: index + 1)
      out.append("\">")
      group.appendName(to: &out, withMatrix: true)
      out.append("</a> <span class=\"count\">")
      out.append(number: group.entries.count)
      out.append("</span>")
      if let level = findings.level(of: group.entries) {
        out.append(" <span class=\"sign ")
        out.append(raw: level.rawValue)
        out.append("\">")
        out.append(icon: level)
        out.append("<span class=\"unseen\">with findings: ")
        out.append(level.words)
        out.append("</span></span>")
      }
      out.append("</li>")
    }
    out.append("</ol></nav>\n")
  }

  private func appendGroups(to out: inout [UInt8]) {
    var matrix: String??
    var matrixNumber = 0
    for (index, group) in groups.enumerated() {
      if matrix != .some(group.key.matrix) {
        if matrix != nil { out.append("</section>\n") }
        matrix = .some(group.key.matrix)
        matrixNumber += 1
        out.append("<section class=\"matrix\">\n<h2 id=\"matrix-")
        out.append(number: matrixNumber)
        out.append("\">")
        if let name = group.key.matrix { out.append(isolated: name) } else { out.append("Previews") }
        out.append("</h2>\n")
      }
      ProofGrid(group: group, number: index + 1, page: page, findings: findings, notes: notes)
        .append(matrix: matrixNumber, to: &out)
    }
    if matrix != nil { out.append("</section>\n") }
  }
}
