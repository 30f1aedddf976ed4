package import Designs
package import Diagnostics
import Graphics

extension InterfaceDocument {
  /// The cell that a design names; `colors` are those that the design's catalogs have by name.
  package func nibCell(
    _ reference: NibReference, source: SourceID, colors: [String: ColorValue] = [:]
  ) -> Result<NibCell, NibFault> {
    switch index(of: reference) {
    case .failure(let fault): return .failure(fault)
    case .success(let index):
      let cell = cells[index]
      let table = cell.role.table.map { tables[$0] }
      let made = DesignBuilder(self, source: source, shown: .onDevices, catalogColors: colors)
        .cell(at: index, in: table)
      // Interface Builder writes the canvas's height beside rows that size themselves too.
      let isSelfSizing = table?.rowHeight == nil && SelfSizing.holds(for: cell)
      return .success(
        NibCell(
          cell: made, height: isSelfSizing ? nil : cell.rowHeight.map { .points(Length($0)) },
          tableRowHeight: table?.rowHeight.map { .points(Length($0)) }, names: names(in: cell, made)))
    }
  }

  // MARK: Cells

  private func index(of reference: NibReference) -> Result<Int, NibFault> {
    let file = Quotation.quoted(reference.file)
    guard let name = reference.cell else {
      if cells.count == 1 { return .success(0) }
      if cells.isEmpty { return .failure(NibFault("no-nib-cell", "\(file) holds no table cell", at: .file)) }
      let message =
        "\(file) holds \(cells.count) cells; say with \"cell\" which is meant: "
        + advice(on: Array(cells.indices), instead: nil)
      return .failure(NibFault("ambiguous-nib-cell", message, at: .nib))
    }
    let found = indices(called: name)
    if found.count == 1 { return .success(found[0]) }
    if found.count > 1 {
      let message =
        "\(found.count) cells of \(file) are called \(Quotation.quoted(name)); \(advice(on: found, instead: name))"
      return .failure(NibFault("ambiguous-nib-cell", message, at: .cell))
    }
    let names = cells.flatMap { cell in Self.ways.compactMap { $0(cell) } }
    let near = Suggestion.clause(for: name, among: names)
    let all = cells.isEmpty ? "; it holds no table cell" : "; it holds \(list(of: cells))"
    let message = "\(file) has no cell \(Quotation.quoted(name))\(near.isEmpty ? all : near)"
    return .failure(NibFault("unknown-nib-cell", message, at: .cell))
  }

  /// What a design may call a cell by, the first before the others.
  private static let ways: [@Sendable (InterfaceCell) -> String?] = [
    { $0.reuseIdentifier }, { $0.id?.text }, { $0.view.customClass?.name },
  ]

  /// The cells that a name means.
  private func indices(called name: String) -> [Int] {
    for way in Self.ways {
      let found = cells.indices.filter { way(cells[$0]) == name }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// What to do where several cells are meant: names that mean one of them, else where they stand.
  private func advice(on found: [Int], instead name: String?) -> String {
    let some = found.prefix(6)
    let rest = found.count > some.count ? " and \(found.count - some.count) more" : ""
    // One that is called by the same name as others has an id, if anything.
    let ways = name == nil ? Self.ways : [Self.ways[1], Self.ways[0], Self.ways[2]]
    let names = some.map { index in
      (index, ways.compactMap { $0(cells[index]) }.first { indices(called: $0) == [index] })
    }
    let told = names.compactMap(\.1).map { Quotation.quoted($0) }.joined(separator: ", ") + rest
    if names.contains(where: { $0.1 != nil }) {
      if name == nil { return told }
      let areIDs = names.allSatisfy { $0.1 == cells[$0.0].id?.text }
      return (areIDs ? "name one by its id: " : "name one otherwise: ") + told
    }
    let lines = some.map { String(cells[$0].position.line) }.joined(separator: ", ") + rest
    return "nothing tells those in lines \(lines) apart: give each an id of its own in the file"
  }

  /// What a design may call cells by.
  private func list(of cells: [InterfaceCell]) -> String {
    let names = cells.compactMap { $0.reuseIdentifier ?? $0.id?.text }
    let rest = names.count > 6 ? " and \(names.count - 6) more" : ""
    return names.prefix(6).map { Quotation.quoted($0) }.joined(separator: ", ") + rest
  }

  // MARK: Views

  /// What a design may call the views of a cell by: an id before a label, a label before an outlet.
  private func names(in cell: InterfaceCell, _ made: Cell) -> [String: [String]] {
    var labels: [String: [String]] = [:]
    var outlets = cell.view.outlets
    var names: [String: [String]] = [:]
    for root in [cell.contentView, cell.accessoryView] {
      root?.visit { view in
        guard let id = view.id?.text else { return }
        names[id] = [id]
        if let label = view.userLabel { labels[label, default: []].append(id) }
        outlets += view.outlets
      }
    }
    // The parts of a built-in style are properties of the cell.
    for (property, id) in [
      ("textLabel", cell.textLabel), ("detailTextLabel", cell.detailTextLabel), ("imageView", cell.imageView),
    ] {
      if let id { outlets.append(InterfaceOutlet(property: property, destination: id, isCollection: false)) }
    }
    outlets += (objects + scenes.flatMap(\.objects)).flatMap(\.outlets)
    let shown = Set(made.viewIDs)
    names = names.filter { shown.contains($0.key) }
    for (label, ids) in labels where names[label] == nil {
      let ids = ids.filter { shown.contains($0) }
      if !ids.isEmpty { names[label] = ids }
    }
    var byOutlet: [String: [String]] = [:]
    for outlet in outlets where shown.contains(outlet.destination.text) {
      let id = outlet.destination.text
      if byOutlet[outlet.property]?.contains(id) != true { byOutlet[outlet.property, default: []].append(id) }
    }
    return names.merging(byOutlet) { known, _ in known }
  }
}
