/// The file names of the cells' pages: `truck.html`, `truck-2.html` and so on.
///
/// A cell may itself be called `truck-2`; first pages keep their names, a further page takes the next number that
/// is free. Names are compared without case, since some file systems do not tell it.
package struct PageNames: Sendable {
  private var names: [[String]] = []

  /// The cells' ids in the report's order, each with the number of its pages.
  package init(_ cells: [(id: String, pageCount: Int)]) {
    var taken = Set(cells.map { $0.id.lowercased() })
    for cell in cells {
      var pages = [cell.id + ".html"]
      var number = 2
      while pages.count < cell.pageCount {
        let name = "\(cell.id)-\(number)"
        number += 1
        if taken.insert(name.lowercased()).inserted { pages.append(name + ".html") }
      }
      names.append(pages)
    }
  }

  /// The pages of a cell, by its place in the list, in `cells/`.
  package subscript(cell: Int) -> [String] { names[cell] }
}
