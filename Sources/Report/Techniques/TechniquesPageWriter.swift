import Graphics
import Staging
import UIKitRules

/// Writes the page of techniques.
struct TechniquesPageWriter {
  private let page: TechniquesPage
  private let notes: FactNotes

  init(page: TechniquesPage) {
    self.page = page
    let slots = page.rows.flatMap { $0.slots + $0.doubled }
    notes = FactNotes(
      slots.compactMap { slot in
        switch slot {
        case .picture(_, _, _, let facts), .same(_, let facts): facts
        case .skipped: nil
        }
      })
  }

  func bytes() -> [UInt8] {
    let frame = PageFrame(
      root: "./", bodyClass: "techniques", title: "Swipe actions side by side",
      skipText: "Skip to the pictures")
    var out: [UInt8] = []
    frame.open(&out)
    out.append(
      """
      <h1>Swipe actions side by side</h1>
      <p class="standfirst">Each cell swiped open on every system, in a row of its own height and in one twice as \
      high: what tiles, what loses its colours, what is given another width. A picture that a system draws as one before it \
      did is not drawn again.</p>

      """)
    frame.openMain(&out, definitions: page.definitions)
    out.append(
      """
      <section class="group">
      <h2 id="techniques">Cells down, systems across</h2>
      <div class="pane" role="region" tabindex="0" aria-labelledby="techniques">
      <table class="sheet" role="table">
      <caption class="unseen">Each cell in a row of its height, then in a row twice as high</caption>
      <thead role="rowgroup"><tr role="row"><td role="cell"></td>
      """)
    for system in page.systems {
      out.append("<th scope=\"col\" role=\"columnheader\">")
      out.append(text: system.words)
      out.append("</th>")
    }
    out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n")
    for row in page.rows {
      append(row, row.slots, words: "Row as designed", id: "", to: &out)
      append(row, row.doubled, words: "Twice as high", id: "/double", to: &out)
    }
    out.append("</tbody>\n</table>\n</div>\n")
    if page.leftOut > 0 {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(page.leftOut))
      out.append(page.leftOut == 1 ? " further cell is" : " further cells are")
      out.append(" left out: a page holds ")
      out.append(number: TechniquesPage.capacity)
      out.append(" pictures.</p>\n")
    }
    out.append("</section>\n")
    notes.appendSection(to: &out)
    frame.close(&out, layout: nil)
    return out
  }

  /// - Parameter id: what tells the two lines of a cell apart in the ids of its pictures.
  private func append(
    _ row: TechniquesPage.Row, _ slots: [TechniquesPage.Slot], words: StaticString, id: String,
    to out: inout [UInt8]
  ) {
    out.append("<tr role=\"row\"><th scope=\"row\" role=\"rowheader\"><b><a href=\"cells/")
    out.append(url: row.page)
    out.append("\">")
    out.append(isolated: row.cell)
    out.append("</a></b> <span>")
    out.append(words)
    out.append("</span>")
    if let design = row.design {
      out.append(" <span>")
      out.append(isolated: design)
      out.append("</span>")
    }
    out.append("</th>\n")
    for slot in slots {
      switch slot {
      case .picture(let picture, let preview, let size, let facts):
        let anchor = "\(row.cell)/\(preview.name)\(id)"
        out.append("<td role=\"cell\"><figure class=\"proof\" id=\"")
        out.append(anchor: anchor)
        out.append("\">\n<div class=\"plate\">")
        out.append(contentsOf: picture)
        out.append("</div>\n<figcaption><p class=\"name\"><a href=\"#")
        out.append(fragment: anchor)
        out.append("\"><b>")
        out.append(text: preview.traits.system.words)
        out.append("</b> <span>")
        out.append(isolated: preview.traits.device.name)
        out.append("</span></a>")
        notes.appendMarks(facts, to: &out)
        out.append("</p><p class=\"size\">")
        out.append(points: size.width)
        out.append(" × ")
        out.append(points: size.height)
        out.append(" pt</p></figcaption>\n</figure></td>\n")
      case .same(let system, let facts):
        out.append("<td class=\"void\" role=\"cell\"><p>As on ")
        out.append(text: system.words)
        notes.appendMarks(facts, to: &out)
        out.append("</p></td>\n")
      case .skipped(let reason):
        out.append("<td class=\"void\" role=\"cell\"><p><b>Skipped</b> ")
        out.append(isolated: reason)
        out.append("</p></td>\n")
      }
    }
    out.append("</tr>\n")
  }
}
