/// The views of a document's cell, which a design may change.
struct NibParts {
  var content: View?
  var accessoryView: View?
  var style: CellStyle?

  /// A document has no rules: each part is what it is.
  init(_ cell: Cell) {
    content = cell.content.otherwise
    accessoryView = cell.accessoryView.otherwise
    style = cell.style
  }

  /// The ids of all views, in their order.
  var ids: [String] {
    var ids: [String] = []
    for view in [
      content, accessoryView, style?.textLabel?.view, style?.detailTextLabel?.view, style?.imageView,
    ] {
      view?.addIDs(to: &ids)
    }
    return ids
  }

  /// Changes the view of an id.
  mutating func change(_ id: String, _ body: (inout View) -> Void) {
    if content?.change(id, body) == true || accessoryView?.change(id, body) == true { return }
    if style?.imageView?.change(id, body) == true { return }
    if style?.textLabel?.change(id, body) == true { return }
    _ = style?.detailTextLabel?.change(id, body)
  }
}

extension Cell {
  /// The ids of the views of a document's cell, in their order.
  package var viewIDs: [String] { NibParts(self).ids }
}

extension View {
  fileprivate func addIDs(to ids: inout [String]) {
    if let id { ids.append(id) }
    for child in children { child.addIDs(to: &ids) }
  }

  /// Changes the view of an id, be it this one or one below it; whether there was one.
  fileprivate mutating func change(_ id: String, _ body: (inout View) -> Void) -> Bool {
    if self.id == id {
      body(&self)
      return true
    }
    for index in children.indices where children[index].change(id, body) { return true }
    return false
  }
}

extension CellLabel {
  fileprivate mutating func change(_ id: String, _ body: (inout View) -> Void) -> Bool {
    guard view.change(id, body) else { return false }
    if case .label(let changed) = view.kind { label = changed }
    return true
  }
}
