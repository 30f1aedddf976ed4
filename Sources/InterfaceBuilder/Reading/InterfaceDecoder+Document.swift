import Diagnostics
import Markup

extension InterfaceDecoder {
  /// The document of its root, whose type has been checked.
  mutating func document(_ root: Element, kind: DocumentKind) -> InterfaceDocument {
    var fields = ElementFields(root, log)
    var document = InterfaceDocument(
      kind: kind, toolsVersion: fields.toolsVersion(), systemVersion: fields.string("systemVersion"),
      targetRuntime: fields.string("targetRuntime") ?? "", usesAutolayout: fields.flag("useAutolayout"),
      usesTraitCollections: fields.flag("useTraitCollections"), usesSafeAreas: fields.flag("useSafeAreas"))
    document.initialViewController = fields.id("initialViewController")
    document.tintColor = fields.color("tintColor")
    document.device = fields.device()
    document.dynamicTypePreference = fields.dynamicTypePreference()
    document.designables = fields.designables()
    document.resources = fields.resources()
    for list in fields.children("objects") { document.objects += list.elements.map { object($0) } }
    for list in fields.children("scenes") {
      document.scenes += list.elements.filter { $0.name == "scene" }.map { scene($0) }
    }
    document.tables = tables
    document.cells = positioned(cells)
    document.unsupported = log.unsupported
    document.namedColors = log.colors
    return document
  }

  private mutating func scene(_ element: Element) -> InterfaceScene {
    var objects: [InterfaceObject] = []
    for list in element.elements where list.name == "objects" { objects += list.elements.map { object($0) } }
    return InterfaceScene(
      id: element.value("sceneID").map { InterfaceID($0) }, objects: objects, span: log.span(of: element))
  }

  private mutating func object(_ element: Element) -> InterfaceObject {
    var fields = ElementFields(element, log)
    return InterfaceObject(
      id: fields.id("id"), element: element.name, customClass: fields.customClass(),
      userLabel: fields.longString("userLabel"), title: fields.longString("title"),
      storyboardIdentifier: fields.string("storyboardIdentifier"), content: content(of: element),
      outlets: fields.outlets(), span: fields.span)
  }

  private mutating func content(of element: Element) -> InterfaceObject.Content {
    if element.name == "placeholder" { return .placeholder(element.value("placeholderIdentifier") ?? "") }
    if element.name == "tableViewCell" { return .cell(cell(element, role: .topLevel)) }
    if element.name == "tableView" { return .table(table(element)) }
    if isView(element) { return .view(view(element)) }
    let first = tables.count
    search(element)
    let isController = element.name.hasSuffix("Controller")
    return isController ? .viewController(tables: Array(first..<tables.count)) : .other
  }

  /// A view is known by its name, or by having a frame.
  private func isView(_ element: Element) -> Bool {
    ViewKind.isKnown(element.name)
      || element.elements.contains {
        ($0.name == "rect" || $0.name == "frame") && $0.value("key")?.hasPrefix("frame") == true
      }
  }

  /// Gives the cells their lines and columns, in one walk through the file.
  private func positioned(_ cells: [InterfaceCell]) -> [InterfaceCell] {
    let file = SourceFile(name: "", bytes: log.bytes)
    let positions = file.positions(at: cells.map { Int($0.span.start) })
    var cells = cells
    for (index, position) in positions.enumerated() { cells[index].position = position }
    return cells
  }
}
