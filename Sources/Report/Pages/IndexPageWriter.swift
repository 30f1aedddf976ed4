import Diagnostics
import Graphics
import Hashing
import Staging
import UIKitRules

/// Writes the index.
struct IndexPageWriter {
  private let page: IndexPage
  private let notes: FactNotes
  private let pictures: IndexPictures
  /// How many of the scenes' and how many of the cells' pictures stand within the page's capacity.
  private let sceneLimit: Int
  private let sampleLimit: Int

  init(page: IndexPage) {
    self.page = page
    sceneLimit = IndexPage.sceneLimit(page.scenes.count)
    sampleLimit = IndexPage.sampleLimit(scenes: page.scenes.count)
    notes = FactNotes(
      page.scenes.prefix(sceneLimit).map(\.facts)
        + page.cells.flatMap { $0.samples.map(\.facts) }.prefix(sampleLimit))
    pictures = IndexPictures(page: page, notes: notes)
  }

  func bytes() -> [UInt8] {
    let report = page.report
    let several = page.files.isEmpty ? nil : "\(Decimal.grouped(page.files.count)) files"
    let title = report.title ?? several ?? report.inputs.first ?? "Proof"
    let frame = PageFrame(
      root: "", bodyClass: "index", title: "\(title) · proof sheet",
      skipText: page.files.isEmpty ? "Skip to the findings" : "Skip to the files",
      hasFiles: !page.files.isEmpty)
    var out: [UInt8] = []
    frame.open(&out)
    appendTitle(title, to: &out)
    frame.openMain(&out, definitions: page.definitions)
    if page.files.isEmpty {
      IndexFindings(page: page).append(to: &out)
      appendScenes(to: &out)
      appendCells(to: &out)
    } else {
      var files = IndexFiles(page: page, pictures: pictures)
      files.appendContents(to: &out)
      files.appendSections(to: &out)
      if page.hasTechniques { appendTechniques(to: &out) }
      IndexFindings(page: page).append(to: &out)
    }
    IndexSkipped(skipped: report.skipped).append(to: &out)
    notes.appendSection(to: &out)
    appendSources(to: &out)
    frame.close(&out, layout: nil)
    return out
  }

  private func appendTitle(_ title: String, to out: inout [UInt8]) {
    let report = page.report
    out.append("<h1>")
    out.append(isolated: title)
    out.append("</h1>\n<p class=\"standfirst\">")
    for (index, input) in report.inputs.prefix(4).enumerated() {
      if index > 0 { out.append(", ") }
      out.append("<code>")
      out.append(isolated: input)
      out.append("</code>")
    }
    if report.inputs.count > 4 {
      out.append(" and ")
      out.append(raw: Decimal.grouped(report.inputs.count - 4))
      out.append(" more")
    }
    out.append("</p>\n")
    var figures = [
      Figure(label: "Previews", count: report.previews.count),
      Figure(label: "Cells", count: page.cells.count),
    ]
    for level in Severity.allCases.reversed() {
      let count = report.findings.count(of: level)
      if count > 0 || level >= .warning {
        figures.append(Figure(label: level.plural, count: count, level: level))
      }
    }
    if !report.skipped.isEmpty { figures.append(Figure(label: "Skipped", count: report.skipped.count)) }
    Figure.append(figures, to: &out)
  }

  private func appendScenes(to out: inout [UInt8]) {
    if page.scenes.isEmpty { return }
    out.append(
      "<section class=\"scenes\" aria-labelledby=\"scenes-title\">\n<h2 id=\"scenes-title\">In the table</h2>\n"
    )
    var start = 0
    while start < sceneLimit {
      var end = start + 1
      while end < sceneLimit, isTogether(page.scenes[start], page.scenes[end]) { end += 1 }
      pictures.append(scenes: page.scenes[start..<end], heading: page.scenes[start].name, to: &out)
      start = end
    }
    if sceneLimit < page.scenes.count {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(page.scenes.count - sceneLimit))
      out.append(" further scenes are in svg/scenes/.</p>\n")
    }
    out.append("</section>\n")
  }

  private func isTogether(_ left: IndexPage.Scene, _ right: IndexPage.Scene) -> Bool {
    left.name == right.name && left.design == right.design
  }

  private func appendTechniques(to out: inout [UInt8]) {
    out.append("<p class=\"beside\"><a href=\"techniques.html\">Swipe actions side by side</a>")
    out.append(", in rows of their height and twice as high</p>\n")
  }

  private func appendCells(to out: inout [UInt8]) {
    if page.cells.isEmpty { return }
    out.append(
      "<section class=\"cells\" aria-labelledby=\"cells-title\">\n<h2 id=\"cells-title\">Cells</h2>\n")
    if page.hasTechniques { appendTechniques(to: &out) }
    var left = sampleLimit
    for cell in page.cells {
      pictures.append(cell: cell, samples: cell.samples.prefix(left), to: &out)
      left -= min(left, cell.samples.count)
    }
    out.append("</section>\n")
  }

  private func appendSources(to out: inout [UInt8]) {
    let report = page.report
    out.append(
      "<section class=\"sources\" aria-labelledby=\"sources-title\">\n<h2 id=\"sources-title\">Made from</h2>\n<dl>"
    )
    // The files of a folder are listed at the top.
    if page.files.isEmpty {
      out.append("<div><dt>Inputs</dt>")
      for input in report.inputs {
        out.append("<dd><code>")
        out.append(isolated: input)
        out.append("</code></dd>")
      }
      out.append("</div>")
    }
    if !report.fonts.isEmpty {
      out.append("<div><dt>Fonts</dt>")
      for font in report.fonts {
        out.append("<dd>")
        out.append(isolated: font.family)
        if let version = font.version {
          out.append(" ")
          out.append(isolated: version)
        }
        out.append(" <code>")
        out.append(raw: String(font.hash.hex.prefix(12)))
        out.append("</code></dd>")
      }
      out.append("</div>")
    }
    out.append("</dl>\n</section>\n")
  }
}
