/// PDFs written by hand.
enum PDFFixture {
  /// One page that runs the operators of `content`; `objects` follow from number 5 on.
  static func pdf(
    _ content: String, box: String = "0 0 24 24", page: String = "", resources: String = "",
    objects: [String] = [], catalog: String = "", trailer: String = "", pages: Int = 1
  ) -> [UInt8] {
    // The further pages stand behind all others.
    let further = 5 + objects.count
    let kids = (["3 0 R"] + (0..<pages - 1).map { "\(further + $0) 0 R" }).joined(separator: " ")
    let all =
      [
        "<< /Type /Catalog /Pages 2 0 R \(catalog) >>", "<< /Type /Pages /Kids [\(kids)] /Count \(pages) >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] \(page) /Resources << \(resources) >> /Contents 4 0 R >>",
        stream(content),
      ] + objects
      + Array(repeating: "<< /Type /Page /Parent 2 0 R /MediaBox [\(box)] >>", count: pages - 1)
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in all.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = text.utf8.count
    text += "xref\n0 \(all.count + 1)\n0000000000 65535 f \n"
    for offset in offsets {
      let digits = String(offset)
      text += String(repeating: "0", count: 10 - digits.count) + digits + " 00000 n \n"
    }
    text += "trailer\n<< /Size \(all.count + 1) /Root 1 0 R \(trailer) >>\nstartxref\n\(table)\n%%EOF\n"
    return Array(text.utf8)
  }

  static func stream(_ content: String, _ keys: String = "") -> String {
    "<< \(keys) /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream"
  }

  /// A transparency group with two squares.
  static func group(_ content: String, space: String = "") -> String {
    stream(
      content, "/Type /XObject /Subtype /Form /BBox [0 0 24 24] /Group << /S /Transparency \(space) >>")
  }

  /// Forms that double at each of 30 levels: a thousand million boxes.
  static let bomb: [UInt8] = {
    let levels = (0..<30).map { level in
      stream(
        level == 29 ? "0 g 1 1 2 2 re f" : "/F Do /F Do",
        "/Type /XObject /Subtype /Form /BBox [0 0 24 24] /Resources << /XObject << /F \(level + 6) 0 R >> >>")
    }
    return pdf("/F Do", resources: "/XObject << /F 5 0 R >>", objects: levels)
  }()
}
