import Markup

/// Turns the elements of a document into its model.
struct InterfaceDecoder {
  let log: ReadingLog
  let ids: DocumentIDs
  var tables: [InterfaceTable] = []
  var cells: [InterfaceCell] = []

  init(_ root: Element, _ log: ReadingLog) {
    self.log = log
    ids = DocumentIDs(root, log)
  }

  /// Looks for tables and cells in elements that are not read for themselves.
  mutating func search(_ element: Element) {
    for case .element(let child) in element.children {
      switch child.name {
      case "tableView": _ = table(child)
      case "tableViewCell": _ = cell(child, role: .loose)
      default: search(child)
      }
    }
  }

  /// Tells of a reference that leads nowhere; the model keeps it.
  func check(_ attribute: String, of element: Element) {
    guard let text = element.value(attribute) else { return }
    let id = InterfaceID(text)
    if !ids.contains(id) { log.addDangling(id, from: element, attribute: attribute) }
  }
}
