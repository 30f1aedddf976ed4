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
  ///
  /// `colors` are those that the project's catalogs have by name.
  package func canvasDesigns(source: SourceID, colors: [String: ColorValue] = [:]) -> [Design] {
    designs(source, shown: .onCanvas, colors, previews: nil)
  }

  /// The same cells as devices show them, in some previews.
  package func deviceDesigns(
    source: SourceID, colors: [String: ColorValue] = [:], previews: [PreviewMatrix] = [.standard]
  ) -> [Design] {
    designs(source, shown: .onDevices, colors, previews: previews)
  }

  /// - Parameter previews: nil for the canvas's own.
  private func designs(
    _ source: SourceID, shown: CellShowing, _ colors: [String: ColorValue], previews: [PreviewMatrix]?
  ) -> [Design] {
    var order: [Int?] = []
    var groups: [Int?: [Int]] = [:]
    for (index, cell) in cells.enumerated() {
      let table = cell.role.table
      if groups[table] == nil { order.append(table) }
      groups[table, default: []].append(index)
    }
    let builder = DesignBuilder(self, source: source, shown: shown, catalogColors: colors)
    let previews = previews ?? [builder.canvasPreview]
    var designs = order.map { table in
      var design = builder.design(
        ofCells: groups[table] ?? [], in: table.map { tables[$0] }, previews: previews)
      if order.count > 1 { design.title = table.flatMap { name(ofTable: $0) } }
      return design
    }
    if shown == .onCanvas, !plainViews.isEmpty {
      designs.append(builder.design(ofViews: plainViews, previews: previews))
    }
    return designs
  }

  /// The views at the top that are no cells.
  private var plainViews: [InterfaceView] {
    (objects + scenes.flatMap(\.objects)).compactMap {
      if case .view(let view) = $0.content, view.kind == .view { view } else { nil }
    }
  }
}

/// Where the cells of a document are shown.
enum CellShowing {
  /// With the sizes that Interface Builder stored, and the metrics of its version.
  case onCanvas
  /// As a table of a running app would.
  case onDevices
}

/// Makes designs of a document.
struct DesignBuilder {
  let document: InterfaceDocument
  let source: SourceID
  let shown: CellShowing
  let colors: ColorBuilder
  let canvas: Canvas
  let variations: VariationResolver
  /// The tables that are the views of table view controllers.
  let controllerTables: Set<Int>

  /// - Parameter catalogColors: those that the project's catalogs have by name.
  init(
    _ document: InterfaceDocument, source: SourceID, shown: CellShowing, catalogColors: [String: ColorValue]
  ) {
    self.document = document
    self.source = source
    self.shown = shown
    colors = ColorBuilder(document.resources, catalog: catalogColors)
    canvas = document.canvas
    variations = VariationResolver(document, shown: shown)
    controllerTables = Set(
      document.scenes.flatMap(\.objects).filter { $0.element == "tableViewController" }.flatMap(\.tables))
  }

  /// A cell of the document, which stands in a table or by itself.
  func cell(at index: Int, in holder: InterfaceTable?) -> Cell {
    CellBuilder(
      self, document.cells[index], index: index, style: holder?.style ?? .plain,
      tableRowHeight: holder?.rowHeight
    ).made()
  }

  /// The design of some cells, which stand in a table or by themselves.
  func design(
    ofCells indices: [Int], in holder: InterfaceTable?, previews: [PreviewMatrix]
  ) -> Design {
    let cells = indices.map { cell(at: $0, in: holder) }
    return Design(
      source: source, title: nil, assetFolders: [], previews: previews, table: table(holder), cells: cells,
      scenes: [scene(of: cells, at: indices, in: holder)], ignores: [],
      images: cells.flatMap(\.images), systemColors: [])
  }

  /// The design of views that are no cells.
  func design(ofViews views: [InterfaceView], previews: [PreviewMatrix]) -> Design {
    var table = Table.standard
    table.separatorStyle = Setting(otherwise: .none)
    return Design(
      source: source, title: nil, assetFolders: [], previews: previews, table: table,
      cells: views.enumerated().map { CellBuilder(self, view: $1, index: $0).made() }, scenes: [],
      ignores: [], images: [], systemColors: [])
  }

  private func table(_ holder: InterfaceTable?) -> Table {
    var table = Table.standard
    guard let holder else { return table }
    func set<Value>(_ value: Value) -> Setting<Value> { Setting(otherwise: value, span: holder.span) }
    func color(_ color: InterfaceColor?) -> Setting<ColorValue?> {
      color.flatMap { colors.color($0) }.map { set($0) } ?? Setting(otherwise: nil)
    }
    table.style = holder.style
    table.separatorStyle = set(holder.separatorStyle == .none ? .none : .singleLine)
    table.backgroundColor = color(holder.view.appearance.backgroundColor)
    table.separatorColor = color(holder.separatorColor)
    table.tintColor = color(holder.view.appearance.tintColor ?? document.tintColor)
    table.allowsSelection = set(holder.allowsSelection)
    if let insets = holder.separatorInset { table.separatorInset = set(insets.directional) }
    return table
  }

  /// The table itself; a static one in its sections.
  private func scene(of cells: [Cell], at indices: [Int], in table: InterfaceTable?) -> Scene {
    guard let table, !table.sections.isEmpty else { return .all(cells) }
    var places: [Int: Int] = [:]
    for (place, index) in indices.enumerated() { places[index] = place }
    let sections = table.sections.map { section in
      Scene.Section(
        header: section.headerTitle, footer: section.footerTitle,
        rows: section.cells.compactMap { places[$0] }.map { Scene.Row(cell: $0, row: 0, state: .normal) })
    }
    return Scene(id: Scene.allID, sections: sections, span: nil)
  }

  /// What the canvas shows.
  var canvasPreview: PreviewMatrix {
    // Xcode's own figure, which needs no mark.
    var facts = FactSet()
    return PreviewMatrix(
      name: nil, states: [.normal], systems: [canvas.system], devices: [canvas.device],
      appearances: [document.device?.appearance == .dark ? .dark : .light],
      contentSizes: [canvas.contentSize(facts: &facts)],
      legibilityWeights: [.regular], directions: [.leftToRight], locales: [])
  }
}

extension InterfaceObject {
  /// The tables of a view controller.
  fileprivate var tables: [Int] {
    if case .viewController(let tables) = content { tables } else { [] }
  }
}
