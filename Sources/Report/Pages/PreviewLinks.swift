import Staging

/// Links to pictures: a few at once, more behind a disclosure, the rest as a count.
enum PreviewLinks {
  /// So many stand there at once.
  static let shown = 6
  private static let listed = 150

  /// Each link leads to the preview's anchor on `page` (empty: this one).
  static func append(
    count: Int, shown: Int = shown, showsCell: Bool, to out: inout [UInt8],
    link: (Int) -> (page: String, record: PreviewRecord)
  ) {
    if count == 0 { return }
    append(list: (0..<count).prefix(shown).map(link), showsCell: showsCell, to: &out)
    let rest = (0..<count).dropFirst(shown)
    if rest.isEmpty { return }
    out.append("<details class=\"more\"><summary>")
    out.append(raw: Decimal.grouped(rest.count))
    out.append(" more</summary>\n")
    append(list: rest.prefix(listed).map(link), showsCell: showsCell, to: &out)
    if rest.count > listed {
      out.append("<p>")
      out.append(raw: Decimal.grouped(rest.count - listed))
      out.append(" further ones are in report.json.</p>\n")
    }
    out.append("</details>\n")
  }

  private static func append(
    list: [(page: String, record: PreviewRecord)], showsCell: Bool, to out: inout [UInt8]
  ) {
    out.append("<ul class=\"where\">")
    for (page, record) in list {
      out.append("<li><a href=\"")
      if !page.isEmpty {
        out.append("cells/")
        out.append(url: page)
      }
      out.append("#")
      out.append(fragment: record.id)
      out.append("\">")
      if showsCell {
        out.append(isolated: record.cell)
        out.append(" ")
      }
      out.append(nameOf: record.preview)
      out.append(extrasOf: record.preview)
      out.append("</a></li>")
    }
    out.append("</ul>\n")
  }
}
