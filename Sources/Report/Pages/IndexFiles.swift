import Diagnostics

/// The files of a folder on the index: what there is, then one below the other, each with its tables and cells.
struct IndexFiles {
  /// A longer list stands behind a disclosure, so that the cells are not far below.
  private static let listedAtOnce = 40

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

  /// What was found in the file's pictures.
  private func appendSigns(of file: IndexPage.File, to out: inout [UInt8]) {
    pictures.appendSigns(page.cells[file.cells].flatMap(\.pages).flatMap(\.previews), to: &out)
  }
}
