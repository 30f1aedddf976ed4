import Checks
import Diagnostics
import Graphics
import Staging
import UIKitRules

/// Writes a cell's page of text sizes or of languages.
struct LadderPageWriter {
  private let page: LadderPage
  private let notes: FactNotes

  init(page: LadderPage) {
    self.page = page
    notes = FactNotes(page.rungs.lazy.flatMap(\.slots).map(\.facts))
  }

  private var shownRows: Int { page.rungs.first?.slots.count ?? 0 }

  func bytes() -> [UInt8] {
    let frame = PageFrame(
      root: "../", bodyClass: "ladder",
      title: "\(page.cell), \(page.kind.words) · \(page.title ?? page.input)",
      skipText: "Skip to the pictures")
    var out: [UInt8] = []
    frame.open(&out)
    appendTitle(to: &out)
    frame.openMain(&out, definitions: page.definitions)
    appendTable(to: &out)
    notes.appendSection(to: &out)
    frame.close(&out, layout: nil)
    return out
  }

  private func appendTitle(to out: inout [UInt8]) {
    out.append("<h1>")
    out.append(isolated: page.cell)
    out.append("</h1>\n<p class=\"standfirst\">")
    out.append(page.kind.standfirst)
    out.append(text: page.traits.system.words)
    out.append(", ")
    out.append(isolated: page.traits.device.name)
    out.append(" · <a href=\"../cells/")
    out.append(url: page.page)
    out.append("\">Pictures of the cell</a></p>\n")
  }

  private func appendTable(to out: inout [UInt8]) {
    out.append("<section class=\"group\">\n<h2 id=\"ladder\">")
    out.append(page.kind.heading)
    out.append("</h2>\n<p class=\"beside\">")
    out.append(page.kind.reading)
    out.append(
      """
      </p>
      <div class="pane" role="region" tabindex="0" aria-labelledby="ladder">
      <table class="sheet" role="table">
      <caption class="unseen">
      """)
    out.append(page.kind.heading)
    out.append("</caption>\n<thead role=\"rowgroup\"><tr role=\"row\"><td role=\"cell\"></td>")
    for row in 0..<shownRows {
      out.append("<th scope=\"col\" role=\"columnheader\">Row\u{A0}")
      out.append(number: row + 1)
      out.append("</th>")
    }
    out.append("</tr></thead>\n<tbody role=\"rowgroup\">\n")
    for rung in page.rungs { append(rung, to: &out) }
    out.append("</tbody>\n</table>\n</div>\n")
    if page.rowCount > shownRows {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(page.rowCount - shownRows))
      out.append(page.rowCount - shownRows == 1 ? " further row is" : " further rows are")
      out.append(" left out.</p>\n")
    }
    out.append("</section>\n")
  }

  private func append(_ rung: LadderPage.Rung, to out: inout [UInt8]) {
    out.append("<tr role=\"row\"><th scope=\"row\" role=\"rowheader\"><b>")
    out.append(text: rung.name)
    out.append("</b>")
    for detail in rung.details {
      out.append(" <span>")
      out.append(breakingWords: detail)
      out.append("</span>")
    }
    out.append("</th>\n")
    for slot in rung.slots {
      switch slot {
      case .picture(let proof): append(proof, of: rung, to: &out)
      case .same(let name, let facts):
        out.append("<td class=\"void\" role=\"cell\"><p>As ")
        out.append(page.kind.preposition)
        out.append(text: name)
        notes.appendMarks(facts, to: &out)
        out.append("</p></td>\n")
      case .asFirstRow(let facts):
        out.append("<td class=\"void\" role=\"cell\"><p>As high as row 1")
        notes.appendMarks(facts, to: &out)
        out.append("</p></td>\n")
      }
    }
    out.append("</tr>\n")
  }

  private func append(_ proof: LadderPage.Proof, of rung: LadderPage.Rung, to out: inout [UInt8]) {
    let anchor = "\(page.cell)/\(proof.preview.name)"
    out.append("<td role=\"cell\"><figure class=\"proof\" id=\"")
    out.append(anchor: anchor)
    out.append("\">\n<div class=\"plate\">")
    out.append(contentsOf: proof.picture)
    out.append("</div>\n<figcaption><p class=\"name\"><a href=\"#")
    out.append(fragment: anchor)
    out.append("\"><b>")
    out.append(text: rung.name)
    out.append("</b></a>")
    notes.appendMarks(proof.facts, to: &out)
    out.append("</p><p class=\"size\">")
    out.append(points: proof.size.width)
    out.append(" × ")
    out.append(points: proof.size.height)
    out.append(" pt")
    if proof.growth != 0 {
      out.append(proof.growth > 0 ? ", " : ", \u{2212}")
      out.append(points: abs(proof.growth))
      out.append(proof.growth > 0 ? " more than " : " against ")
      if proof.growth > 0 { out.append(page.kind.preposition) }
      out.append(text: page.base)
    }
    out.append("</p>\n")
    append(proof.findings, to: &out)
    out.append("</figcaption>\n</figure></td>\n")
  }

  private func append(_ findings: [Finding], to out: inout [UInt8]) {
    if findings.isEmpty { return }
    out.append("<ul class=\"chips\" aria-label=\"Findings\">")
    for finding in findings {
      out.append("<li class=\"chip ")
      out.append(raw: finding.rule.level.rawValue)
      out.append("\">")
      out.append(level: finding.rule.level)
      out.append(linkTo: finding.rule, root: "../")
      out.append(" <span>")
      out.append(isolated: finding.message)
      out.append("</span></li>")
    }
    out.append("</ul>\n")
  }
}

extension LadderPage.Kind {
  fileprivate var words: StaticString {
    switch self {
    case .textSizes: "text sizes"
    case .languages: "languages"
    }
  }

  fileprivate var standfirst: StaticString {
    switch self {
    case .textSizes: "Every text size, "
    case .languages: "Every language, "
    }
  }

  fileprivate var preposition: StaticString {
    switch self {
    case .textSizes: "at "
    case .languages: "in "
    }
  }

  fileprivate var heading: StaticString {
    switch self {
    case .textSizes: "Text sizes down, rows across"
    case .languages: "Languages down, the widest first, rows across"
    }
  }

  fileprivate var reading: StaticString {
    switch self {
    case .textSizes:
      "Each finding is told once: at L, or at the smallest other size that has it. A row that is as high as the first, with no finding of its own, is drawn at L alone."
    case .languages:
      "The width is that of all texts of a row in one line each, of the widest row. Each finding is told once: in the language of development, or in the widest other one that has it. No one speaks en-XA, which is accented and a third longer, nor ar-XB, whose words run from right to left; the layout turns only where the design asks for that direction."
    }
  }
}

extension [UInt8] {
  /// Appends words of which a name in camel case that may break before each capital, for narrow columns.
  fileprivate mutating func append(breakingWords name: String) {
    for byte in name.utf8 {
      if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) { append("<wbr />") }
      append(byte)
    }
  }
}
