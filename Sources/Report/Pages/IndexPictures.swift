import Diagnostics
import Graphics
import Hashing
import Staging
import UIKitRules

/// Writes the pictures of tables and cells on the index.
struct IndexPictures {
  private let page: IndexPage
  private let notes: FactNotes

  init(page: IndexPage, notes: FactNotes) {
    self.page = page
    self.notes = notes
  }

  /// The pictures of one table.
  func append(scenes: ArraySlice<IndexPage.Scene>, heading: String, to out: inout [UInt8]) {
    guard let first = scenes.first else { return }
    out.append("<h3>")
    out.append(isolated: heading)
    if let design = first.design, design != heading {
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
      append(
        scene.picture, orFile: scene.record.picture, size: scene.record.size, label: "Table", to: &out)
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

  /// A cell with some of its pictures.
  func append(
    cell: IndexPage.Cell, samples: ArraySlice<IndexPage.Sample>, to out: inout [UInt8]
  ) {
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
    appendSigns(cell.pages.flatMap(\.previews), to: &out)
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
      append(
        sample.picture, orFile: record.picture, size: record.size,
        label: "\(cell.title ?? cell.id), \(record.preview.state.rawValue)", to: &out)
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

  /// How many findings of each level some previews have.
  func appendSigns(_ previews: [Int], and others: [Int] = [], to out: inout [UInt8]) {
    let found = Set(previews.flatMap { page.report.previews[$0].findings } + others)
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
  }

  /// A picture that stands in the page; where there is none its file, which a browser fetches when it is scrolled to.
  private func append(
    _ picture: [UInt8], orFile file: String?, size: Size, label: String, to out: inout [UInt8]
  ) {
    guard picture.isEmpty, let file else {
      out.append(contentsOf: picture)
      return
    }
    out.append("<img loading=\"lazy\" src=\"")
    out.append(url: file)
    out.append("\" width=\"")
    out.append(number: Int(size.width.rounded(.up)))
    out.append("\" height=\"")
    out.append(number: Int(size.height.rounded(.up)))
    out.append("\" alt=\"")
    out.append(attribute: label)
    out.append("\" />")
  }
}
