package import Designs
package import Diagnostics
import Graphics
package import UIKitRules

extension InterfaceDocument {
  /// The canvas that computed the document's frames.
  package var canvas: Canvas {
    Canvas(
      toolsVersion: toolsVersion.number, device: device?.id, isLandscape: device?.orientation == .landscape)
  }

  /// The document's cells as its canvas shows them: a design for each table that holds some, and one for cells that
  /// stand by themselves; in the order of the file.
  package func canvasDesigns(source: SourceID) -> [Design] {
    var order: [Int?] = []
    var groups: [Int?: [Int]] = [:]
    for (index, cell) in cells.enumerated() {
      let table = cell.role.table
      if groups[table] == nil { order.append(table) }
      groups[table, default: []].append(index)
    }
    let builder = DesignBuilder(document: self, source: source)
    return order.map { builder.design(ofCells: groups[$0] ?? [], in: $0) }
  }
}

/// Makes designs of a document.
struct DesignBuilder {
  let document: InterfaceDocument
  let source: SourceID
  let canvas: Canvas
  let variations: VariationResolver
  /// The tables that are the views of table view controllers.
  let controllerTables: Set<Int>

  init(document: InterfaceDocument, source: SourceID) {
    self.document = document
    self.source = source
    canvas = document.canvas
    variations = VariationResolver(document)
    controllerTables = Set(
      document.scenes.flatMap(\.objects).filter { $0.element == "tableViewController" }.flatMap(\.tables))
  }

  /// The design of some cells, which stand in a table or by themselves.
  func design(ofCells indices: [Int], in table: Int?) -> Design {
    let holder = table.map { document.tables[$0] }
    let style = Table.Style(holder?.style ?? .plain)
    return Design(
      source: source, title: nil, assetFolders: [], previews: [preview], table: self.table(holder),
      cells: indices.map { index in
        CellBuilder(self, document.cells[index], index: index, style: style).made()
      }, scenes: [], ignores: [], images: [], systemColors: [])
  }

  private func table(_ holder: InterfaceTable?) -> Table {
    var table = Table.standard
    guard let holder else { return table }
    table.style = Table.Style(holder.style)
    table.separatorStyle = Setting(
      otherwise: holder.separatorStyle == .none ? .none : .singleLine, span: holder.span)
    return table
  }

  private var preview: PreviewMatrix {
    PreviewMatrix(
      name: nil, states: [.normal], systems: [canvas.system], devices: [canvas.device],
      appearances: [document.device?.appearance == .dark ? .dark : .light], contentSizes: [.large],
      legibilityWeights: [.regular], directions: [.leftToRight], locales: [])
  }
}

extension InterfaceObject {
  /// The tables of a view controller.
  fileprivate var tables: [Int] {
    if case .viewController(let tables) = content { tables } else { [] }
  }
}

extension Table.Style {
  init(_ style: TableStyle) {
    self =
      switch style {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
  }
}
