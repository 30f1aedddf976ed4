import Diagnostics
import Graphics
import Hashing
import Staging
import UIKitRules

/// Writes the index.
struct IndexPageWriter {
  private let page: IndexPage
  private let notes: FactNotes
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
  }

  func bytes() -> [UInt8] {
    let report = page.report
    let title = report.title ?? report.inputs.first ?? "Proof"
    let frame = PageFrame(
      root: "", bodyClass: "index", title: "\(title) · proof sheet", skipText: "Skip to the findings")
    var out: [UInt8] = []
    frame.open(&out)
    appendTitle(title, to: &out)
    frame.openMain(&out, definitions: page.definitions)
    IndexFindings(page: page).append(to: &out)
    appendScenes(to: &out)
    appendCells(to: &out)
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
      append(scenes: page.scenes[start..<end], to: &out)
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

  private func append(scenes: ArraySlice<IndexPage.Scene>, to out: inout [UInt8]) {
    guard let first = scenes.first else { return }
    out.append("<h3>")
    out.append(isolated: first.name)
    if let design = first.design {
      out.append(" <span>")
      out.append(isolated: design)
      out.append("</span>")
    }
    out.append("</h3>\n<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-label=\"Scene ")
    out.append(attribute: first.name)
    if let design = first.design {
      out.append(", ")
      out.append(attribute: design)
    }
    out.append("\">\n<ul class=\"row\">\n")
    for scene in scenes {
      out.append("<li><figure class=\"proof\" id=\"scene-")
      out.append(anchor: scene.record.id)
      out.append("\">\n<div class=\"plate\">")
      out.append(contentsOf: scene.picture)
      out.append("</div>\n<figcaption>\n<p class=\"name\">")
      out.append("<b>")
      out.append(text: scene.traits.system.words)
      out.append("</b> <span>")
      out.append(isolated: scene.traits.device.name)
      out.append(extrasOf: Preview(cell: 0, row: 0, state: .normal, traits: scene.traits))
      out.append("</span>")
      notes.appendMarks(scene.facts, to: &out)
      out.append("</p>\n")
      append(size: scene.record.size, picture: scene.record.picture, to: &out)
      if scene.shownRows < scene.rowCount {
        out.append("<p class=\"rest\">The first ")
        out.append(raw: Decimal.grouped(scene.shownRows))
        out.append(" of ")
        out.append(raw: Decimal.grouped(scene.rowCount))
        out.append(" rows.</p>\n")
      }
      out.append("</figcaption>\n</figure></li>\n")
    }
    out.append("</ul>\n</div>\n")
  }

  private func append(size: Size, picture: String?, to out: inout [UInt8]) {
    out.append("<p class=\"size\">")
    out.append(points: size.width)
    out.append(" × ")
    out.append(points: size.height)
    out.append(" pt")
    if let picture {
      out.append(" · <a href=\"")
      out.append(url: picture)
      out.append("\">SVG<span class=\"unseen\"> ")
      out.append(text: picture)
      out.append("</span></a>")
    }
    out.append("</p>\n")
  }

  private func appendCells(to out: inout [UInt8]) {
    if page.cells.isEmpty { return }
    out.append(
      "<section class=\"cells\" aria-labelledby=\"cells-title\">\n<h2 id=\"cells-title\">Cells</h2>\n")
    if page.hasTechniques {
      out.append("<p class=\"beside\"><a href=\"techniques.html\">Swipe actions side by side</a>")
      out.append(", in rows of their height and twice as high</p>\n")
    }
    var left = sampleLimit
    for cell in page.cells {
      append(cell: cell, samples: cell.samples.prefix(left), to: &out)
      left -= min(left, cell.samples.count)
    }
    out.append("</section>\n")
  }

  private func append(
    cell: IndexPage.Cell, samples: ArraySlice<IndexPage.Sample>, to out: inout [UInt8]
  ) {
    let previews = page.report.previews
    out.append("<article class=\"cell-row\">\n<h3>")
    let link = cell.pages.first
    if let link {
      out.append("<a href=\"cells/")
      out.append(url: link.file)
      out.append("\">")
    }
    out.append(isolated: cell.title ?? cell.id)
    if link != nil { out.append("</a>") }
    if cell.title != nil {
      out.append(" <code>")
      out.append(isolated: cell.id)
      out.append("</code>")
    }
    if let design = cell.design {
      out.append(" <span>")
      out.append(isolated: design)
      out.append("</span>")
    }
    out.append("</h3>\n<p class=\"tally\">")
    let count = cell.pages.reduce(0) { $0 + $1.previews.count }
    out.append(raw: Decimal.grouped(count))
    out.append(count == 1 ? " preview" : " previews")
    if cell.pages.count > 1 {
      out.append(" on ")
      out.append(number: cell.pages.count)
      out.append(" pages")
    }
    let found = Set(cell.pages.flatMap(\.previews).flatMap { previews[$0].findings })
    for level in Severity.allCases.reversed() {
      let count = found.count { page.report.findings.entries[$0].level == level }
      if count == 0 { continue }
      out.append(" · <span class=\"sign ")
      out.append(raw: level.rawValue)
      out.append("\">")
      out.append(icon: level)
      out.append(raw: Decimal.grouped(count))
      out.append(" ")
      out.append(count == 1 ? level.words : level.plural)
      out.append("</span>")
    }
    out.append("</p>\n")
    append(samples: samples, of: cell, to: &out)
    out.append("</article>\n")
  }

  private func append(
    samples: ArraySlice<IndexPage.Sample>, of cell: IndexPage.Cell, to out: inout [UInt8]
  ) {
    if samples.isEmpty { return }
    out.append("<div class=\"pane\" role=\"region\" tabindex=\"0\" aria-label=\"Pictures of ")
    out.append(attribute: cell.id)
    out.append("\">\n<ul class=\"row\">\n")
    for sample in samples {
      let record = page.report.previews[sample.preview]
      let file = cell.pages.first { $0.previews.contains(sample.preview) }?.file ?? cell.pages.first?.file
      out.append("<li><figure class=\"proof\" id=\"sample-")
      out.append(anchor: record.id)
      out.append("\">\n<div class=\"plate\">")
      out.append(contentsOf: sample.picture)
      out.append("</div>\n<figcaption><p class=\"name\">")
      if let file {
        out.append("<a href=\"cells/")
        out.append(url: file)
        out.append("#")
        out.append(fragment: record.id)
        out.append("\">")
      }
      out.append(nameOf: record.preview)
      out.append(extrasOf: record.preview)
      if file != nil { out.append("</a>") }
      notes.appendMarks(sample.facts, to: &out)
      out.append("</p></figcaption>\n</figure></li>\n")
    }
    out.append("</ul>\n</div>\n")
  }

  private func appendSources(to out: inout [UInt8]) {
    let report = page.report
    out.append(
      "<section class=\"sources\" aria-labelledby=\"sources-title\">\n<h2 id=\"sources-title\">Made from</h2>\n<dl>"
    )
    out.append("<div><dt>Inputs</dt>")
    for input in report.inputs {
      out.append("<dd><code>")
      out.append(isolated: input)
      out.append("</code></dd>")
    }
    out.append("</div>")
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
