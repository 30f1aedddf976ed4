import Markup

/// The ids of all objects of a document, whatever they are.
struct DocumentIDs {
  private var lines: [String: Int] = [:]

  /// Collects the ids below an element; one that two objects have is told at the second.
  init(_ root: Element, _ log: ReadingLog) { collect(root, log) }

  func contains(_ id: InterfaceID) -> Bool { lines[id.text] != nil }

  private mutating func collect(_ element: Element, _ log: ReadingLog) {
    // The ids of these are names of devices, not of objects.
    if element.name != "device", element.name != "adaptation", let id = element.value("id"), !id.isEmpty {
      if let line = lines.updateValue(element.line, forKey: id) {
        lines[id] = line
        log.addDuplicate(id, firstLine: line, at: element)
      }
    }
    for case .element(let child) in element.children { collect(child, log) }
  }
}
