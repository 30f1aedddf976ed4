/// What was asked for and cannot be, by reason.
struct IndexSkipped {
  /// So many ids of one reason are told; the rest is counted and stands in `report.json`.
  private static let shown = 200

  private let skipped: [SkippedRecord]

  init(skipped: [SkippedRecord]) { self.skipped = skipped }

  func append(to out: inout [UInt8]) {
    if skipped.isEmpty { return }
    out.append(
      "<section class=\"skipped\" aria-labelledby=\"skipped-title\">\n<h2 id=\"skipped-title\">Skipped</h2>\n"
    )
    var reasons: [String] = []
    var indices: [String: [Int]] = [:]
    for (index, record) in skipped.enumerated() {
      if indices[record.reason] == nil { reasons.append(record.reason) }
      indices[record.reason, default: []].append(index)
    }
    for reason in reasons { append(reason: reason, indices: indices[reason] ?? [], to: &out) }
    out.append("</section>\n")
  }

  private func append(reason: String, indices: [Int], to out: inout [UInt8]) {
    out.append("<details><summary>")
    out.append(isolated: reason)
    out.append(" <span class=\"count\">")
    out.append(raw: Decimal.grouped(indices.count))
    out.append("</span></summary>\n<ul>")
    for index in indices.prefix(Self.shown) {
      out.append("<li><code>")
      out.append(isolated: skipped[index].id)
      out.append("</code></li>")
    }
    out.append("</ul>\n")
    if indices.count > Self.shown {
      out.append("<p class=\"rest\">")
      out.append(raw: Decimal.grouped(indices.count - Self.shown))
      out.append(" further ones are in report.json.</p>\n")
    }
    out.append("</details>\n")
  }
}
