import Diagnostics

/// The files of a folder on the index: what there is, then one below the other, each with its tables and cells.
struct IndexFiles {
  /// A longer list stands behind a disclosure, so that the cells are not far below.
  private static let listedAtOnce = 40

  /// So many findings of one file are told in its section.
  private static let listedFindings = 60

  private let page: IndexPage
  private let pictures: IndexPictures
  /// How many more pictures may stand on the page.
  private var left = IndexPage.linkedCapacity

  init(page: IndexPage, pictures: IndexPictures) {
    self.page = page
    self.pictures = pictures
  }

  /// The way to each file.
  func appendContents(to out: inout [UInt8]) {
    out.append("<section aria-labelledby=\"files-title\">\n<h2 id=\"files-title\">Files</h2>\n")
    out.append("<nav aria-labelledby=\"files-title\">\n")
    let isFolded = page.files.count > Self.listedAtOnce
    if isFolded {
      out.append("<details class=\"more\"><summary>All ")
      out.append(raw: Decimal.grouped(page.files.count))
      out.append(" files</summary>\n")
    }
    out.append("<ol class=\"contents\">\n")
    for (number, file) in page.files.enumerated() {
      out.append("<li><a href=\"#file-")
      out.append(number: number + 1)
      out.append("\">")
      out.append(isolated: file.name)
      out.append("</a> <span>")
      append(cells: file.cells.count, to: &out)
      appendSigns(of: file, to: &out)
      out.append("</span></li>\n")
    }
    out.append("</ol>\n")
    if isFolded { out.append("</details>\n") }
    out.append(
      "<p class=\"beside\"><a href=\"#findings-title\">Findings</a> by rule</p>\n</nav>\n</section>\n")
  }

  /// A section for each file.
  mutating func appendSections(to out: inout [UInt8]) {
    for (number, file) in page.files.enumerated() {
      out.append("<section class=\"file\" id=\"file-")
      out.append(number: number + 1)
      out.append("\" aria-labelledby=\"file-title-")
      out.append(number: number + 1)
      out.append("\">\n<h2 id=\"file-title-")
      out.append(number: number + 1)
      out.append("\"><code>")
      out.append(isolated: file.name)
      out.append("</code></h2>\n<p class=\"tally\">")
      append(cells: file.cells.count, to: &out)
      appendSigns(of: file, to: &out)
      out.append("</p>\n")
      append(findings: file.findings, to: &out)
      append(scenes: page.scenes[file.scenes], to: &out)
      for cell in page.cells[file.cells] {
        let samples = cell.samples.prefix(left)
        left -= samples.count
        pictures.append(cell: cell, samples: samples, to: &out)
      }
      out.append("</section>\n")
    }
  }

  /// A table by itself: each picture is of another system, device or appearance.
  private mutating func append(scenes: ArraySlice<IndexPage.Scene>, to out: inout [UInt8]) {
    var rest = scenes
    while let first = rest.first, left > 0 {
      let table = rest.prefix { $0.name == first.name }
      rest = rest[table.endIndex...]
      let shown = table.prefix(left)
      left -= shown.count
      pictures.append(scenes: shown, heading: first.design ?? "In the table", to: &out)
    }
  }

  private func append(cells count: Int, to out: inout [UInt8]) {
    out.append(raw: Decimal.grouped(count))
    out.append(count == 1 ? " cell" : " cells")
  }

  /// What was found in the file and in its pictures.
  private func appendSigns(of file: IndexPage.File, to out: inout [UInt8]) {
    let previews = page.cells[file.cells].flatMap(\.pages).flatMap(\.previews)
    pictures.appendSigns(previews, and: file.findings, to: &out)
  }

  // MARK: Findings

  /// What was found in the file itself, gravest first; behind a disclosure, since the cells are what is looked for.
  private func append(findings numbers: [Int], to out: inout [UInt8]) {
    if numbers.isEmpty { return }
    let entries = page.report.findings.entries
    let ranked = Severity.allCases.reversed().flatMap { level in
      numbers.filter { entries[$0].level == level }
    }
    out.append("<details class=\"more\"><summary>")
    out.append(raw: Decimal.grouped(numbers.count))
    out.append(numbers.count == 1 ? " finding of the file itself" : " findings of the file itself")
    out.append("</summary>\n<ul class=\"instances\">\n")
    for number in ranked.prefix(Self.listedFindings) { append(entries[number], to: &out) }
    out.append("</ul>\n")
    if numbers.count > Self.listedFindings {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(numbers.count - Self.listedFindings))
      out.append(" further ones are in report.json.</p>\n")
    }
    out.append("</details>\n")
  }

  private func append(_ entry: FindingLedger.Entry, to out: inout [UInt8]) {
    out.append("<li><p class=\"message\"><span class=\"sign ")
    out.append(raw: entry.level.rawValue)
    out.append("\">")
    out.append(icon: entry.level)
    out.append(entry.level.words)
    out.append("</span> · ")
    out.append(isolated: entry.message)
    out.append(" ")
    out.append(linkTo: entry.rule, root: "")
    out.append("</p>\n")
    out.append(places: [entry.span] + entry.related, in: page.report.locations)
    out.append("</li>\n")
  }
}
